import type { Reading } from '#designer/reader/reading'
import { kindNounAt, kindNounsAt } from '#designer/reader/shapes/kind_noun'
import { isCapital, tokensOf, type Token } from '#designer/language/tokens'
import { isTown } from '#designer/reader/words/known_names'
import { after, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const mostWords = 7
const mostSmall = 4
const longest = 70
/** In quotes nothing else can be meant. */
const longestQuoted = 100

/** Unlike elsewhere "&" and "’n" are words: they join names. */
const word = /(?<!\S)['’]\p{Ll}(?= )|[\p{L}\p{N}](?:[\p{L}\p{N}&’'-]*[\p{L}\p{N}])?|[&+]/gu
const quoted =
  /^(?:["“”„«»]\s?([^"“”„«»\n]{2,100}?)\s?["“”»«]|['‘‹›]\s?([^"“”„«»‹›\n]{2,100}?)\s?['’‹›])(?![\p{L}\p{N}])/u
const abbreviated = /^(?:\p{Lu}|St|Dr|Mrs?|Ms|Prof|Sta|Sto|Uzm|Dt|Av|Op)$/u
/** What joins two words with a capital to one name: "Bread & Roses", "Mirador del Valle". */
const joins =
  /^(?:[&+]|of|the|and|de|du|des|d|la|le|les|l|et|y|e|el|los|las|del|und|zum|zur|zu|der|die|das|den|dem|van|en|het|ve|di|da|do|dos|das|della|dei|delle|dello|il|lo|o|a|as|os|for|by|['’]\p{Ll}|n)$/u

const patterns = perLanguage((words) => ({
  place: new RegExp(`^(?:${words.in_place})$`, 'iu'),
  /** Behind it a sentence goes on, and no name. */
  goesOn: new RegExp(
    `^(?:${words.in_place}|${words.follows_kind}|${words.verbs}|${words.first_person}|${words.connecting})${after}`,
    'iu'
  ),
  begins: new RegExp(`^(?:(?:${words.article}) )?`, 'iu'),
  own: new RegExp(`^(?:${words.own}|${words.first_person})$`, 'iu'),
  /** "Company" of "cleaning company": what stands before it is what they do. */
  firms: words.page_nouns.split('|'),
}))

interface Word {
  text: string
  from: number
  to: number
}

/**
 * The whole name that begins here: what stands in quotes, or words with capitals and what joins them,
 * with the noun for what it is behind them. It ends before a place: "Kora" of "Kora in Oslo".
 */
export function nameRunAt(
  reading: Reading,
  start: number,
  isSmallToo = false
): Stretch | undefined {
  const { prompt, language } = reading
  const inQuotes = quoted.exec(prompt.slice(start, start + longestQuoted + 5))
  if (inQuotes) {
    const name = inQuotes[1] ?? inQuotes[2]
    const from = start + inQuotes[0].indexOf(name)
    return [from, from + name.length]
  }
  const words = wordsFrom(prompt, start)
  const count = capitalsIn(words, language.code)
  if (count > 0) return [start, endOf(reading, words.slice(0, count))]
  return isSmallToo ? smallRun(reading, words) : undefined
}

/** The words of one phrase: no mark stands between them. */
function wordsFrom(prompt: string, start: number): Word[] {
  const words: Word[] = []
  for (const { 0: text, index } of prompt.slice(start, start + longest + 30).matchAll(word)) {
    const last = words.at(-1)
    const gap = prompt.slice(last?.to ?? start, start + index)
    const isJoined = gap === ' ' || (gap === '. ' && abbreviated.test(last?.text ?? ''))
    if (last ? !isJoined : gap !== '') break
    words.push({ text, from: start + index, to: start + index + text.length })
    if (words.length > mostWords) break
  }
  return words
}

/** How many of the first words are a name by their capitals. */
function capitalsIn(words: Word[], code: string): number {
  let count = 0
  const isCapitalAt = (at: number) => at < words.length && isBig(words[at].text, code)
  // "called the Crooked Spoon"
  if (joins.test(words[0]?.text ?? '') && isCapitalAt(1)) count = 1
  while (count < words.length) {
    const { text } = words[count]
    const joined = [1, 2].find(
      (more) =>
        count > 0 &&
        !isBig(text, code) &&
        isCapitalAt(count + more) &&
        words
          .slice(count, count + more)
          .every((one) => isJoin(one.text, code, words[count + more].text))
    )
    if (!isBig(text, code) && joined === undefined) break
    count += joined ?? 1
    if (code === 'tr' && /['’]/.test(text)) break
  }
  return count
}

/** "I'd", "We're" go on with a sentence as "I" and "we" do. */
const shortened = /['’](?:d|ll|m|re|s|ve)$/u
const isBig = (text: string, code: string) =>
  (isCapital(text) || /^\d/.test(text)) && !patterns(code).own.test(text.replace(shortened, ''))
/** "Le Four à Bois"; what stands behind it in "Kora à Lyon" is a town. */
const isJoin = (text: string, code: string, next: string) =>
  text === 'à' ? !isTown(next) : joins.test(text) && !patterns(code).place.test(text)

/** Where it ends: with a noun for what it is behind it, and without a Turkish ending. */
function endOf({ prompt, language: { code } }: Reading, words: Word[]): number {
  const last = words.at(-1)!
  if (code === 'tr') {
    const mark = last.text.search(/['’]/)
    return mark > 0 ? last.from + mark : last.to
  }
  const behind = tokensOf(prompt.slice(last.to, last.to + 50), last.to)
  if (behind[0]?.from !== last.to + 1) return last.to
  const end = tradeEnd(behind, code)
  return end !== undefined && isEnd(prompt.slice(end), code) ? end : last.to
}

/** Where the words for what they do end, if a text begins with them: "cleaning", "dog groomers". */
function tradeEnd(tokens: Token[], code: string): number | undefined {
  const noun = kindNounAt(tokens, 0, code)
  if (noun) return tokens[noun.last].to
  return [2, 1]
    .map((count) => tokens.slice(0, count))
    .find((some) => isTrade(some, code))
    ?.at(-1)?.to
}

/** Nothing but a noun for what it is: "a café", "yoga". */
export function isOnlyKind(text: string, code: string): boolean {
  return isTrade(tokensOf(text.replace(patterns(code).begins, '')), code)
}

/** Whether such words and "company" are a noun for a business, or are one by themselves. */
function isTrade(tokens: Token[], code: string): boolean {
  const text = tokens.map((token) => token.text).join(' ')
  if (text === '') return false
  return ['', ...patterns(code).firms].some((firm) => {
    const all = tokensOf(`${text} ${firm}`)
    return all.length > 0 && kindNounsAt(all, 0, code).some(({ last }) => last === all.length - 1)
  })
}

/** Whether a phrase ends here: at a mark, or where a sentence goes on. */
function isEnd(rest: string, code: string): boolean {
  return /^(?:$|[.,;:!?\n)"”]| [–—|(-])/u.test(rest) || patterns(code).goesOn.test(rest.trimStart())
}

/** "called the paper moon in norwich": who types no capitals is named by small letters. */
function smallRun({ prompt, language: { code } }: Reading, words: Word[]): Stretch | undefined {
  const { goesOn, own } = patterns(code)
  const line = prompt.slice(prompt.lastIndexOf('\n', words[0]?.from) + 1)
  if (/(?<=[\p{L}\p{N}] )\p{Lu}\p{Ll}/u.test(line.split(/[.!?\n]/)[0])) return undefined
  const first = joins.test(words[0]?.text ?? '') ? 1 : 0
  if (!words[first] || own.test(words[0].text)) return undefined
  const end = words.findIndex(({ from }, at) => at > first && goesOn.test(prompt.slice(from)))
  const whole = words.slice(0, end < 0 ? words.length : end)
  return whole.length <= mostSmall ? [whole[0].from, whole.at(-1)!.to] : undefined
}
