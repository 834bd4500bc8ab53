/**
 * The page of a money receipt, in Typst. Everything on it is data, read as JSON, so that a name cannot be markup. Kept as a
 * text of a module because a build holds modules alone. The colours are those of the product in its light theme.
 */
export const RECEIPT_TEMPLATE = String.raw`
#let data = json(bytes(sys.inputs.receipt))
#let (ink, quiet, green, brass, soft, line-colour) = (
  rgb("#17211c"), rgb("#5f6962"), rgb("#0f4d3a"), rgb("#b4842a"), rgb("#e4efe9"), rgb("#cfc8b8"),
)
#let sans = "Noto Sans Bengali"
#let heading-font = if data.language == "en" { ("Libertinus Serif", sans) } else { (sans,) }

#set document(title: data.documentTitle, author: data.brand, date: none)
#set page(width: 210mm, height: 148mm, margin: (x: 16mm, top: 13mm, bottom: 11mm))
#set text(font: (sans, "Libertinus Serif", "DejaVu Sans Mono"), lang: data.language, region: "BD", size: 9.5pt, fill: ink)
#set par(leading: 0.55em, spacing: 0.6em)
#show heading: set text(font: heading-font, weight: "semibold", fill: green)

// The woven lozenge of the logo.
#let mark(size) = {
  let unit = size / 17
  let stitch(x, y, colour) = place(
    dx: (x + 8) * unit, dy: (y + 8) * unit, rect(width: unit, height: unit * 0.86, fill: colour),
  )
  box(width: size, height: size, for y in range(-8, 9) {
    for x in range(-8, 9) {
      let distance = calc.abs(x) + calc.abs(y)
      if distance <= 1 { stitch(x, y, brass) } else if (
        distance == 8
          or (distance == 6 and calc.even(x))
          or (distance <= 4 and distance != 2)
      ) { stitch(x, y, green) }
    }
  })
}

#let paragraphs(lines) = lines.enumerate().map(((index, line)) => if index == 0 {
  text(weight: "semibold", line)
} else { text(size: 0.92em, line) }).join(linebreak())

#let label(name) = text(size: 0.88em, fill: quiet, name)

#let head = grid(
  columns: (auto, 1fr, auto),
  column-gutter: 3mm,
  align: (horizon, horizon, right + horizon),
  mark(9mm),
  text(font: heading-font, size: 15pt, weight: "semibold", fill: green, data.brand),
  {
    set text(size: 9pt)
    data.issue.map(row => [#label(row.label)#h(2mm)#text(weight: "semibold", row.lines.first())]).join(linebreak())
  },
)

#let title = {
  heading(level: 1, text(size: 20pt, data.title))
  v(0.6mm)
  line(length: 18mm, stroke: 1.4pt + brass)
}

// A line that breaks within a word may reach past its edge by less than a letter: there is room for it.
#let value(lines) = pad(right: 1em, paragraphs(lines))

#let rows = table(
  columns: (36mm, 1fr),
  stroke: (x, y) => if y > 0 { (top: 0.4pt + line-colour) },
  inset: (x: 0mm, y: 0.62em),
  ..data.rows.map(row => (label(row.label), value(row.lines))).flatten(),
)

#let amount = block(
  width: 100%, fill: soft, radius: 2mm, inset: (x: 5mm, y: 3.2mm),
  grid(
    columns: (auto, 1fr),
    column-gutter: 8mm,
    row-gutter: 2.6mm,
    align: horizon,
    label(data.amount.label),
    label(data.inWords.label),
    text(size: 17pt, weight: "semibold", fill: green, data.amount.lines.first()),
    text(weight: "semibold", data.inWords.lines.first()),
  ),
)

#let foot = text(size: 8pt, fill: quiet, data.foot)

#head
#v(1mm)
#line(length: 100%, stroke: 0.6pt + green)
#v(1mm)
#title
#v(1mm)

// What people wrote may be long: it becomes smaller until it fits, and what no size holds is cut off below.
#block(width: 100%, height: 1fr, clip: true, layout(room => {
  let body(size) = {
    set text(size: size)
    rows
    v(2.5mm, weak: true)
    amount
  }
  let fits(size) = measure(body(size), width: room.width).height <= room.height
  let sizes = (10.5pt, 10pt, 9.5pt, 9pt, 8.5pt, 8pt, 7.5pt, 7pt, 6.5pt, 6pt, 5.5pt, 5pt, 4.5pt)
  let fitting = sizes.find(fits)
  body(if fitting == none { sizes.last() } else { fitting })
}))
#v(2mm)
#line(length: 100%, stroke: 0.4pt + line-colour)
#foot
`;
