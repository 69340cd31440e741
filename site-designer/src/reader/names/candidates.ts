import { addressPartsOf, plain } from '#designer/reader/names/echoes'
import { featuresIn } from '#designer/reader/names/features'
import { isIntroduced } from '#designer/reader/names/leads'
import { canBeNamed } from '#designer/reader/names/never'
import { isNamed } from '#designer/reader/names/said'
import type { Reading } from '#designer/reader/reading'
import { isCapital } from '#designer/language/tokens'
import type { Stretch } from '#designer/sheet/sheet'

/** What may be the name, with everything that speaks for it or against it. */
export interface Candidate {
  from: Stretch
  /** On one line. */
  text: string
  features: string[]
  /** Words say that this is a name, and the kind of page is said: without it a lost dog has one too. */
  isSaid: boolean
}

/** A name is said early or not at all. */
const farthest = 1500
const most = 250
const mostWords = 8
/** So many words of a sentence may be a name that nothing but its place tells: "Slow yoga with Marta". */
const mostPlain = 6
const longest = 70

/** As in a name run, but with the apostrophe behind: what may be its ending is tried with it and without. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}&’'-]{0,60}[\p{L}\p{N}])?['’]?|[&+]/gu
const quoted = /["“”„«»‹›'‘]\s?([^"“”„«»‹›\n]{1,100}?)\s?["“”«»‹›'’](?![\p{L}\p{N}])/gu
/** What may stand between two words of a name: "St. John", "9. Kiraz Şenliği", "Leopold “Leo” Castellan". */
const joint = /^(?: |\. ?|[–/]| ?["“”„]|["“”] | (?:\p{Extended_Pictographic}\uFE0F?|[x×]) )$/u
const abbreviated =
  /^(?:\d{1,3}|\p{L}|co|st|dr|dt|doç|uzm|av|op|mrs?|ms|bros|prof|no|mt|sr|jr|sta)$/iu
/** "Hartnell, Okoro & Vale" is one name. */
const partners =
  /^(?:, \p{Lu}[\p{L}'’-]{1,20}){1,3},? (?:&|and|und|et|y|e|en|ve) \p{Lu}[\p{L}'’-]{1,20}(?![\p{L}’'])/u
/** "Marlow's" may be Marlow; in Turkish what stands behind the mark says where it is. */
const ending = /['’]\p{L}{0,4}$/u

/** Everything in capitals or quotes, and the first words of whatever begins a sentence or line. */
export function namesIn(reading: Reading): Candidate[] {
  const featuresOf = featuresIn(reading)
  const isKindSaid = reading.sheet.who.kind !== undefined
  const found = new Map<string, Candidate>()
  for (const from of stretches(reading)) {
    if (found.has(from.join()) || !isPossible(reading, from)) continue
    const text = reading.text(from).replace(/\s+/g, ' ')
    const features = featuresOf(from)
    found.set(from.join(), { from, text, features, isSaid: isKindSaid && isNamed(features) })
    if (found.size >= most) break
  }
  return [...found.values()]
}

function* stretches(reading: Reading): Generator<Stretch> {
  const prompt = reading.prompt.slice(0, farthest)
  for (const { 0: whole, 1: text, index } of prompt.matchAll(quoted)) {
    const start = index + whole.indexOf(text)
    yield [start, start + text.length]
  }
  const words = Array.from(prompt.matchAll(word), ({ 0: text, index }) => ({ text, at: index }))
  const addresses = addressPartsOf(reading)
  // "auntie bo" of hello@auntiebo.example: in small letters as well.
  const isBegun = (two: Word[]) => {
    const start = plain(two.map(({ text }) => text).join(''))
    return start.length > 4 && addresses.some((part) => part.startsWith(start))
  }
  for (const [first, { at, text }] of words.entries()) {
    const isApart = beginsPhrase(reading, at) || isBegun(words.slice(first, first + 2))
    if (!isApart && !isNamelike(text)) continue
    // What a quotation mark begins does not end with one.
    const isQuoted = /['‘’]/.test(prompt.charAt(at - 1))
    for (const end of endsFrom(reading, words.slice(first, first + mostWords), isApart))
      if (end - at <= longest && !(isQuoted && /['’]/.test(prompt.charAt(end - 1)))) yield [at, end]
  }
}

interface Word {
  text: string
  at: number
}

/** Where a name that begins with the first of these words may end. */
function endsFrom({ prompt, language }: Reading, words: Word[], isApart: boolean): number[] {
  const ends: number[] = []
  for (const [count, { text, at }] of words.entries()) {
    const before = words[count - 1]
    const gap = before && prompt.slice(before.at + before.text.length, at)
    if (gap && (!joint.test(gap) || (gap.includes('.') && !abbreviated.test(before.text)))) break
    if (!isNamelike(text) && !(isApart && count < mostPlain)) continue
    const end = at + text.length
    const bare = end - (ending.exec(text)?.[0].length ?? 0)
    if (bare < end) ends.push(bare)
    if (language.code !== 'tr' || bare === end) ends.push(end)
    const more = partners.exec(prompt.slice(end, end + 80))?.[0].length
    if (more) ends.push(end + more)
    if (/^ ?\.$/.test(prompt.slice(end, end + 1)) && abbreviated.test(text)) ends.push(end + 1)
  }
  return ends
}

const isNamelike = (text: string) => isCapital(text) || /^\d/.test(text)

/** At the start of a sentence or line, behind a mark, what was said to us, or words such as "called". */
function beginsPhrase(reading: Reading, at: number): boolean {
  const lead = reading.prompt.slice(Math.max(0, at - 60), at)
  return (
    lead === '' ||
    /(?:[\n.:!?)|•*–—=-] ?|[“"„«‘,] ?)$/u.test(lead) ||
    [1, 2].some((back) => reading.takenAs(at - back) === 'talk') ||
    isIntroduced(lead, reading.language.code)
  )
}

const isPossible = (reading: Reading, from: Stretch) =>
  /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(reading.text(from)) &&
  isFree(reading, from) &&
  canBeNamed(reading, from)

/** A kind may be part of a name: "Café Sonnenschein", "Taş Avlu Pansiyon", "Fade Theory barbers". */
function isFree(reading: Reading, [start, end]: Stretch): boolean {
  const [first, last] = reading.kindAt ?? [end, end]
  const around: Stretch[] = [
    [start, Math.min(end, Math.max(start, first))],
    [Math.max(start, Math.min(end, last)), end],
  ]
  return around.every((part) => reading.isFree(part)) && (start !== first || end !== last)
}
