/**
 * The page of a money receipt, in Typst. Everything on it is data, read as JSON, so that a name cannot be markup. Kept as a
 * text of a module because a build holds modules alone. The colours are those of the product in its light theme.
 *
 * With the picture of the page as input `picture` (SVG), the picture is drawn, and the words lie over it unseen, one glyph a
 * character in the order of reading: readers of PDF copy the glyphs of shaped Bangla doubled and out of order.
 */
export const RECEIPT_TEMPLATE = String.raw`
#let data = json(bytes(sys.inputs.receipt))
#let picture = sys.inputs.at("picture", default: none)
#let (ink, quiet, green, brass, soft, line-colour) = (
  "#17211c", "#5f6962", "#0f4d3a", "#b4842a", "#e4efe9", "#cfc8b8",
).map(colour => rgb(colour).transparentize(if picture == none { 0% } else { 100% }))
#let sans = "Noto Sans Bengali"
#let heading-font = if data.language == "en" { ("Libertinus Serif", sans) } else { (sans,) }

#set document(title: data.documentTitle, author: data.brand, date: none)
#set page(width: 210mm, height: 148mm, margin: (x: 16mm, top: 13mm, bottom: 11mm))
#set page(background: image(bytes(picture), width: 100%)) if picture != none
#set text(font: (sans, "Libertinus Serif", "DejaVu Sans Mono"), lang: data.language, region: "BD", size: 9.5pt, fill: ink)
#set par(leading: 0.55em, spacing: 0.6em)
#show heading: set text(font: heading-font, weight: "semibold", fill: green)

// As wide as the shaped word, with marks apart from their letters: both would be copied as one. Marks without width begin
// before the end of the letter, in their order: readers take a rest of rounding for a space, and sort by place.
#let plain(word) = context {
  let is-thin(letter) = letter.match(regex("[\p{Mn}\p{Cf}]")) != none
  let characters = word.text.codepoints()
  let letters = text(script: "latn", ("", ..characters).zip(characters).map(((before, letter)) => {
    if is-thin(letter) and not is-thin(before) { h(-0.004em) } else if letter.match(regex("[\p{M}\p{Cf}]")) != none { h(0.001em) }
    letter
  }).join())
  let width = measure(word).width
  box(width: width, scale(x: width / measure(letters).width * 100%, origin: left, reflow: true, letters))
}
#show regex("[\u{0980}-\u{09ff}\u{200c}\u{200d}]+"): word => if picture == none { word } else { plain(word) }

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
