/// A meaning that a word of a JSON key may have, whatever language or spelling it is written in.
enum KeyWord: String {
  // What a ticket is.
  case good, name, title, label, code, status, type, rule, condition, order, image, background, url

  // Time.
  case start, end, time, date, overdue, duration, zoned

  // Worth.
  case discount, amount, money, price, value, percent, rate, fold, off, bonus, balance, currency
  case minor, major, original, commission

  // Thresholds and counts.
  case minimum, maximum, limit, threshold, full, count, remain

  // Flags, states and what belongs to others.
  case flag, state, use, receive, id, contact, version, user, shop, category, language, created
  case presale
}
