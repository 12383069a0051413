/// Does something whose load asks a `ManualSource` under a number.
func numbered<Value>(_ number: Int, _ body: () -> Value) -> Value {
  ManualSource.$number.withValue(number, operation: body)
}
