/// The schemas folder that a new project begins with: settings to change, and one kind to copy.
package enum StarterFolder {
  /// The files, settings first.
  package static let files = [
    StarterFile(name: "ticketgen.yaml", text: settings),
    StarterFile(name: "coupon.yaml", text: coupon),
  ]

  private static let settings = """
    # What holds for all kinds of tickets. Every key may be left out: what stands behind a `#` and a
    # key is its default.

    # Where a response keeps its rows, and what tells the kinds apart. This is
    #   {"modelType": 1, "data": [{…}, {…}]}
    # with one kind for the whole response. Where each row names its own kind, write the path of that
    # name from the row:
    #   envelope: {items: data, each: type}
    envelope:
      type: modelType
      items: data

    # How dates and numbers are shown, where no device says otherwise.
    locale: zh_CN

    # The zone of dates that the server sends without one.
    timeZone: Asia/Shanghai

    # The currency of `money` fields that name none, as in ISO 4217.
    currency: CNY

    # The folder for the Swift files, from this file on, and who sees the types in them.
    # output: ../Generated
    # access: public

    # Colours, and the text styles that `perferential` uses; sizes are points.
    colors: {accent: "#FD6363"}
    styles:
      symbol: {size: 16, color: accent}
      amount: {size: 32, weight: bold, color: accent}

    # Display properties that every kind has besides the five that all tickets show.
    # properties:
    #   badge: text?
    #   isMuted: flag

    """

  private static let coupon = """
    # One file is one kind of ticket, and its name is the kind's: this one is `coupon`, the Swift type
    # `CouponTicket`. Start another kind with `ticketgen add NAME`.

    # Becomes the documentation of the type, and the heading in the preview.
    summary: 优惠券, money off once the order reaches a limit.

    # The discriminator of this kind's rows; `[1, 4]` for several.
    match: 1

    # The field that tells one ticket from another.
    id: ticketId

    # What the server sends: the JSON key, and its type. With `?` the server may leave it out.
    fields:
      ticketId: string
      goodName: string
      overdue: {type: bool, default: false}
      ticketMoney: money
      # A path where the key is not the name; of several, the first that can be used counts.
      limit: {type: "money?", from: [minLimitMoney, rule.min], absent: [0]}
      # `iso8601`, `seconds`, `milliseconds`, or a pattern.
      deadline: {type: date, format: yyyy-MM-dd HH:mm:ss}

    # What the cell shows: text with fields in braces. Of several cases the first whose `when` holds
    # counts; `{deadline:yyyy-MM-dd}` says how a field is written.
    display:
      backgroundImageName:
        - when: overdue or deadline < now
          text: coupon_overdue
        - text: coupon_common
      goodName: "{goodName}"
      effectCondition:
        - when: limit is present
          text: "· 满{limit}元可用"
        - text: · 无门槛
      deadline: "· 有效期至：{deadline:yyyy-MM-dd}"
      # The big text of the ticket, in runs with a style of the settings each.
      perferential:
        runs:
          - {text: "￥", style: symbol}
          - {text: "{ticketMoney}", style: amount}

    """
}
