import { kindById } from '#designer/kinds/all'
import {
  holdsKind,
  isMarked,
  isSubject,
  isTown,
  isWorthy,
  kindWithin,
  type Candidate,
} from '#designer/reader/names/candidate'
import type { Reading } from '#designer/reader/reading'
import { isShouted, nameRunAt, type NameRun } from '#designer/reader/shapes/name_run'
import { tokensOf } from '#designer/reader/shapes/tokens'
import { before, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  isA: new RegExp(`^,? ?(?:${words.is_a}) `, 'iu'),
  apposition: new RegExp(`^(?:,| [–—-]|:| \\||\\n) ?(?:(?:${words.article}) )?`, 'iu'),
  own: new RegExp(`${before}(?:${words.own}) $`, 'iu'),
}))
const ends =
  /^(?:[,.;:!\n()–—|]|$| [–—-] | (?:in|near|at|and|is|we|on|für|à|en|a|te|em|ist|est|es|è|und|et|y|e|vicino|bei|nahe|près|cerca|perto|nabij|no|na|al) )/

/** "My bakery Rosie's", "Rosie's, a bakery in Leith", "Rosie's is a bakery", a page "for Rosie's". */
export function namesByKind(reading: Reading): Candidate[] {
  return [...behindKind(reading), ...atStart(reading)]
}

