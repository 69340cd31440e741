import { emptyPlace, type Place, type Stretch } from '#designer/sheet/sheet'
import type { Reading } from '#designer/reader/reading'
import { hoursTokens, mightSayHours } from '#designer/reader/shapes/hours_tokens'

/**
 * The place that something at this offset belongs to: the last one that is named at or before it,
 * else the first. Where none is known yet there is one now. Two that one line names share what
 * comes after that line, and the first of them has it.
 */
export function placeAt(reading: Reading, at: number): Place {
  const { where } = reading.sheet
  const number = placeNumberAt(reading, at)
  while (where.length <= number) where.push(newPlace(reading, where.length))
  return where[number]
}

/** Its number in `where`. */
export function placeNumberAt(reading: Reading, at: number): number {
  const { where } = reading.sheet
  const isAddressed = where.some((place) => place.street_address ?? place.postal_code)
  if (!isAddressed && placeLabels(reading).length > 0) return headedAt(reading, at)
  const starts = where.map(startOf)
  const number = starts.findLastIndex((start) => start <= at)
  const isShared =
    number > 0 && !reading.prompt.slice(starts[number - 1], starts[number]).includes('\n')
  const isAfter = reading.prompt.slice(starts[number] ?? 0, at).includes('\n')
  return isShared && isAfter ? 0 : Math.max(0, number)
}

/** Where the prompt begins to speak of a place. */
function startOf({ label, street_address: street, locality }: Place): number {
  return Math.min(...[label, street, locality].map((value) => value?.from?.[0] ?? Infinity))
}

/** Whether a stretch is the label of a place: "Leith" in "Leith: Mon–Fri 9–5". */
export function isPlaceLabel(reading: Reading, [start, end]: Stretch): boolean {
  return placeLabels(reading).some(([first, last]) => first < end && start < last)
}

const headedAt = (reading: Reading, at: number) =>
  Math.max(0, placeLabels(reading).filter(([start]) => start <= at).length - 1)

function newPlace(reading: Reading, number: number): Place {
  const from = placeLabels(reading)[number]
  if (!from || !reading.isFree(from)) return emptyPlace()
  reading.take(from, 'field', 'where.label')
  return { label: { value: reading.text(from), source: 'said', from }, ...emptyPlace() }
}

const known = new WeakMap<Reading, Stretch[]>()

/** Labels of two places or more without an address, each with its hours behind it. */
function placeLabels(reading: Reading): Stretch[] {
  const labels = known.get(reading) ?? findLabels(reading)
  known.set(reading, labels)
  return labels
}

/** Nobody lists places further down. */
const mostLines = 120

const labelPattern =
  /^[-*•–\s]*(?<label>\p{Lu}[\p{L}\p{M}'’.]{1,24}(?:[ -][\p{L}\p{M}'’.]{1,24}){0,3})\s?(?<mark>:|[–—]|-(?=\s)|\(|$)/u
const several =
  /(?<!\p{L})(?:two|three|four|five|six|both|2|3|4|5|6|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|dois|duas|três|iki|üç)\s(?:\p{L}{3,12}\s)?(?:shops|stores|locations|branches|places|sites|restaurants|cafes|cafés|studios|salons|bars|clinics|surgeries|bakeries|gyms|venues|filialen|standorte|läden|boutiques|adresses|tiendas|locales|sedi|negozi|vestigingen|winkels|lojas|unidades|şube(?:miz)?|mağaza(?:mız)?|dükkan(?:ımız)?)(?!\p{L})/iu

/** A label is a place's where more than its shape says that it is a place. */
function findLabels(reading: Reading): Stretch[] {
  const { code } = reading.language
  const isSeveral = several.test(reading.prompt)
  const named = namesIn(reading)
  const found: Stretch[] = []
  reading.lines.slice(0, mostLines).forEach(({ text, from }, at) => {
    const { label } = labelPattern.exec(text)?.groups ?? {}
    if (!label || !(isSeveral || named.has(label))) return
    const rest = text.slice(text.indexOf(label) + label.length)
    const after = /\d/.test(rest) ? rest : (reading.lines[at + 1]?.text ?? '')
    if (!mightSayHours(after, code) || !/\d/.test(after)) return
    if (hoursTokens(label, code).some(({ kind }) => kind !== 'word' && kind !== 'noise')) return
    const start = from[0] + text.indexOf(label)
    found.push([start, start + label.length])
  })
  return found.length > 1 ? found : []
}

/** "in Leith", "at Old Town": every capitalised phrase that a preposition or "and" stands before. */
function namesIn({ prompt }: Reading): Set<string> {
  const named = prompt.matchAll(
    /(?<!\p{L})(?:in|at|and|en|à|und|a|y|e|ve|em|te) (?=((\p{Lu}[\p{L}'’.]{1,24})(?: \p{Lu}[\p{L}'’.]{1,24})?))/gu
  )
  return new Set(Array.from(named).flatMap(([, phrase, word]) => [phrase, word]))
}
