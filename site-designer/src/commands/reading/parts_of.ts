import type { CommandLanguage } from '#designer/commands/language/language'
import type { Stretch } from '#designer/commands/reading/matches'
import type { Sentence } from '#designer/commands/reading/sentence'
import { templatesIn } from '#designer/commands/reading/templates'
import type { Token } from '#designer/commands/reading/tokens'

/**
 * The parts of an instruction that each ask for one thing, without words of courtesy and reasons: at
 * the ends of sentences, and where "and" or a comma stands before another verb (in Turkish behind one).
 * What follows a colon is a text, which only a new command ends.
 */
export function partsOf({ tokens }: Sentence, language: CommandLanguage): Stretch[] {
  const parts: Stretch[] = []
  let from = 0
  let isText = false
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at].word === ':') isText = true
    if (!endsAt(tokens, at, language, isText)) continue
    parts.push({ from, end: at })
    from = at + 1
    isText = false
  }
  parts.push({ from, end: tokens.length })
  return parts.flatMap((part) => bareOf(tokens, part, language) ?? [])
}

const SENTENCE = /^(?:[.!?…;]|\n)/

function endsAt(
  tokens: readonly Token[],
  at: number,
  language: CommandLanguage,
  isText: boolean
): boolean {
  const { word, isMark } = tokens[at]
  if (isMark && SENTENCE.test(word)) return !isText || startsCommand(tokens, at + 1, language)
  const joins = word === ',' || (!isMark && language.connectors.includes(word))
  if (!joins || tokens[at].quoted !== undefined) return false
  return language.code === 'tr'
    ? at > 0 && isVerb(tokens[at - 1], language)
    : startsCommand(tokens, at + 1, language)
}

/** Whether a verb stands there, behind small words: "and then also make". */
function startsCommand(tokens: readonly Token[], from: number, language: CommandLanguage): boolean {
  let at = from
  while (at < tokens.length && (tokens[at].isMark || isSmall(tokens[at], language))) at++
  return at < tokens.length && isVerb(tokens[at], language)
}

function isSmall({ word, quoted }: Token, { connectors, code }: CommandLanguage): boolean {
  if (quoted !== undefined) return false
  return connectors.includes(word) || templatesIn(code).courtesy.some(([one, ...more]) => one === word && more.length === 0)
}

function isVerb({ word, quoted }: Token, { verbs }: CommandLanguage): boolean {
  return quoted === undefined && verbs.includes(word)
}

/** A part without what is said around its wish; undefined where nothing is left. */
function bareOf(
  tokens: readonly Token[],
  { from: start, end: stop }: Stretch,
  { code, connectors }: CommandLanguage
): Stretch | undefined {
  const { courtesy, reasons } = templatesIn(code)
  let [from, end] = [start, stop]
  const says = (at: number, words: readonly string[]) =>
    at >= from &&
    at + words.length <= end &&
    words.every((word, index) => tokens[at + index].word === word && tokens[at + index].quoted === undefined)
  for (let at = from + 1; at < end; at++)
    if (reasons.some((words) => says(at, words))) end = at
  for (let isLess = true; isLess && from < end; ) {
    const [first, last] = [tokens[from], tokens[end - 1]]
    const front = first.isMark || connectors.includes(first.word) ? 1 : courtesy.find((words) => says(from, words))?.length
    if (front && first.quoted === undefined) from += front
    const behind = last.isMark
      ? 1
      : courtesy.find((words) => says(end - words.length, words))?.length
    const isCut = behind !== undefined && last.quoted === undefined && end - behind > from
    if (isCut) end -= behind
    isLess = Boolean(front) || isCut
  }
  return from < end ? { from, end } : undefined
}

const MOST_SEGMENTS = 6

/**
 * The stretches of a part that may be its wish, those that leave out least first: all of it, then what
 * stands between commas. What is left out tells no value: "…, tubes got dearer".
 */
export function withoutRemarks(
  { tokens }: Sentence,
  part: Stretch,
  language: CommandLanguage
): Stretch[][] {
  const commas: number[] = []
  for (let at = part.from; at < part.end; at++) if (/^[,–—-]$/.test(tokens[at].word)) commas.push(at)
  if (commas.length >= MOST_SEGMENTS) return [[part]]
  const starts = [part.from, ...commas.map((at) => at + 1)]
  const ends = [...commas, part.end]
  const isRemark = (from: number, end: number) =>
    tokens.slice(from, end).every(({ word, quoted }) => quoted === undefined && !/\d/.test(word))
  const stretches = starts.flatMap((from) =>
    ends.flatMap((end) =>
      end > from && isRemark(part.from, from) && isRemark(end, part.end)
        ? (bareOf(tokens, { from, end }, language) ?? [])
        : []
    )
  )
  const groups = Map.groupBy(stretches, ({ from, end }) => end - from)
  return [...groups].toSorted(([one], [other]) => other - one).map(([, list]) => list)
}