/** The name behind the noun: in quotes, in capitals after "my", or together with a noun in capitals. */
function behindKind(reading: Reading): Candidate[] {
  const { prompt } = reading
  const { code } = reading.language
  const said = reading.kindAt
  if (!said) return []
  const isLabel =
    code !== 'en' && /^\p{Lu}/u.test(reading.text([nounStart(reading, said), said[1]]))
  const whole = isLabel ? nameRunAt(prompt, nounStart(reading, said), code) : undefined
  const gap = /^ ?[,:–-]? ?/.exec(prompt.slice(said[1], said[1] + 4))![0]
  const behind = nameRunAt(prompt, said[1] + gap.length, code)
  // "Chambres d'hôtes La Huppe" is a name with its kind.
  const isPart =
    isLabel && gap === ' ' && behind && !behind.isQuoted && /\s/.test(reading.text(said))
  const run = isPart
    ? { ...behind, from: [nounStart(reading, said), behind.from[1]] as Stretch }
    : behind
  if (run?.isQuoted) return gap.length <= 2 ? [{ from: run.from, evidence: 'name.cued' }] : []
  // "Gasthaus zum Löwen", "Café Sonnenschein".
  // "Unsere Konferenz Datentage": an occasion is called by the name alone.
  const isOwn = patterns(code).own.test(prompt.slice(Math.max(0, said[0] - 20), said[0]))
  if (isOwn && isLabel && run && gap === ' ' && isOccasion(reading))
    return [{ from: run.from, evidence: 'name.guess' }]
  if (
    whole &&
    whole.from[1] > said[1] &&
    !isTown(reading, { ...whole, from: [said[1] + 1, whole.from[1]] })
  )
    return [
      {
        from: whole.from,
        evidence:
          !whole.ambiguous &&
          // "Kadim Fırın Trabzon": the name may begin before the noun.
          !/\p{Lu}[\p{L}'’]{1,20} $/u.test(prompt.slice(0, whole.from[0]).slice(-24)) &&
          ends.test(prompt.slice(whole.from[1], whole.from[1] + 12))
            ? 'name.kind_and_name'
            : 'name.guess',
      },
    ]
  if (!run || isTown(reading, run) || isShouted(prompt.slice(said[0], run.from[1]))) return []
  const isTheirs = isOwn || reading.takenAs(said[0] - 4) === 'talk'
  const isJoined =
    gap === ' ' ||
    (gap.startsWith(',') && isMarked(reading, run)) ||
    (gap.startsWith(':') && code === 'en')
  const isFirst = gap.startsWith(':') && said[0] === 0
  const isPlaced =
    isJoined &&
    !run.ambiguous &&
    (isTheirs || isFirst || isMarked(reading, run)) &&
    ends.test(prompt.slice(run.from[1], run.from[1] + 12))
  return [{ from: run.from, evidence: isPlaced ? 'name.cued' : 'name.guess' }]
}

function isOccasion({ sheet }: Reading): boolean {
  const { kind } = sheet.who
  return kind !== undefined && kindById(kind.value).schemaType === 'Event'
}

function nounStart(reading: Reading, said: Stretch): number {
  const tokens = tokensOf(reading.text(said), said[0])
  return tokens.find(({ text }) => /^\p{Lu}/u.test(text))?.from ?? said[0]
}

/** Capitals that a sentence begins with, or that follow the request for a page. */
function atStart(reading: Reading): Candidate[] {
  const found: Candidate[] = []
  for (const [at, sentence] of reading.sentences.slice(0, 6).entries()) {
    const start = firstFree(reading, sentence)
    const run =
      start === undefined ? undefined : nameRunAt(reading.prompt, start, reading.language.code)
    const isNone =
      !run || run.ambiguous || isShouted(reading.text(run.from)) || run.from[1] > sentence[1]
    if (isNone || isTown(reading, run) || !isSubject(reading, run)) continue
    const evidence = endsInKind(reading, run)
      ? 'name.guess'
      : evidenceOf(reading, run, reading.prompt.slice(run.from[1], sentence[1]), at)
    if (evidence) found.push({ from: run.from, evidence })
  }
  return found
}

/** "Taş Avlu Pansiyon": what it is may be the last word of its name. */
function endsInKind(reading: Reading, { from }: NameRun): boolean {
  const kind = reading.kindAt
  return kind !== undefined && kind[1] === from[1] && kind[0] > from[0]
}

/** How sure it is that what a sentence begins with is the name, by what follows. */
function evidenceOf(reading: Reading, run: NameRun, tail: string, at: number): string | undefined {
  const { isA, apposition } = patterns(reading.language.code)
  const isRequested = [1, 2].some((back) => reading.takenAs(run.from[0] - back) === 'talk')
  const saysKind = [isA, apposition].map((pattern) => {
    const joint = pattern.exec(tail)
    return joint !== null && kindWithin(reading, run.from[1] + joint[0].length)
  })
  if (saysKind[0] && at <= 1) return 'name.cued'
  // "Brot, Kuchen, Café": every noun of German is in capitals.
  if (saysKind[1] && at === 0)
    return reading.language.code !== 'de' || isWorthy(reading, run)
      ? tail.startsWith(':')
        ? 'name.guess'
        : 'name.cued'
      : 'name.guess'
  if (saysKind[0] || saysKind[1]) return 'name.guess'
  const isEnd = /^(?:[.,!?:;(–—|\n]|$| [–—-] | (?:in|near|and|at) \p{Lu})/u.test(tail)
  if (at <= 1 && holdsKind(reading, run) && (isA.test(tail) || isEnd))
    return isMarked(reading, run) || isA.test(tail) ? 'name.holds_kind' : 'name.guess'
  const lead = reading.prompt.slice(Math.max(0, run.from[0] - 40), run.from[0])
  if (/(?:^| )(?:my|our) \p{Ll}{3,20}(?: \p{Ll}{3,20})?, $/u.test(lead)) return 'name.guess'
  if (isRequested && isEnd) return isWorthy(reading, run) ? 'name.cued' : 'name.guess'
  const isHeading = /^(?:,? (?:in|near|based in|à|en|a|te|em) \p{Lu}| [–—|-] |: )/u.test(tail)
  return at === 0 && isHeading ? 'name.guess' : undefined
}

/** The first letter of a sentence that is neither taken nor a small word in front. */
function firstFree(reading: Reading, sentence: Stretch): number | undefined {
  const run = reading.free(sentence).find((free) => /\p{L}/u.test(reading.text(free)))
  if (!run) return undefined
  const lead =
    /^[\s,:–-]{0,4}(?:(?:my|our|for|about|called|of|für|pour|para|per|voor) ){0,2}(?:\p{Ll}{3,20}(?: \p{Ll}{3,20})?, (?=\p{Lu}))?/u.exec(
      reading.text(run)
    )![0]
  return run[0] + lead.length
}
