import { lettersOf } from '#designer/language/fold'
import type { Reading } from '#designer/reader/reading'
import { anyOf, perLanguage } from '#designer/language/words_of'
import type { FieldPath, Stretch, Way } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  notPublic: anyOf(words.not_public, 'iu'),
  ways: (Object.entries(words.ways) as [Way, string][]).map(
    ([way, parts]) => [way, anyOf(parts, 'iu')] as const
  ),
}))

/** Ways of which one can be told from another by how it is written, and where they stand on the sheet. */
const written = [
  { way: 'telephone', list: 'telephones', shape: /[+(\d][\d ()/.-]{5,20}\d/g },
  { way: 'email', list: 'emails', shape: /[^\s,;()<>]+@[^\s,;()<>]+[\p{L}\d]/gu },
] as const

/** A clause that names a way is refused unless it speaks to visitors: "Don't ring after nine". */
function isRefused(visitors: number, refusal: number): boolean {
  return visitors < 0.5 ? visitors + 2 * refusal > 0.5 : visitors < 0.9 && refusal > 0.2
}

/** A clause with its sentence, and the clause behind it. */
export interface Refused {
  clause: Stretch
  sentence: Stretch
  next?: Stretch
}

/** "Don't put my number on it": true where a clause refuses ways to be reached. */
export function refuseWays(reading: Reading, refused: Refused): boolean {
  const { clause, sentence } = refused
  const { visitors, refusal } = reading.judge(clause, sentence)
  const text = reading.text(clause)
  const named = patterns(reading.language.code).ways.flatMap(([way, pattern]) =>
    pattern.test(text) ? way : []
  )
  if (named.length === 0 || !isRefused(visitors, refusal)) return false
  const from = withNumber(reading, refused, named)
  const held = written.find(({ shape }) => reading.text(from).search(shape) >= 0)?.way
  // "My private address is ada@lume.example" names no street.
  const ways = held && (named.includes(held) || isOnly(named, 'address')) ? [held] : named
  takeRefused(reading, from, ways, 'contact.refused')
  for (const value of ways) reading.sheet.contact.refused.push({ value, source: 'said', from })
  return true
}

/** "I am on 07700 900123, but that number is private": a clause with the number that it speaks of; one in brackets may speak of another. */
function withNumber(reading: Reading, { clause, sentence, next }: Refused, named: Way[]): Stretch {
  if (next && isOnlyShape(reading.text(next))) return [clause[0], next[1]]
  if (written.some(({ shape }) => reading.text(clause).search(shape) >= 0)) return clause
  const first = Math.max(sentence[0], clause[0] - nearby)
  const before = written
    .filter(({ way }) => named.includes(way))
    .flatMap(({ shape }) => [...reading.prompt.slice(first, clause[0]).matchAll(shape)])
    .filter(({ index }) => !reading.prompt.slice(first + index, clause[0]).includes('('))
    .map(({ index }) => first + index)
  return before.length === 0 ? clause : [Math.max(...before), clause[1]]
}

const isOnly = (named: Way[], way: Way) => named.every((one) => one === way)

/** All of a clause but the numbers and addresses that are not what it refuses. */
export function takeRefused(
  reading: Reading,
  clause: Stretch,
  ways: Way[],
  field?: FieldPath
): void {
  reading.take(clause, 'refusal', field)
  for (const { way, shape } of written)
    if (!ways.includes(way))
      for (const { 0: found, index } of reading.text(clause).matchAll(shape))
        reading.release([clause[0] + index, clause[0] + index + found.length])
}

/** "Don't publish my mobile, which is 07700 900123": the clause behind names what is refused. */
const isOnlyShape = (text: string) =>
  /^(?:\p{L}{2,8} ){0,3}(?:[+(\d][\d ()/.-]{5,20}|\S+@\S+)$/u.test(text)

const nearby = 45
/** "Not for the page we had": it speaks of something else. */
const goesOn = /^[^\p{L}.,;!?():]*(?!please|thanks|bitte)\p{L}/iu

/**
 * "07700 900123 (please don't publish)", "NOT for the page: 07700 900123": what stands just before, or behind a
 * colon, is refused by its shape.
 */
export function refuseShape(reading: Reading, [start, end]: Stretch): void {
  const text = reading.prompt.slice(start, end)
  const cue = patterns(reading.language.code).notPublic.exec(text)
  if (!cue) return
  const behind = start + cue.index + cue[0].length
  const rest = text.slice(behind - start)
  if (goesOn.test(rest)) return
  const isBehind = /^\s?:/.test(rest)
  const first = isBehind ? behind : Math.max(start, behind - cue[0].length - nearby)
  const to = isBehind ? Math.min(end, behind + nearby) : behind
  for (const { way, shape } of written) {
    const at = reading.prompt.slice(first, to).search(shape)
    if (at < 0) continue
    const from: Stretch = [first + at, to]
    reading.take(from, 'refusal', 'contact.refused')
    reading.sheet.contact.refused.push({ value: way, source: 'said', from })
    return
  }
}

/**
 * Who forbids one number and gives another wants to be called. A way is refused where it is refused
 * altogether, or where nothing else of it was said; what is refused stands nowhere, however often it
 * was said.
 */
export function annotateRefusedWays(reading: Reading): void {
  const { sheet } = reading
  const { contact } = sheet
  for (const { way, list, shape } of written) {
    const refused = contact.refused.filter(({ value }) => value === way)
    const texts = refused.map(({ from }) => reading.text(from!))
    const held = texts.flatMap((text) => text.match(shape) ?? []).map(lettersOf)
    const isHeld = ({ value }: { value: unknown }) => held.includes(lettersOf(String(value)))
    for (const { from } of contact[list].filter(isHeld)) hide(reading, from!)
    contact[list] = contact[list].filter((one) => !isHeld(one))
    sheet.suggestions = sheet.suggestions.filter(
      (one) => one.field !== `contact.${list}` || !isHeld(one)
    )
    const isOther = texts.every((text) => text.search(shape) >= 0) && contact[list].length > 0
    contact.refused = contact.refused.filter(
      (one) => one.value !== way || (!isOther && one === refused[0])
    )
  }
}

function hide(reading: Reading, from: Stretch): void {
  reading.release(from)
  reading.take(from, 'refusal', 'contact.refused')
}
