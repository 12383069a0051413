import Foundation
import TicketSchema

/// YAML texts and responses to all that is shown of them: the forms agree, and no text gets out of its
/// place.
func fuzzPreview(_ bytes: [UInt8]) {
  let bundle = FileBundle(bytes)
  guard let catalog = SchemaOutcome(bundle).placed?.catalog else { return }
  let view = ResponseView(catalog)
  for response in bundle.responses { view.show(Data(response.bytes)) }
}
