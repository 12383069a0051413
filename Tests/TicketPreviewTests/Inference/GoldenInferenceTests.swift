import Testing

@testable import TicketPreview

/// Two drafts as a whole, written by hand.
@Suite struct GoldenInferenceTests {
  @Test func draftsAChineseCouponList() throws {
    let run = try Inferring(
      [
        (
          "app/coupons.json",
          .init(
            #"""
            {"modelType":1,"data":[
             {"ticketId":"7","goodName":"豆浆","isUsed":0,"ticketMoney":12.5,"minLimitMoney":50,"endTime":1798732799000},
             {"ticketId":"8","goodName":"油条","isUsed":1,"ticketMoney":3,"endTime":1795795200000}]}
            """#.utf8)
        )
      ])
    #expect(
      run.text(of: "ticketgen.yaml") == """
        # Drafted by ticketgen infer: look at what is marked CHECK.
        envelope: {type: modelType, items: data}
        locale: zh_CN
        # CHECK: the samples do not say in which zone their dates are meant.
        timeZone: Asia/Shanghai
        # CHECK: the samples do not say in which currency amounts are that name none.
        currency: CNY

        """)
    #expect(
      run.text(of: "coupons.yaml") == """
        # Drafted by ticketgen infer from rows 0, 1 of coupons.json.
        # What is marked CHECK is a guess: look at it, then take the remark away.
        summary: "Rows whose modelType is 1."
        match: 1
        id: ticketId
        fields:
          ticketId: string
          goodName: string
          isUsed: bool
          ticketMoney: money
          minLimitMoney: "money?"
          endTime: {type: date, format: milliseconds}
        display:
          backgroundImageName:
            - {when: "isUsed", text: "coupons_used"}
            - {when: "endTime < now", text: "coupons_overdue"}
            - {text: "coupons_common"}
          goodName: "{goodName}"
          effectCondition:
            - {when: "minLimitMoney is present", text: "· 满{minLimitMoney}元可用"}
            - {text: "· 无门槛"}
          deadline: "· {endTime:yyyy-MM-dd HH:mm}截止"
          perferential:
            runs:
              - {text: "{ticketMoney:symbol}", style: symbol}
              - {text: "{ticketMoney}", style: amount}

        """)
    #expect(try run.brokenPromises() == [])
  }

  @Test func draftsAnEnglishOfferOfItsOwn() throws {
    let run = try Inferring(
      [
        (
          "standard input",
          .init(
            #"""
            {"offer-id":9,"title":"Free <coffee>","percent_off":15,"starts":null,
             "validity":{"until":"31/12/2026"},"label":{"en":"x\ny"}}
            """#.utf8)
        )
      ])
    #expect(run.drafts.files.map(\.name) == ["ticketgen.yaml", "offer.yaml"])
    #expect(
      run.text(of: "offer.yaml") == """
        # Drafted by ticketgen infer from row 0 of standard input.
        # What is marked CHECK is a guess: look at it, then take the remark away.
        summary: "Rows that have offer-id."
        match: {has: offer-id}
        id: offerId
        fields:
          offerId: {type: string, from: offer-id}
          # CHECK: the texts look like HTML: `markup: html` takes the tags out
          title: {type: string, markup: html}
          percent_off: {type: rate, as: percentOff}
          until: {type: date, from: validity.until, format: "dd/MM/yyyy", endOfDay: true}
          en: {type: string, from: label.en}
        # Left out:
        #   starts: always null
        display:
          backgroundImageName:
            - {when: "until < now", text: "offer_overdue"}
            - {text: "offer_common"}
          goodName: "{title}"
          # CHECK: no key looks like a condition: write when the ticket takes effect
          effectCondition: "See the conditions"
          deadline: "Until {until:yyyy-MM-dd}"
          perferential:
            runs:
              - {text: "{percent_off:percentOff}", style: amount}
              - {text: "% off", style: symbol}

        """)
    #expect(try run.brokenPromises() == [])
  }
}
