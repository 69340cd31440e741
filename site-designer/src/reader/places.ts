import { emptyPlace, type Place, type Stretch } from '#designer/sheet/sheet'
import type { Reading } from '#designer/reader/reading'
import { hoursTokens, mightSayHours } from '#designer/reader/shapes/hours_tokens'

/** A line that starts with the name or the address of a place; what follows belongs to it. */
interface PlaceHeading {
  offset: number
  label?: Stretch
}

/** The place to which a position belongs: that of the heading above it, else the first. Made where it is missing. */
export function placeAt(reading: Reading, offset: number): Place {
  const number = placeNumberAt(reading, offset)
  const { where } = reading.sheet
  while (where.length <= number) where.push(newPlace(reading, where.length))
  return where[number]
}

/** Its number in `where`. */
export function placeNumberAt(reading: Reading, offset: number): number {
  const after = placeHeadings(reading).filter((heading) => heading.offset <= offset).length
  return Math.max(0, after - 1)
}

/** Whether a stretch is the label of a place: "Leith" in "Leith: Mon–Fri 9–5". */
export function isPlaceLabel(reading: Reading, [start, end]: Stretch): boolean {
  return placeHeadings(reading).some(({ label }) => label && label[0] < end && start < label[1])
}

function newPlace(reading: Reading, number: number): Place {
  const label = placeHeadings(reading)[number]?.label
  if (!label) return emptyPlace()
  reading.take(label, 'field', 'where.label')
  return { label: { value: reading.text(label), source: 'said', from: label }, ...emptyPlace() }
}

const known = new WeakMap<Reading, PlaceHeading[]>()

function placeHeadings(reading: Reading): PlaceHeading[] {
  const headings = known.get(reading) ?? findHeadings(reading)
  known.set(reading, headings)
  return headings
}

const labelPattern =
  /^[-*•–\s]*(?<label>\p{Lu}[\p{L}\p{M}'’.]{1,24}(?:[ -][\p{L}\p{M}'’.]{1,24}){0,3})\s?(?<mark>:|[–—]|-(?=\s)|\(|$)/u
const several =
  /(?<!\p{L})(?:two|three|four|five|six|both|2|3|4|5|6|our|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|dois|duas|três|iki|üç)\s(?:\p{L}{3,12}\s)?(?:shops|stores|locations|branches|places|sites|restaurants|cafes|cafés|studios|salons|bars|clinics|surgeries|bakeries|gyms|venues|filialen|standorte|läden|boutiques|adresses|restaurants|tiendas|locales|sedi|negozi|vestigingen|winkels|lojas|unidades|şube(?:miz)?|mağaza(?:mız)?|dükkan(?:ımız)?)(?!\p{L})/iu
const address = new RegExp(
  [
    String.raw`\d{1,4}[a-z]?,?\s(?:\p{Lu}[\p{L}'’.-]{1,20}\s){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Sq|Place|Row|Way|Drive|Terrace|Court|Quay|Hill|Gardens|Walk|Parade|Boulevard|Blvd)(?!\p{L})`,
    String.raw`\p{Lu}[\p{L}-]{2,25}(?:straße|strasse|str\.|gasse|platz|weg|allee|straat|laan|plein|gracht)\s\d{1,4}`,
    String.raw`\d{1,4},?\s(?:bis\s)?(?:rue|avenue|place|boulevard|chemin|quai)\s\p{L}`,
    String.raw`(?:Calle|Via|Viale|Piazza|Corso|Rua|Avenida|Plaza|Largo)\s\p{L}[^\d\n]{2,40}\d{1,4}`,
    String.raw`\p{L}{2,20}\s(?:Cad(?:desi|\.)|Sok(?:ak|ağı|\.)|Mah(?:allesi|\.))`,
  ].join('|'),
  'u'
)

/** Nobody lists places further down. */
const mostLines = 120
const mostPlaces = 20

/** Two labels or more that are places for sure, else two lines or more that start with an address. */
function findHeadings(reading: Reading): PlaceHeading[] {
  const labelled = labels(reading)
  if (labelled.length > 1) return labelled
  const addressed = reading.lines
    .slice(0, mostLines)
    .filter(
      ({ text }) =>
        /^\D{0,40}$/u.test(text.slice(0, address.exec(text)?.index ?? 0)) && address.test(text)
    )
    .map(({ from }) => ({ offset: from[0] }))
  return addressed.length > 1 ? addressed.slice(0, mostPlaces) : []
}

/** A label is a place's where hours or an address follow, and more than its shape says that it is a place. */
function labels(reading: Reading): PlaceHeading[] {
  const { code } = reading.language
  const isSeveral = several.test(reading.prompt)
  const named = namesIn(reading)
  const found: PlaceHeading[] = []
  reading.lines.slice(0, mostLines).forEach((line, at) => {
    const { label, mark } = labelPattern.exec(line.text)?.groups ?? {}
    if (!label || found.length >= mostPlaces) return
    const after = `${line.text.slice(line.text.indexOf(label) + label.length)}\n${mark === ':' && !/:$/.test(line.text) ? '' : (reading.lines[at + 1]?.text ?? '')}`
    const hasAddress = address.test(after)
    if (!hasAddress && !(mightSayHours(after, code) && /\d/.test(after))) return
    if (hoursTokens(label, code).some(({ kind }) => kind !== 'word' && kind !== 'noise')) return
    if (notPlaces.test(label) || !(hasAddress || isSeveral || named.has(label))) return
    const start = line.from[0] + line.text.indexOf(label)
    found.push({ offset: line.from[0], label: [start, start + label.length] })
  })
  return found
}

const notPlaces =
  /^(?:phone|tel|call|email|e-mail|mail|address|adres|adresse|dirección|indirizzo|morada|where|location|visit|contact|find us|prices?|menu|about|telefon|hours|when|website|instagram)/iu

/** "in Leith", "at Old Town": every capitalised phrase that a preposition or "and" stands before. */
function namesIn({ prompt }: Reading): Set<string> {
  const named = prompt.matchAll(
    /(?<!\p{L})(?:in|at|and|en|à|und|a|y|e|ve|em|te) (?=((\p{Lu}[\p{L}'’.]{1,24})(?: \p{Lu}[\p{L}'’.]{1,24})?))/gu
  )
  return new Set(Array.from(named).flatMap(([, phrase, word]) => [phrase, word]))
}
