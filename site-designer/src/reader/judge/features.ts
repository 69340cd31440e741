import { small } from '#designer/language/fold'
import { wordsAndMarks } from '#designer/language/tokens'
import { hashOf } from '#designer/reader/judge/hash'
import { signsOf } from '#designer/reader/judge/signs'
import type { Features } from '#designer/reader/judge/weights'
import type { Stretch } from '#designer/sheet/sheet'

/** A text as the judge sees it: its language, and its sentences in order. */
export interface Page {
  prompt: string
  language: string
  sentences: Stretch[]
}

/** What is further down in a stretch does not decide who it is for. */
const mostLetters = 400
const mostWords = 80
const mostOfNeighbour = 24

/** How much each group of features counts. */
const shares = { words: 1, letters: 3, signs: 1, pairs: 1, sentence: 0.5, place: 1, beside: 0.25 }

/** What begins a word, and the marks that tell something. */
const telling = /^[\p{L}\p{N}\p{Extended_Pictographic}?!:…@£€$₺()"“„«/–—*-]/u

/** In small letters, and without telling one figure from another. */
const plain = (text: string) => small(text).replaceAll('’', "'").replace(/\d/g, '0')

const wordsOf = (text: string) =>
  wordsAndMarks(plain(text.slice(0, mostLetters)))
    .filter((word) => telling.test(word))
    .slice(0, mostWords)

/** Features of the stretches of one text. What stands around a sentence is looked at once. */
export function featuresIn({ prompt, language, sentences }: Page) {
  const words = sentences.map((sentence) => wordsOf(prompt.slice(...sentence)))
  const around = sentences.map((_, at) => groupsAround(at))

  return (stretch: Stretch, at: number): Features => {
    const text = prompt.slice(...stretch).slice(0, mostLetters)
    const isWhole = stretch[0] === sentences[at][0] && stretch[1] === sentences[at][1]
    const own = isWhole ? words[at] : wordsOf(text)
    const signs = [
      ...signsOf(text, language),
      `length ${Math.min(6, Math.floor(Math.log2(own.length + 1)))}`,
      isWhole ? 'sentence' : 'clause',
    ]
    return together([
      [wordKeys(own, language), shares.words],
      [letterKeys(text), shares.letters],
      [signs.map((name) => hashOf(`is ${name}`)), shares.signs],
      [pairsOf(signs).map((pair) => hashOf(`both ${pair}`)), shares.pairs],
      [isWhole ? [] : words[at].map((word) => hashOf(`in ${word}`)), shares.sentence],
      ...around[at],
    ])
  }

  function groupsAround(at: number): Group[] {
    const [start, end] = sentences[at]
    const [first, last] = [Math.min(at, 3), Math.min(sentences.length - 1 - at, 3)]
    const many = Math.min(sentences.length, 4)
    const places = [
      `first ${first}`,
      `last ${last}`,
      `first ${first} of ${many}`,
      `last ${last} of ${many}`,
      /(?:^|\n)\s*$/.test(prompt.slice(Math.max(0, start - 4), start)) ? 'begins line' : 'in line',
      /^\s*(?:\n|$)/.test(prompt.slice(end, end + 4)) ? 'ends line' : 'goes on',
      `tail ${Math.floor((4 * start) / prompt.length)}`,
      `language ${language}`,
    ]
    const beside = (index: number, name: string) =>
      (words[index] ?? ['-']).slice(0, mostOfNeighbour).map((word) => hashOf(`${name} ${word}`))
    return [
      [places.map((place) => hashOf(`at ${place}`)), shares.place],
      [beside(at - 1, 'before'), shares.beside],
      [beside(at + 1, 'behind'), shares.beside],
    ]
  }
}

/** Numbers of features that count as much together, however many they are. */
type Group = [keys: number[], share: number]

function together(groups: Group[]): Features {
  const features: Features = { keys: [], values: [] }
  for (const [keys, share] of groups) {
    const value = share / Math.sqrt(keys.length || 1)
    for (const key of keys) {
      features.keys.push(key)
      features.values.push(value)
    }
  }
  return features
}

const pairsOf = (names: string[]) =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one} ${other}`))

/** Words and pairs of words, in any language and in this one. */
function wordKeys(words: string[], language: string): number[] {
  const all = ['^', ...words, '$']
  return all.flatMap((word, at) => [
    hashOf(`w ${word}`),
    hashOf(`${language} ${word}`),
    ...(at > 0 ? [hashOf(`w ${all[at - 1]} ${word}`)] : []),
  ])
}

const shortest = 3
const longest = 5

/** Every run of three to five letters. */
function letterKeys(text: string): number[] {
  const letters = ` ${plain(text).replace(/\s+/g, ' ')} `
  const keys: number[] = []
  for (let start = 0; start + shortest <= letters.length; start++)
    for (let length = shortest; length <= longest && start + length <= letters.length; length++)
      keys.push(hashOf(letters, start, start + length))
  return keys
}
