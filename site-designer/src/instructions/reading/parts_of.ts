import type { CommandLanguage } from '#designer/instructions/language/language'
import type { KnownNames } from '#designer/instructions/reading/known'
import type { Stretch } from '#designer/instructions/reading/matches'
import type { Sentence } from '#designer/instructions/reading/sentence'
import { templatesIn } from '#designer/instructions/reading/templates'
import { amountsIn } from '#designer/language/money'
import type { Token } from '#designer/instructions/reading/tokens'

/**
 * The parts of an instruction that each ask for one thing, without words of courtesy and reasons: at
 * the ends of sentences, and where "and" or a comma stands before another verb (in Turkish behind one).
 * What follows a colon is a text, which only a new command ends.
 */
export function partsOf(sentence: Sentence, language: CommandLanguage): Stretch[] {
  const { tokens } = sentence
  const parts: Stretch[] = []
  let from = 0
  let isText = false
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at].word === ':') isText = true
    if (!endsAt(tokens, at, language, isText) && !isBetweenPrices(sentence, from, at, language))
      continue
    parts.push({ from, end: at })
    from = at + 1
    isText = false
  }
  parts.push({ from, end: tokens.length })
  return parts.flatMap((part) => bareOf(tokens, part, language) ?? [])
}

/** "The footstool is £70 and the headboard £210" sets two prices. */
function isBetweenPrices(
  { text, tokens }: Sentence,
  from: number,
  at: number,
  { connectors }: CommandLanguage
): boolean {
  const joins = (one: Token) => one.word === ',' || connectors.includes(one.word)
  if (!joins(tokens[at]) || at === from || at + 1 >= tokens.length) return false
  // "£4 now, not £3" is one price.
  if (/^(?:not|instead|degil)$/.test(tokens[at + 1].word)) return false
  const next = tokens.findIndex((one, index) => index > at && joins(one))
  const end = next < 0 ? tokens.length : next
  const [before, behind] = [
    text.slice(tokens[from].from, tokens[at].from),
    text.slice(tokens[at].to, tokens[end - 1].to),
  ]
  return [before, behind].every((part) => /\p{L}{3}/u.test(part) && isPriced(part))
}

/** A sum behind words, and nothing that is no sum. */
const isPriced = (text: string) =>
  amountsIn(text).length === 1 || /^\D*\d{1,4}(?:[.,]\d\d)?\s*$/.test(text)

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
  return (
    connectors.includes(word) ||
    templatesIn(code).courtesy.some(([one, ...more]) => one === word && more.length === 0)
  )
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
    words.every(
      (word, index) => tokens[at + index].word === word && tokens[at + index].quoted === undefined
    )
  for (let at = from + 1; at < end; at++) if (reasons.some((words) => says(at, words))) end = at
  for (let isLess = true; isLess && from < end;) {
    const [first, last] = [tokens[from], tokens[end - 1]]
    const front =
      first.isMark || connectors.includes(first.word)
        ? 1
        : courtesy.find((words) => says(from, words))?.length
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

/**
 * A part as several, where it is cut at each "and" and comma into pieces that each tell something by
 * themselves: "more formal, use green"; otherwise as it is.
 */
export function wishesApart(
  { tokens }: Sentence,
  part: Stretch,
  tells: (stretch: Stretch) => boolean,
  language: CommandLanguage
): Stretch[] {
  const cuts = tokens.flatMap(({ word, quoted }, at) => {
    const isJoin = quoted === undefined && (word === ',' || word === language.connectors[0])
    return isJoin && at > part.from && at < part.end - 1 ? [at] : []
  })
  if (cuts.length === 0 || cuts.length > MOST_CUTS) return [part]
  const ends = [...cuts, part.end]
  const pieces = ends.flatMap((end, index) => {
    const from = index === 0 ? part.from : ends[index - 1] + 1
    return end > from ? (bareOf(tokens, { from, end }, language) ?? []) : []
  })
  return pieces.length > 1 && pieces.every(tells) ? pieces : [part]
}

/** A stretch that may be the wish of a part. */
interface Wish extends Stretch {
  /** What is left out is a remark: it tells no value and names nothing ("…, tubes got dearer"). */
  isWhole: boolean
}

/**
 * The stretches of a part that may be its wish: all of it, and what stands between marks, before a
 * remark and from a verb on.
 */
export function wishesIn(
  { tokens }: Sentence,
  part: Stretch,
  { known, language }: { known: KnownNames; language: CommandLanguage }
): Wish[] {
  const { remarks } = templatesIn(language.code)
  const starts = new Set([part.from])
  const ends = new Set([part.end])
  for (let at = part.from + 1; at < part.end; at++) {
    const { word, quoted, isMark } = tokens[at]
    if (isMark || (quoted === undefined && language.connectors.includes(word))) {
      starts.add(at + 1)
      ends.add(at)
    } else if (quoted === undefined && remarks.has(word)) ends.add(at)
    else if (isVerb(tokens[at], language)) {
      if (language.code === 'tr') ends.add(at + 1)
      else starts.add(at)
    }
  }
  const isRemark = (from: number, end: number) =>
    tokens
      .slice(from, end)
      .every(
        (token, index) =>
          token.quoted === undefined &&
          !/\d/.test(token.word) &&
          !isVerb(token, language) &&
          !known.at(tokens, from + index).some(({ sort }) => NAMES.has(sort))
      )
  const found = new Map<string, Wish>()
  for (const from of [...starts].slice(0, MOST_CUTS))
    for (const end of [...ends].slice(-MOST_CUTS)) {
      if (end <= from) continue
      const stretch = bareOf(tokens, { from, end }, language)
      const isWhole = isRemark(part.from, from) && isRemark(end, part.end)
      if (stretch) found.set(`${stretch.from} ${stretch.end}`, { ...stretch, isWhole })
    }
  return [...found.values()]
}

const MOST_CUTS = 7
const NAMES = new Set(['item', 'listed', 'person', 'kind'])
