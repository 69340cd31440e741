import { colourIn } from '#designer/commands/values/colour'
import { folded } from '#designer/renderer/reading/words'
import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage, Pattern } from '#designer/commands/language/language'
import { readLoosely, type SortsOf } from '#designer/commands/language/loose'
import { matches, type Slots } from '#designer/commands/language/match'
import { ruleFor, slotsOf } from '#designer/commands/language/slots'
import { tokensOf, type Token } from '#designer/commands/language/tokens'

/** A part of an instruction that asks for one thing; without commands where nobody can read it. */
export interface Clause {
  words: string
  commands: Command[]
  /** A reason, which asks for nothing. */
  isRemark?: boolean
  /** Nothing but small words: "replace the old one". */
  isEmpty?: boolean
  /** A text runs on over the end of a sentence: the same commands with the first sentence alone. */
  shorter?: Command[]
}

/** In a longer text only patterns are looked for. */
const MOST_LOOSE = 60

/** More parts than this are read as one. */
const MOST_SPLITS = 24

/**
 * An instruction as clauses. It is split at connecting words, commas and ends of sentences where
 * each part can be read by itself; a text in quotation marks is never split.
 */
export function readClauses(
  source: string,
  language: CommandLanguage,
  sortsOf?: SortsOf
): Clause[] {
  const tokens = tokensOf(source)
  if (tokens.length === 0) return []
  const splits = splitsIn(source, tokens, language)
  const effort = { words: MOST_EFFORT }
  const things = tokens.length <= MOST_LOOSE ? sortsOf : undefined
  const whole = segmented(source, tokens, { splits, language, effort, sortsOf: things })
  if (whole) return whole
  // Sentence by sentence then: what can be read is done, and the rest is named.
  const ends = splits.filter(({ isHard }) => isHard)
  const starts = [0, ...ends.map(({ at }) => at)]
  return starts.flatMap((from, index) => {
    const end = starts[index + 1] ?? tokens.length
    const own = tokens.slice(from, end)
    const inner = splits
      .filter(({ at }) => at > from && at < end)
      .map(({ at, isHard }) => ({ at: at - from, isHard }))
    const setting = { splits: inner, language, effort, sortsOf: things }
    return segmented(source, own, setting) ?? withRemark(source, own, setting)
  })
}

/** A sentence as one clause, for what must not be split: "the quote from Beth and Marcus". */
export function readWhole(source: string, language: CommandLanguage): Clause | undefined {
  const clause = clauseOf(source, tokensOf(source), { language, before: undefined, isFirst: true })
  const commands = clause?.commands.filter(
    ({ slots }) => !slots.value && !slots.text && !slots.item
  )
  return clause && commands!.length > 0 ? { ...clause, commands: commands! } : undefined
}

/** "Make it larger, my gran cannot read it": what is asked for, and the reason as not read. */
function withRemark(source: string, tokens: Token[], setting: Setting): Clause[] {
  const unread = (some: Token[]) => ({ words: wordsFrom(source, some), commands: [] })
  const remark = setting.splits.find(
    ({ at }) => tokens[at - 1].mark === ',' && setting.language.remarks.includes(tokens[at].word)
  )
  if (!remark) return [unread(tokens)]
  const { at } = remark
  const splits = setting.splits.filter((split) => split.at < at)
  const asked = segmented(source, tokens.slice(0, at), { ...setting, splits })
  return asked ? [...asked, { ...unread(tokens.slice(at)), isRemark: true }] : [unread(tokens)]
}

interface Split {
  at: number
  /** The end of a sentence or line. */
  isHard: boolean
}

