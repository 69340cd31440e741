import { partsBetween } from '#designer/language/clauses'
import { isCapital, tokensOf, type Token } from '#designer/language/tokens'
import { anyOf, before, negative, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

/** A few words between two marks of a sentence, without the small words around them. */
export interface Phrase {
  from: Stretch
  words: Token[]
  /** Nothing but the phrase and small words stands between the marks. */
  isWhole: boolean
  /** A comma or "and" parts it from the phrase before, and from the one behind it. */
  isBehind: boolean
  isAhead: boolean
  /** "In", "à": a word before a place stands in front. */
  isPlaced: boolean
  /** A colon stands behind it. */
  isLabel: boolean
}

const marks =
  /[;()•·|–—\n]|,(?!\d)|: | - | ?\/ | \/|[.!?…]+(?=\s|$)| (?:and|&|und|et|y|e|en|ve|plus|sowie) /gu
const joins = /^(?:,|\/| (?:and|&|und|et|y|e|en|ve|plus|sowie) )$/u
/** Where the last of a list goes on to say when, where or for whom. */
const ends =
  /^(?:in|at|from|near|across|around|since|throughout|by|to|every|on|for|with|aus|seit|für|à|dans|depuis|pour|en|desde|para|con|per|da|sinds|voor|em)$/u

const sets = perLanguage((words, code) => ({
  small: new Set([...words.connecting.split('|'), ...words.article.split('|')]),
  // The verb of a Turkish sentence stands at its end, and many nouns end like one.
  clause: anyOf(
    code === 'tr' ? words.first_person : `${words.first_person}|${words.verbs}`,
    code === 'de' ? 'u' : 'iu'
  ),
  place: new RegExp(`${before}(?:${words.in_place}) $`, 'iu'),
}))

/** The phrases of a stretch, in order. */
export function phrasesIn(text: string, stretch: Stretch, code: string): Phrase[] {
  const found: Phrase[] = []
  let last = ''
  let isDenied = false
  for (const { from, mark } of partsBetween(marks, text, stretch)) {
    const words = tokensOf(text.slice(...from), from[0])
    if (words.length === 0) {
      if (!joins.test(mark)) last = mark
      continue
    }
    const phrase = phraseOf(text, words, code, { before: last, behind: mark })
    // "We don't do weddings, parties or balls": none of them.
    isDenied = joins.test(last) ? isDenied : false
    isDenied ||= !phrase?.isWhole && negative.test(text.slice(words[0].from, from[1]))
    if (phrase && !isDenied) found.push(phrase)
    last = mark
  }
  return found
}

/** The words between two marks without the clause in front: "bouquets" of "we do bouquets,". */
function phraseOf(
  text: string,
  words: Token[],
  code: string,
  { before: lead, behind }: { before: string; behind: string }
): Phrase | undefined {
  const { small, clause, place } = sets(code)
  const [isBehind, isAhead] = [joins.test(lead), joins.test(behind)]
  const verb = words.findLastIndex(({ text: word }) => clause.test(word))
  // "Sunday roasts": what ends a phrase and has none before it is a noun.
  const isNoun =
    verb === words.length - 1 && !words.slice(0, verb).some(({ text: word }) => clause.test(word))
  const last = isNoun ? -1 : verb
  if (last >= 0 && !isAhead) return undefined
  const left = words.slice(last + 1)
  const stop =
    isBehind && !isAhead ? left.findIndex(({ small: word }, at) => at > 0 && ends.test(word)) : -1
  const bare = stop > 0 ? left.slice(0, stop) : left
  const isSmall = (word: Token) => small.has(word.small) && !negative.test(word.text)
  const first = bare.findIndex((word) => !isSmall(word))
  if (first < 0) return undefined
  const kept = bare.slice(first, bare.findLastIndex((word) => !isSmall(word)) + 1)
  const from: Stretch = [kept[0].from, kept.at(-1)!.to]
  return {
    from,
    words: kept,
    isWhole: last < 0,
    isBehind,
    isAhead,
    isPlaced: place.test(text.slice(Math.max(0, from[0] - 16), from[0])),
    isLabel: behind === ': ',
  }
}

/** "Louise Mason", "Westering Road": every word of it in capitals. */
export const isInCapitals = ({ words }: Phrase) => words.every(({ text }) => isCapital(text))
