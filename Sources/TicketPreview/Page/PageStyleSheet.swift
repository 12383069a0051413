import TicketKit

/// The page's style sheet.
enum PageStyleSheet {
  /// The text of the style sheet.
  static let css = variables + rules

  /// The palettes as CSS variables that follow the surroundings.
  private static var variables: String {
    func color(_ name: String, _ light: UInt32, _ dark: UInt32) -> String {
      "  --\(name): \(TextColor(light: light, dark: dark).cssColor);\n"
    }
    let light = PagePalette.light
    let dark = PagePalette.dark
    return ":root {\n  color-scheme: light dark;\n"
      + color("page", light.page, dark.page) + color("paper", light.paper, dark.paper)
      + color("opposite", light.opposite, dark.opposite) + color("ink", light.ink, dark.ink)
      + color("minor", light.minor, dark.minor)
      + color("opposite-ink", light.oppositeInk, dark.oppositeInk)
      + color("muted", light.muted, dark.muted) + color("muted-ink", light.mutedInk, dark.mutedInk)
      + color("line", light.line, dark.line) + color("link", light.link, dark.link)
      + color("fault", light.fault, dark.fault) + color("mixed-light", light.opposite, dark.paper)
      + color("mixed-light-ink", light.oppositeInk, dark.ink)
      + color("mixed-dark", light.paper, dark.opposite)
      + color("mixed-dark-ink", light.ink, dark.oppositeInk) + "}\n"
  }

  private static let rules = """
    :root:has(#theme-light:checked) { color-scheme: light; }
    :root:has(#theme-dark:checked) { color-scheme: dark; }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 72rem; padding: 1rem 1.25rem 3rem;
      background: var(--page); color: var(--ink);
      font: 1rem/1.45 system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif;
    }
    html { background: var(--page); }
    h1 { font-size: 1.5rem; margin: 0.5rem 0; }
    h2 { font-size: 1.2rem; margin: 2rem 0 0.25rem; overflow-wrap: anywhere; }
    p, h3, dl, dd { margin: 0; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { position: static; }
    .count {
      font-size: 0.8rem; font-weight: 600; color: var(--minor); background: var(--paper);
      border: 1px solid var(--line); border-radius: 1rem; padding: 0 0.5rem; white-space: nowrap;
    }
    .summary, .none { color: var(--minor); overflow-wrap: anywhere; white-space: pre-wrap; }
    nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin: 0.75rem 0; padding: 0; }
    nav li { min-width: 0; overflow-wrap: anywhere; }
    .theme { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; color: var(--minor); }
    .theme legend { float: left; margin-right: 1rem; padding: 0; }
    .tickets {
      list-style: none; margin: 0.75rem 0 0; padding: 0; display: grid; gap: 1rem;
      grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
    }
    .tickets > li { min-width: 0; filter: drop-shadow(0 1px 3px rgb(0 0 0 / 0.22)); }
    .ticket {
      --stub: 8.5rem; --notch: 9px;
      display: grid; grid-template-columns: var(--stub) minmax(0, 1fr); min-height: 8rem; height: 100%;
      background: var(--paper); color: var(--ink); border-radius: 12px; overflow: hidden;
      mask:
        radial-gradient(circle var(--notch) at var(--stub) 0, transparent 97%, #000) exclude,
        radial-gradient(circle var(--notch) at var(--stub) 100%, transparent 97%, #000) exclude,
        linear-gradient(#000 0 0);
      mask-composite: intersect;
    }
    .stub {
      display: grid; place-items: center; padding: 0.75rem 0.5rem; min-width: 0;
      border-inline-end: 2px dashed var(--line);
    }
    .stub-paper-paper { background: var(--paper); color: var(--ink); }
    .stub-opposite-opposite { background: var(--opposite); color: var(--opposite-ink); }
    .stub-opposite-paper { background: var(--mixed-light); color: var(--mixed-light-ink); }
    .stub-paper-opposite { background: var(--mixed-dark); color: var(--mixed-dark-ink); }
    .stub:empty {
      background: repeating-linear-gradient(135deg, var(--page) 0 6px, transparent 6px 12px);
    }
    .big {
      --scale: var(--fit, 1);
      max-width: 100%; text-align: center; line-height: 1.15; font-size: calc(1rem * var(--scale));
    }
    .body { padding: 0.8rem 1rem 0.7rem; min-width: 0; display: flex; flex-direction: column; gap: 0.2rem; }
    .name { font-size: 1.05rem; }
    .effectCondition, .deadline { font-size: 0.9rem; color: var(--minor); }
    .big, .name, .effectCondition, .deadline, dd { white-space: pre-wrap; overflow-wrap: anywhere; }
    dl { font-size: 0.85rem; display: grid; gap: 0.1rem; }
    dl > div { display: flex; gap: 0.5rem; }
    dt { color: var(--minor); overflow-wrap: anywhere; }
    dd { min-width: 0; }
    .source {
      margin-top: auto; padding-top: 0.3rem; font-size: 0.75rem; color: var(--minor);
      overflow-wrap: anywhere;
    }
    .over, .over .stub { background: var(--muted); color: var(--muted-ink); }
    .over .effectCondition, .over .deadline, .over .source, .over dt { color: var(--muted-ink); }
    .issues { list-style: none; margin: 0.75rem 0 0; padding: 0; display: grid; gap: 0.75rem; }
    .issue {
      background: var(--paper); border-inline-start: 4px solid var(--fault); border-radius: 6px;
      padding: 0.6rem 0.9rem; font-size: 0.9rem; overflow-wrap: anywhere;
    }
    .code { color: var(--fault); }
    .path { font-family: ui-monospace, "SF Mono", Menlo, monospace; }
    @media (max-width: 30rem) {
      body { padding: 0.75rem 0.75rem 2rem; }
      .ticket { --stub: 6.5rem; }
      .big { --scale: var(--fit-narrow, 1); }
    }
    @media print {
      .theme, .skip { display: none; }
      .tickets > li { break-inside: avoid; filter: none; }
    }

    """
}
