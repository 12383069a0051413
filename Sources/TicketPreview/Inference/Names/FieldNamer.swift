import TicketSchema

/// Names the fields of one kind: by their keys as far as Swift and the other names allow.
struct FieldNamer {
  /// The type of the kind, which no enum may have.
  let typeName: String

  /// The names taken, in lower case, and the Swift members and types of the fields. What a ticket has
  /// besides is called like none of those: members of fields end in `Value`, and types begin in upper
  /// case.
  private var names: Set<String> = []
  private var members: Set<String> = []

  init(typeName: String) { self.typeName = typeName }

  /// The fields with their names; those nearest to the row choose first.
  mutating func name(_ fields: [FieldDraft]) -> [FieldDraft] {
    var fields = fields
    let order = fields.indices.sorted { left, right in
      let (first, second) = (fields[left].paths[0].steps.count, fields[right].paths[0].steps.count)
      return first == second ? left < right : first < second
    }
    for (number, index) in order.enumerated() {
      fields[index].name = name(fields[index], number: number)
    }
    return fields
  }

  private mutating func name(_ field: FieldDraft, number: Int) -> String {
    for name in candidates(field) where take(name, field.type) { return name }
    // Some number is free: there are fewer names than numbers.
    var count = number + 1
    let base = DraftName.identifier(field.key) ?? "field"
    while !take("\(base)\(count)", field.type) { count += 1 }
    return "\(base)\(count)"
  }

  /// The key, then the key behind those above it.
  private func candidates(_ field: FieldDraft) -> [String] {
    let steps = field.paths[0].memberNames.compactMap(DraftName.identifier)
    guard var name = steps.last, DraftName.identifier(field.key) != nil else { return [] }
    var names = [name]
    for step in steps.dropLast().reversed() {
      name = DraftName.camel(step) + DraftName.capitalized(DraftName.camel(name))
      if name.unicodeScalars.count <= 60 { names.append(name) }
    }
    if DraftName.isReserved(names[0]) || field.type.isEnumeration {
      names.append(names[0] + "Code")
    }
    return names
  }

  private mutating func take(_ name: String, _ type: FieldType) -> Bool {
    let member = name + "Value"
    let enumName = type.enumType == nil ? nil : DraftName.capitalized(name)
    guard !DraftName.isReserved(name), !names.contains(name.lowercased()),
      !members.contains(member), enumName.map(isFree) ?? true
    else { return false }
    names.insert(name.lowercased())
    members.insert(member)
    if let enumName { members.insert(enumName) }
    return true
  }

  /// Whether an enum may have a name.
  private func isFree(_ name: String) -> Bool {
    !members.contains(name)
      && GeneratedNames.obstacle(to: name, as: .enumType(inTicket: typeName)) == nil
      && name.unicodeScalars.first.map { !("0"..."9").contains($0) && $0 != "_" } ?? false
  }
}
