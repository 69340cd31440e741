import {
  clauseFeatures,
  labelsOf,
  MISREAD,
  plainWord,
  slotsIn,
  type SlotAt,
} from '#designer/commands/reading/classifier'
import type { Sentence } from '#designer/commands/reading/features'
import { isWhole } from '#designer/commands/reading/commands_of'
import type { Model } from '#designer/commands/reading/model'
import { taggingsOf, type Tagging } from '#designer/commands/reading/tagger'
import { tags } from '#designer/commands/reading/tags'

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
}

export const MOST_TAGGINGS = 8
const MOST_READINGS = 8
/** Labels that are less likely than this are left out of account. */
const LEAST = 0.01
const NEXT = tags.indexOf('+')

/** What a sentence wishes, part by part: parted so that parts and wishes together are likeliest. */
export function wishesIn(sentence: Sentence, model: Model): Wish[] {
  const { length } = sentence.tokens
  const taggings = taggingsOf(sentence.features, model, MOST_TAGGINGS)
  const groups = Map.groupBy(taggings, (one) => endsOf(one, length).join())
  const ways = [...groups.values()].slice(0, MOST_WAYS).map((alike) => {
    const wishes = wishesBy(sentence, alike, model)
    const likelihoods = wishes.map(({ readings: [first] }) => first?.likelihood ?? LEAST)
    const mass = alike.reduce((sum, one) => sum + one.likelihood, 0)
    return { wishes, score: likelihoods.reduce((product, one) => product * one, mass) }
  })
  const best = ways.toSorted((one, other) => other.score - one.score)[0]
  return best?.wishes ?? []
}

const MOST_WAYS = 3

/** The parts of taggings that part the sentence in the same places. */
function wishesBy(sentence: Sentence, alike: readonly Tagging[], model: Model): Wish[] {
  const ends = endsOf(alike[0], sentence.tokens.length)
  const wishes: Wish[] = []
  for (const [index, end] of ends.entries()) {
    const from = index === 0 ? 0 : ends[index - 1] + 1
    const before = wishes.at(-1)?.readings[0]?.label
    wishes.push({ from, end, readings: readingsOf(sentence, alike, { from, end, before }, model) })
  }
  return wishes
}

function endsOf({ tags: marked }: Tagging, length: number): number[] {
  const ends = marked.flatMap((tag, at) => (tag === NEXT && at > 0 && at < length - 1 ? [at] : []))
  return [...ends, length]
}

function readingsOf(
  sentence: Sentence,
  taggings: readonly Tagging[],
  part: { from: number; end: number; before: string | undefined },
  model: Model
): Reading[] {
  const found = new Map<string, Reading>()
  for (const [rank, { tags: marked, likelihood }] of taggings.entries()) {
    const slots = slotsIn(marked, part.from, part.end)
    const names = new Set(slots.map(({ name }) => name))
    const unknown = unknownIn(sentence, slots, part, model)
    const isBare = !hasVerb(sentence, slots, part)
    const features = clauseFeatures(sentence, slots, { ...part, rank, likelihood }, model.words)
    labelsOf(features, model).forEach((chance, at) => {
      const label = model.labels[at]
      if (chance < LEAST || label === MISREAD || !isWhole(label, names)) return
      const own = slots.filter(({ name }) => name !== 'why')
      const key = `${label} ${own.map(({ name, from, end }) => `${name}${from}-${end}`).join()}`
      const known = found.get(key)
      if (!known || known.likelihood < chance)
        found.set(key, { label, slots: own, likelihood: chance, unknown, isBare })
    })
  }
  return [...found.values()]
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .slice(0, MOST_READINGS)
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
