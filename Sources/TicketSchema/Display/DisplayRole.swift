/// What a display property is asked for by, and with it what its value may be.
enum DisplayRole {
  case model(ProtocolProperty)
  case project(ProjectProperty)

  /// A further name of this kind alone.
  case own

  init(_ name: String, in project: ProjectContext) {
    if let property = ProtocolProperty(rawValue: name) {
      self = .model(property)
    } else {
      self = project.property(name).map(DisplayRole.project) ?? .own
    }
  }

  var ownership: DisplayProperty.Ownership {
    switch self {
    case .model: .ticketModel
    case .project: .projectTicket
    case .own: .own
    }
  }

  /// Whether every ticket has a value for the property.
  var needsValue: Bool {
    switch self {
    case .model(let property): property.isRequired
    case .project(let property): !property.kind.isOptional
    case .own: false
    }
  }

  /// Whether the value is styled; nil where the cases tell.
  var isStyled: Bool? {
    switch self {
    case .model(let property): property == .perferential
    case .project(let property): property.kind.isStyled
    case .own: nil
    }
  }

  /// Whether the property is a condition.
  var isFlag: Bool {
    if case .project(let property) = self { property.kind == .flag } else { false }
  }
}
