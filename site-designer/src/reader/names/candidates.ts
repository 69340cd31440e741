import { featuresIn } from '#designer/reader/names/features'
import type { Reading } from '#designer/reader/reading'
import { isShouted, nameRunAt, neverNamed, type NameRun } from '#designer/reader/shapes/name_run'
import { isCapital, small } from '#designer/reader/shapes/tokens'
import { after, negative, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

/** What may be the name, with everything that speaks for it or against it. */
export interface Candidate {
  from: Stretch
  features: string[]
}

/** A name is said early or not at all. */
const farthest = 1500
const most = 80

const wordStarts = /(?<![\p{L}\p{N}'’&.@/-])(?=["“„«‘']?[\p{L}\p{N}])/gu
const stops = perLanguage(
  (words) =>
    new RegExp(
      `[,.;:!?()\\n–—|]| - | (?:${words.follows_kind}|i'm|he|she|they|it's|im)${after}`,
      'iu'
    )
)
/** "Hartnell, Okoro & Vale" is one name. */
const partners =
  /^(?:, \p{Lu}[\p{L}'’-]{1,20}){1,3},? (?:&|and|und|et|y|e|en|ve) \p{Lu}[\p{L}'’-]{1,20}(?![\p{L}’'])/u

/** "Stitch in Time", "Polish'd by Kim". */
const joins =
  /^ (?:by|in|on|at|it|from|to|auf|am|im|in der|sur|sous|dans|con|sul|aan|op|na) (?=\p{Lu})/u

/** Everything in capitals or quotes, and what is typed small where a name would stand. */
export function namesIn(reading: Reading): Candidate[] {
  const { prompt, language } = reading
  const found = new Map<string, Candidate>()
  const featuresOf = featuresIn(reading)
  for (const { index } of prompt.slice(0, farthest).matchAll(wordStarts)) {
    const run = nameRunAt(prompt, index, language.code)
    const runs =
      run && isTyped(prompt, run)
        ? [run, ...longer(reading, run), ...phraseAt(reading, index)]
        : smallAt(reading, index)
    for (const one of runs) {
      const key = one.from.join()
      if (found.has(key) || !isName(reading, one.from)) continue
      found.set(key, { from: one.from, features: featuresOf(one) })
      if (found.size >= most) return [...found.values()]
    }
  }
  return [...found.values()]
}

const isTyped = (prompt: string, { from: [start, end], isQuoted }: NameRun) =>
  isQuoted || isCapital(prompt.slice(start, end)) || /^\d/.test(prompt.slice(start, end))

/** The same with what may belong to it too. */
function longer({ prompt, language }: Reading, run: NameRun): NameRun[] {
  const [start, end] = run.from
  const tail = prompt.slice(end, end + 80)
  const more = partners.exec(tail)?.[0].length
  const joint = joins.exec(tail)?.[0].length
  const next = joint ? nameRunAt(prompt, end + joint, language.code)?.from[1] : undefined
  const ends = [...(more ? [end + more] : []), ...(next ? [next] : [])]
  return ends.map((last) => ({ from: [start, last], ambiguous: true, isQuoted: false }))
}

/** "A pub" is what it is. */
const article = /^(?:an?|my|our|some|eine?|mein|unsere?|une?|un[ao]|bir|een|uma?) /iu

/** All that a short sentence or line says: "Slow yoga with Marta". */
function phraseAt({ prompt }: Reading, start: number): NameRun[] {
  if (start > 0 && !/(?:\n|[.!?:] )$/.test(prompt.slice(Math.max(0, start - 2), start))) return []
  const [text = ''] =
    /^[^.,;:!?()\n–—|"“”]{2,50}(?=[.,;:!?()\n–—|]|$)/u.exec(prompt.slice(start, start + 52)) ?? []
  const isShort = text.includes(' ') && text.trim().split(' ').length <= 6
  return isShort && !article.test(text) && !neverNamed.has(small(text.split(' ')[0]))
    ? [{ from: [start, start + text.trimEnd().length], ambiguous: true, isQuoted: false }]
    : []
}

/** Up to where a phrase ends: "called the daily grind". */
function smallAt({ prompt, language }: Reading, start: number): NameRun[] {
  const rest = prompt.slice(start, start + 60)
  const stop = stops(language.code).exec(rest)?.index ?? (rest.length < 60 ? rest.length : 0)
  const text = rest.slice(0, stop).trimEnd()
  const words = text.split(' ')
  if (text === '' || words.length > 5 || /^["“”(]/.test(text)) return []
  if (neverNamed.has(small(words[0]))) return []
  const lead = prompt.slice(Math.max(0, start - 30), start)
  const isApart = lead === '' || /[\n.:!?] ?$/.test(lead) || isShouted(text)
  const isNear = /\p{L} $/u.test(lead) && !/ (?:a|an|the|to|and) $/.test(lead)
  return isApart || isNear
    ? [{ from: [start, start + text.length], ambiguous: true, isQuoted: false }]
    : []
}

const turkishIn = /['’][dt][ae](?:ki)?(?!\p{L})/u
const generic =
  /^(?:website|web site|menu|home|prices|contact|about|hello|hi|the|it|this|that|me|us|you)$/i

function isName(reading: Reading, from: Stretch): boolean {
  const text = reading.text(from)
  // "Kadıköy'de": where something is.
  if (reading.language.code === 'tr' && turkishIn.test(text)) return false
  const isLong = /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(text) && text.length <= 70
  return isLong && !generic.test(text) && !negative.test(text) && isFree(reading, from)
}

/** A kind may be part of a name: "Café Sonnenschein", "Taş Avlu Pansiyon", "Fade Theory barbers". */
function isFree(reading: Reading, [start, end]: Stretch): boolean {
  const [first, last] = reading.kindAt ?? [end, end]
  const around: Stretch[] = [
    [start, Math.min(end, Math.max(start, first))],
    [Math.max(start, Math.min(end, last)), end],
  ]
  return around.every((part) => reading.isFree(part)) && (start !== first || end !== last)
}
