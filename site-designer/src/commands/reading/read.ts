import {
  ANY,
  MISREAD,
  plainWord,
  scoresOf,
  type SlotAt,
} from '#designer/commands/reading/classifier'
import { isWhole } from '#designer/commands/reading/commands_of'
import type { Sentence } from '#designer/commands/reading/features'
import {
  markingsOf,
  noneFeatures,
  splitsOf,
  type PartAt,
} from '#designer/commands/reading/markings'
import type { Model } from '#designer/commands/reading/model'

/** One way to understand a part of an instruction. */
export interface Reading {
  label: string
  slots: SlotAt[]
  likelihood: number
  /** Words outside of slots that nobody has seen before. */
  unknown: number
  /** Nothing but its slots is said: "on the form". */
  isBare: boolean
}

/** A part of an instruction that wishes one thing, with the ways to understand it, the likeliest first. */
export interface Wish {
  from: number
  end: number
  readings: Reading[]
  /** How likely it is a part that can be read at all. */
  sense: number
}

const MOST_READINGS = 8
/** Readings that are less likely than this are left out of account. */
const LEAST = 0.002

/** What a sentence wishes, part by part: parted so that parts and wishes together are likeliest. */
export function wishesIn(sentence: Sentence, model: Model): Wish[] {
  const ways = splitsOf(sentence, model).map(({ parts, likelihood }) => {
    const wishes: Wish[] = []
    for (const part of parts) {
      const before = wishes.at(-1)?.readings[0]?.label
      wishes.push({ ...part, ...readingsOf(sentence, { ...part, before }, model) })
    }
    const likelihoods = wishes.map(({ readings: [first], sense }) =>
      Math.max(LEAST, sense * (first?.likelihood ?? 0))
    )
    return { wishes, score: likelihoods.reduce((product, one) => product * one, likelihood) }
  })
  const best = ways.toSorted((one, other) => other.score - one.score)[0]
  return best?.wishes ?? []
}

/** Each way to mark a part with each label it has slots enough for, weighed against all others. */
function readingsOf(
  sentence: Sentence,
  part: PartAt,
  model: Model
): Pick<Wish, 'readings' | 'sense'> {
  const { labels, words } = model
  const isAll = part.from === 0 && part.end === sentence.tokens.length
  const [any, none] = [labels.indexOf(ANY), labels.indexOf(MISREAD)]
  const ways = markingsOf(sentence, part, model).flatMap(({ slots, features }) => {
    const scores = scoresOf(features, model)
    const names = new Set(slots.map(({ name }) => name))
    return labels.flatMap((label, at) =>
      at === any || at === none || !isWhole(label, names) || (label === 'aside' && isAll)
        ? []
        : { label, slots, score: scores[at] + scores[any] }
    )
  })
  const noneScore = scoresOf(noneFeatures(sentence, part, words), model)[none]
  const most = ways.reduce((top, { score }) => Math.max(top, score), noneScore)
  const power = (score: number) => Math.exp(score - most)
  const all = ways.reduce((sum, { score }) => sum + power(score), 0)
  const found = new Map<string, Reading>()
  for (const { label, slots, score } of ways) {
    const own = slots.filter(({ name }) => name !== 'why')
    const key = `${label} ${own.map(({ name, from, end }) => `${name}${from}-${end}`).join()}`
    const known = found.get(key)
    if (known) known.likelihood += power(score) / all
    else {
      const unknown = unknownIn(sentence, slots, part, model)
      const isBare = !hasVerb(sentence, slots, part)
      found.set(key, { label, slots: own, likelihood: power(score) / all, unknown, isBare })
    }
  }
  const readings = [...found.values()]
    .filter(({ likelihood }) => likelihood >= LEAST)
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .slice(0, MOST_READINGS)
  return { readings, sense: all / (all + power(noneScore)) }
}

function unknownIn(
  { tokens }: Sentence,
  slots: readonly SlotAt[],
  { from, end }: { from: number; end: number },
  { words }: Model
): number {
  return tokens.slice(from, end).filter(({ word, isMark, quoted }, index) => {
    const isMarked = slots.some((one) => one.from <= from + index && from + index < one.end)
    return !isMark && !isMarked && (quoted !== undefined || !words.has(plainWord(word)))
  }).length
}

const JOINS = /^(?:on|in|at|from|and|then|also|the|ve)$/

/** Whether a word stands outside of the slots that may say what is to be done. */
function hasVerb(
  { tokens }: Sentence,
  slots: readonly SlotAt[],
  { from, end }: { from: number; end: number }
) {
  return tokens.slice(from, end).some(({ word, isMark }, index) => {
    const isMarked = slots.some((one) => one.from <= from + index && from + index < one.end)
    return !isMark && !isMarked && !JOINS.test(word)
  })
}
