import { hashOf } from '#designer/reader/judge/hash'
import type { Features } from '#designer/reader/judge/weights'
import { isInCapitals, type Phrase } from '#designer/reader/phrases/phrases_in'
import type { Reading } from '#designer/reader/reading'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { small } from '#designer/language/fold'
import { tokensOf } from '#designer/language/tokens'
import { isGivenName, isTown } from '#designer/reader/words/known_names'
import { negative } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

/** Where a phrase stands: in which sentence, and beside how many others. */
export interface Position {
  sentence: Stretch
  number: number
  listed: number
}

/** Everything about a phrase that may tell which field it belongs to, each as a number. */
export function featuresOf(reading: Reading, phrase: Phrase, position: Position): Features {
  const { prompt, language } = reading
  const { from, words } = phrase
  const [start, end] = from
  const before = tokensOf(prompt.slice(Math.max(0, start - 40), start)).map((one) => one.small)
  const behind = tokensOf(prompt.slice(end, end + 40)).map((one) => one.small)
  const signs = signsOf(reading, phrase, position)
  const typed = words.map((word) => word.small)
  const around = [
    `left ${before.at(-1)}`,
    `lefts ${before.slice(-2).join(' ')}`,
    `right ${behind[0]}`,
    `mark ${prompt.slice(start - 2, start)}`,
    `marks ${prompt.slice(end, end + 2)}`,
    `field before ${reading.takenFor(start - 2)}`,
    `field behind ${reading.takenFor(end + 1)}`,
  ]
  const own = [
    `first ${typed[0]}`,
    `last ${typed.at(-1)}`,
    ...typed.flatMap((word) => [
      `word ${word}`,
      `end ${word.slice(-3)}`,
      `start ${word.slice(0, 4)}`,
    ]),
    `language ${language.code}`,
  ]
  const pairs = signs.flatMap((one, at) => signs.slice(at + 1).map((other) => `${one}+${other}`))
  return together([signs, 1.5], [pairs, 1.5], [around, 1.5], [own, 1.5])
}

function signsOf(
  reading: Reading,
  phrase: Phrase,
  { sentence, number, listed }: Position
): string[] {
  const { from, words, isWhole, isBehind, isAhead, isPlaced, isLabel } = phrase
  const value = reading.text(from)
  const kinds = hoursTokens(value, reading.language.code).map(({ kind }) => kind)
  const { visitors } = reading.judge(sentence)
  const holding: [string, boolean][] = [
    ['whole', isWhole],
    ['behind', isBehind],
    ['ahead', isAhead],
    ['placed', isPlaced],
    ['label', isLabel],
    ['capitals', isInCapitals(phrase)],
    ['shouted', !/\p{Ll}/u.test(value)],
    ['digit', /\d/.test(value)],
    ['day', kinds.includes('day')],
    ['time', kinds.includes('time')],
    ['month', kinds.includes('month')],
    ['negative', negative.test(value)],
    ['begins', from[0] === sentence[0]],
    ['ends', sentence[1] - from[1] < 2],
    ['town', isTown(value)],
    ['given', isGivenName(words[0].text)],
    ['kind known', reading.kindAt !== undefined],
    ['free sentence', reading.fieldsIn(sentence).size === 0],
  ]
  return [
    ...holding.flatMap(([name, holds]) => (holds ? [name] : [])),
    `words ${Math.min(6, words.length)}`,
    `sentence ${Math.min(4, number)}`,
    `listed ${Math.min(5, listed)}`,
    `visitors ${Math.floor(visitors * 5)}`,
  ]
}

/** Groups of features, each of which counts as much as it is given, however many it has. */
function together(...groups: [names: string[], share: number][]): Features {
  const features: Features = { keys: [], values: [] }
  for (const [names, share] of groups)
    for (const name of names) {
      features.keys.push(hashOf(small(name)))
      features.values.push(share / Math.sqrt(names.length))
    }
  return features
}