function splitsIn(source: string, tokens: readonly Token[], language: CommandLanguage) {
  const { connectors } = language
  const joinsColours = (all: readonly Token[], at: number) =>
    [all[at - 1], all[at + 1]].every((one) => one && colourIn(one.word, language.code))
  const splits: Split[] = []
  for (let at = 1; at < tokens.length && splits.length < MOST_SPLITS; at++) {
    const before = tokens[at - 1]
    const isLine = source.slice(before.to, tokens[at].from).includes('\n')
    // "1725. Sokak" is one address.
    const isNumber = /^\d+$/.test(before.word) && /^(?:sok|cad|bulv)/.test(tokens[at].word)
    const isHard = isLine || (/[.;!?…]/.test(before.mark) && !isNumber)
    const isSoft =
      before.mark === ',' || (connectors.includes(tokens[at].word) && !joinsColours(tokens, at))
    if (isHard || isSoft) splits.push({ at, isHard })
  }
  return splits
}

interface Setting {
  splits: Split[]
  language: CommandLanguage
  effort: Effort
  /** What words name on the page; without it only patterns are read. */
  sortsOf?: SortsOf
}

/** How many words are still compared with the patterns; what is left then is not read. */
interface Effort {
  words: number
}

const MOST_EFFORT = 6000

/** The finest way to split in which every part can be read; undefined where there is none. */
function segmented(
  source: string,
  tokens: Token[],
  { splits, language, effort, sortsOf }: Setting
): Clause[] | undefined {
  const ends = [...splits.map(({ at }) => at), tokens.length]
  const dead = new Set<string>()
  const isMarked = (at: number) =>
    at === 0 || at === tokens.length || /[.,;!?…]/.test(tokens[at - 1].mark)
  const isApart = (from: number, end: number) =>
    end - from < tokens.length && isMarked(from) && isMarked(end)
  const go = (from: number, before: string | undefined): Clause[] | undefined => {
    if (from >= tokens.length) return []
    if (dead.has(`${from} ${before}`)) return undefined
    for (const [end, verb] of ways(ends, before)) {
      if (end <= from) continue
      effort.words -= end - from
      if (effort.words < 0) return undefined
      const isFirst = from === 0
      const part = tokens.slice(from, end)
      const clause =
        clauseOf(source, part, { language, before: verb, isFirst }) ??
        (verb
          ? undefined
          : looseClause(source, part, { language, sortsOf, isApart: isApart(from, end) }))
      if (!clause) continue
      const rest = go(end, clause.commands[0]?.do)
      if (!rest) continue
      const hard = splits.find(({ at, isHard }) => isHard && at > from && at < end)
      const shorter =
        hard && clauseOf(source, tokens.slice(from, hard.at), { language, before: verb })
      const isRunning = shorter && !endsWithColon(source, tokens.slice(from, hard.at), shorter)
      return [{ ...clause, ...(isRunning ? { shorter: shorter.commands } : {}) }, ...rest]
    }
    dead.add(`${from} ${before}`)
    return undefined
  }
  return go(0, undefined)
}

/** A part without a pattern of its own: by what stands in it, or one that asks for nothing. */
function looseClause(
  source: string,
  tokens: Token[],
  {
    language,
    sortsOf,
    isApart,
  }: Pick<Setting, 'language' | 'sortsOf'> & {
    /** With a comma or a stop on both sides, and not the whole text. */
    isApart: boolean
  }
): Clause | undefined {
  const words = wordsFrom(source, tokens)
  const loose = sortsOf && readLoosely(words, language, sortsOf)
  if (!loose?.isSure) return undefined
  if (loose.isEmpty && isApart) return { words, commands: [], isEmpty: true }
  return loose.commands.length > 0 ? { words, commands: loose.commands } : undefined
}

/** "18 euro now, not 16": what no longer holds is left out, where a new value stands before it. */
function corrected(
  source: string,
  tokens: Token[],
  options: { patterns: readonly Pattern[]; language: CommandLanguage }
): Command[] {
  const { corrections } = options.language
  const at = tokens.findIndex((_, from) => corrections.some((one) => phraseAt(tokens, from, one)))
  if (at < 2 || at === tokens.length - 1) return []
  const values = ['value', 'price', 'color', 'clock', 'times', 'phone', 'email', 'font', 'role']
  return commandsIn(source, tokens.slice(0, at), options).filter(
    ({ do: name, slots }) => values.some((one) => slots[one]) || ['light', 'dark'].includes(name)
  )
}

