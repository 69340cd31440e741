import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { isTown } from '#designer/reader/words/known_names'
import { mayBeTown, townRunAt } from '#designer/reader/shapes/town_run'
import { britishCode, streets } from '#designer/reader/shapes/street'
import { emptyPlace, type Place, type Stretch } from '#designer/sheet/sheet'

const code = '\\d{4}-\\d{3}|\\d{4} ?[A-Z]{2}|\\d{5}|\\d{3} \\d{2}|\\d{4}'
const codeFirst = new RegExp(
  `^[,\\s–-]{0,4}(?:[A-Z]{1,3}[-–])?(${code})(?![\\d\\p{L}])[ ,]{1,2}(?=\\p{Lu})`,
  'u'
)
/** "Leith, Edinburgh EH6 5AB", "Austin, TX 78701", "Vancouver V5V 3R3". */
const codeLast = new RegExp(
  `${britishCode.source}|(?<=\\p{L},? [A-Z]{2} )\\d{5}(?:-\\d{4})?(?!\\d)|(?<= (?:NSW|VIC|QLD|ACT|TAS|SA|WA|NT) )\\d{4}(?!\\d)|(?<=\\p{Lu}\\p{Ll}{2,20} )\\d{6}(?!\\d)|(?<!\\p{L})[A-Z]\\d[A-Z] \\d[A-Z]\\d`,
  'gu'
)
const towns =
  /^[,\s]{0,3}(?:\p{Lu}[\p{L}'’-]{0,20}(?: (?:on|upon|under|le|the|of|in)(?= ))?[ ,\n]{0,3}){0,6}$/u
const codeAlone = new RegExp(`^[.,]?[\\s,]{1,3}(${code}|\\d{6})(?=[.,;)\\n]|$)`, 'u')
const bareCode = /(?<=^|[,\n] ?|(?:in|à|en|a) )(?:[DFEI]-)?(\d{5}) (?=\p{Lu}\p{L}{2})/gmu
const dutchCode = /(?<![\p{L}\p{N}])\d{4} ?[A-Z]{2}(?= \p{Lu}\p{L}{2}|,|\n|$)/gu

/** Streets with their number, and the postal code and town beside them; each street is one place. */
export function annotateAddresses(reading: Reading): void {
  for (const from of streetsIn(reading)) {
    if (!reading.isFree(from)) continue
    if (isRefused(reading, from)) {
      reading.take(from, 'refusal', 'contact.refused')
      continue
    }
    const place = emptyPlace()
    reading.sheet.where.push(place)
    take(reading, place, { field: 'street_address', from, evidence: 'address.street' })
    readTown(reading, place, from[1])
    if (!place.locality) readTownBeside(reading, place, from)
  }
  readLoneCodes(reading)
}

/** "Don't put our address, it's 8 Mill Lane": the refusal stands before it in its sentence. */
function isRefused({ sheet, sentences }: Reading, [at]: Stretch): boolean {
  const start = sentences.findLast(([first]) => first <= at)?.[0] ?? 0
  return sheet.contact.refused.some(
    ({ value, from }) => value === 'address' && from && start <= from[0] && from[0] < at
  )
}

const ending = /[ ,]+$|(?<!(?:St|Rd|Ave?|Ln|Dr|Ct|Sq|[Ss]tr|Cad|Cd|So?k|Blvd?|Blv|Mah|Mh))\.$/u

/** In the order of the prompt; of two that begin together the longer one first. */
function streetsIn({ prompt }: Reading): Stretch[] {
  return streets
    .flatMap((pattern) => Array.from(prompt.matchAll(pattern)))
    .map(({ 0: text, index }): Stretch => [index, index + text.replace(ending, '').length])
    .sort((one, other) => one[0] - other[0] || other[1] - one[1])
}

/** Into its place. */
function take(
  reading: Reading,
  into: Place,
  {
    field,
    from,
    evidence,
  }: { field: 'street_address' | 'postal_code' | 'locality'; from: Stretch; evidence: string }
): void {
  const value = reading.text(from).replace(/\s+/g, ' ')
  claim(reading, evidence, {
    field: `where.${field}`,
    value,
    from,
    into,
    why: 'perhaps_a_place',
  })
}

/** Behind a street: "10115 Berlin", "Leith, Edinburgh EH6 5AB", "Austin, TX 78701", or a town. */
function readTown(reading: Reading, place: Place, end: number): void {
  const tail = reading.prompt.slice(end, end + 90)
  const alone = codeAlone.exec(tail)
  if (alone) {
    const at = end + alone[0].length - alone[1].length
    const from: Stretch = [at, at + alone[1].length]
    return take(reading, place, { field: 'postal_code', from, evidence: 'address.postal' })
  }
  const first = codeFirst.exec(tail)
  if (first) {
    const at = end + first[0].indexOf(first[1])
    const from: Stretch = [at, at + first[1].length]
    take(reading, place, { field: 'postal_code', from, evidence: 'address.postal' })
    return takeRun(reading, place, end + first[0].length)
  }
  const [last] = tail.matchAll(codeLast)
  const between = last ? tail.slice(0, last.index) : '.'
  if (last && towns.test(between)) {
    const at = end + last.index
    const own: Stretch = [at, at + last[0].length]
    take(reading, place, { field: 'postal_code', from: own, evidence: 'address.postal' })
    const start = end + between.length - between.replace(/^[,\s]+/, '').length
    const to = end + between.replace(/[,\s]+$/, '').length
    if (to > start)
      take(reading, place, { field: 'locality', from: [start, to], evidence: 'address.town' })
    return
  }
}

const townBehind = /^,? (?:\p{Ll}{2,12}, )?(?:(?:in|à|a|en|te) )?(?=\p{Lu}|St\. )/u
const townBefore = /(?<=(?:^|[.,:] | (?<cue>(?:in|à|a|en|te|em) )))\p{Lu}[\p{L}'’ -]{1,30}(?=,? $)/u
const isOver = /^(?:$|[.,;!?)\n]| (?:\p{Ll}|–|-))/u
const widerBehind = /^, (\p{Lu}[\p{L}'’-]{2,25})(?=[.,;!\n]|$)/u

/** "12 Mill Lane in Leith", "à Saint-Brévan", or before it: "a Borgo Selvara, via dei Lavatoi 3". */
function readTownBeside(reading: Reading, place: Place, [start, end]: Stretch): void {
  const { prompt } = reading
  const first = Math.max(0, start - 40)
  const before = townBefore.exec(prompt.slice(first, start))
  const at = first + (before?.index ?? 0)
  const own: Stretch = [at, at + (before?.[0].length ?? 0)]
  const isKnown = isTown(reading.text(own))
  const from =
    (isKnown ? own : townBehindAt(reading, end)) ?? (before?.groups?.cue ? own : undefined)
  if (from && mayBeTown(reading, from))
    take(reading, place, { field: 'locality', from, evidence: 'address.beside' })
}

/** With the town that it lies in: "Kızılay, Ankara". */
function townBehindAt(reading: Reading, end: number): Stretch | undefined {
  const { prompt } = reading
  const cue = townBehind.exec(prompt.slice(end, end + 30))?.[0]
  const run = cue === undefined ? undefined : townRunAt(prompt, end + cue.length)
  if (!run || !mayBeTown(reading, run)) return undefined
  const [wider, name] = widerBehind.exec(prompt.slice(run[1], run[1] + 30)) ?? []
  if (wider && name && isTown(name)) return [run[0], run[1] + wider.length]
  return isOver.test(prompt.slice(run[1], run[1] + 3)) ? run : undefined
}

/** The town that a capital begins. */
function takeRun(reading: Reading, place: Place, at: number): void {
  const from = townRunAt(reading.prompt, at)
  if (from && reading.isFree(from))
    take(reading, place, { field: 'locality', from, evidence: 'address.town' })
}

/** Postal codes without a street. */
function readLoneCodes(reading: Reading): void {
  const { prompt, language } = reading
  const patterns = [
    britishCode,
    ...(language.code === 'nl' ? [dutchCode] : []),
    ...(['de', 'fr', 'es', 'it', 'tr'].includes(language.code) ? [bareCode] : []),
  ]
  for (const pattern of patterns)
    for (const match of prompt.matchAll(pattern)) {
      const typed = match[1] ?? match[0]
      const at = match.index + match[0].indexOf(typed)
      const from: Stretch = [at, at + typed.length]
      if (!reading.isFree(from)) continue
      const place =
        reading.sheet.where.find((known) => !known.postal_code && !known.street_address) ??
        emptyPlace()
      if (!reading.sheet.where.includes(place)) reading.sheet.where.push(place)
      take(reading, place, { field: 'postal_code', from, evidence: 'address.postal' })
      if (pattern !== britishCode) takeRun(reading, place, from[1] + 1)
    }
}