/** A part that is whole by itself goes before one that needs the verb of the part before it. */
function ways(ends: readonly number[], before: string | undefined) {
  const alone = ends.map((end) => [end, undefined] as const)
  return before ? [...alone, ...ends.map((end) => [end, before] as const)] : alone
}

/** "Change the text to: …": what follows a colon or a new line is the text to its end. */
function endsWithColon(source: string, tokens: Token[], { commands }: Clause): boolean {
  const value = commands[0]?.slots.value ?? commands[0]?.slots.text
  if (!value || value.isQuoted) return false
  const at = source.indexOf(value.text, tokens[0].from)
  return /[:\n]\s*$/.test(source.slice(tokens[0].from, at))
}

function clauseOf(
  source: string,
  all: Token[],
  {
    language,
    before,
    isFirst = false,
  }: { language: CommandLanguage; before: string | undefined; isFirst?: boolean }
): Clause | undefined {
  const tokens = plain(all, language)
  if (tokens.length === 0) return undefined
  const { corrections, remarks } = language
  // "…, not 16" and "…, we have no shop" are no further things.
  const isAside = [...corrections, ...remarks].includes(tokens[0].word)
  const goesOn =
    before && !isAside ? language.goes_on.filter((pattern) => goOn(pattern.do, before)) : []
  const options = {
    patterns: [...language.commands, ...goesOn, ...(isFirst ? language.bare : [])],
    language,
  }
  const commands = [...commandsIn(source, tokens, options), ...corrected(source, tokens, options)]
  return commands.length > 0 ? { words: wordsFrom(source, all), commands } : undefined
}

/** What is said of the look of one thing goes on with anything that is said of it. */
const STYLES = ['larger', 'smaller', 'bold', 'colour', 'center', 'left', 'right', 'background']

const LOOKS = ['brand', 'fonts', 'mood', 'tone', 'colour', 'dark', 'light']

function goOn(name: string, before: string): boolean {
  return (
    name === before ||
    [STYLES, LOOKS].some((alike) => alike.includes(name) && alike.includes(before))
  )
}

/** Every way in which the patterns fit, in their order. */
function commandsIn(
  source: string,
  tokens: Token[],
  { patterns, language }: { patterns: readonly Pattern[]; language: CommandLanguage }
): Command[] {
  const rule = ruleFor(source, tokens, language)
  return patterns.flatMap((pattern) =>
    matches(pattern.parts, tokens, rule)
      .toSorted((one, other) => targetLength(other) - targetLength(one))
      .map((found) => ({ do: pattern.do, slots: slotsOf(source, tokens, found) }))
  )
}

/** Where words are part of a name, they are not part of what is written: the longer name goes first. */
function targetLength({ target, scope }: Slots): number {
  const first = target ?? scope
  return first ? first.end - first.from : 0
}

/** Without connecting words and without what is only polite. */
function plain(
  tokens: Token[],
  { connectors, polite_before: first, polite_after: last }: CommandLanguage
) {
  let [from, end] = [0, tokens.length]
  const starts = (phrase: string) => phraseAt(tokens, from, phrase)
  for (let isMoved = true; isMoved && from < end;) {
    const phrase = [...connectors, ...first].find((one) => starts(one) > 0)
    isMoved = phrase !== undefined
    if (phrase) from += starts(phrase)
  }
  for (let isMoved = true; isMoved && end > from;) {
    const phrase = last.find((one) => {
      const length = folded(one).split(' ').length
      return end - length > from && phraseAt(tokens.slice(0, end), end - length, one) > 0
    })
    isMoved = phrase !== undefined
    if (phrase) end -= folded(phrase).split(' ').length
  }
  return tokens.slice(from, end)
}

function phraseAt(tokens: readonly Token[], at: number, phrase: string): number {
  const words = folded(phrase).split(' ')
  return words.every((word, index) => tokens[at + index]?.word === word) ? words.length : 0
}

function wordsFrom(source: string, tokens: readonly Token[]): string {
  return source.slice(tokens[0].from, tokens.at(-1)!.to)
}
