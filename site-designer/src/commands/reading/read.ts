import { clauseFeatures, MISREAD, plainWord, scoresOf } from '#designer/commands/reading/classifier'
import { isWhole } from '#designer/commands/reading/commands_of'
import type { Sentence } from '#designer/commands/reading/features'
import { markingsOf, partingsOf, type Stretch } from '#designer/commands/reading/markings'
import type { Model } from '#designer/commands/reading/model'
import type { SlotAt } from '#designer/commands/reading/slots_in'
import { taggingsOf, type Tagging } from '#designer/commands/reading/tagger'

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
export interface Wish extends Stretch {
  readings: Reading[]
  /** That one of the readings is right. */
  likelihood: number
}

export const MOST_TAGGINGS = 16
const MOST_READINGS = 8
/** Readings that are less likely than this are left out of account. */
const LEAST = 0.002

/** What a sentence wishes, part by part: parted so that the parts and their readings are likeliest. */
export function wishesIn(sentence: Sentence, model: Model): Wish[] {
  const taggings = taggingsOf(sentence.features, model, MOST_TAGGINGS)
  const ways = partingsOf(taggings).map(({ parts, taggings: alike }) => {
    const wishes: Wish[] = []
    for (const part of parts)
      wishes.push(
        wishOf(sentence, alike, { ...part, before: wishes.at(-1)?.readings[0]?.label }, model)
      )
    const mass = alike.reduce((sum, one) => sum + one.likelihood, 0)
    return { wishes, score: wishes.reduce((product, { likelihood }) => product * likelihood, mass) }
  })
  const best = ways.toSorted((one, other) => other.score - one.score)[0]
  return best?.wishes ?? []
}

/** All labels of all markings of a part are weighed against each other, and against none being right. */
function wishOf(
  sentence: Sentence,
  taggings: readonly Tagging[],
  part: Stretch & { before: string | undefined },
  model: Model
): Wish {
  const { from, end, before } = part
  const markings = markingsOf(taggings, part)
  const scores = markings.map((one) =>
    scoresOf(clauseFeatures(sentence, { ...one, before }, model.words), model)
  )
  const misread = model.labels.indexOf(MISREAD)
  const none = scores[0][misread]
  const most = Math.max(none, ...scores.flatMap((own) => [...own]))
  const found: Reading[] = []
  let sum = Math.exp(none - most)
  for (const [index, { slots }] of markings.entries()) {
    const names = new Set(slots.map(({ name }) => name))
    const unknown = unknownIn(sentence, slots, part, model)
    const isBare = !hasVerb(sentence, slots, part)
    const own = slots.filter(({ name }) => name !== 'why')
    for (const [at, label] of model.labels.entries()) {
      if (at === misread || !isWhole(label, names)) continue
      const likelihood = Math.exp(scores[index][at] - most)
      sum += likelihood
      found.push({ label, slots: own, likelihood, unknown, isBare })
    }
  }
  const readings = alikeTogether(found)
    .map((one) => ({ ...one, likelihood: one.likelihood / sum }))
    .filter(({ likelihood }) => likelihood >= LEAST)
    .slice(0, MOST_READINGS)
  return { from, end, readings, likelihood: 1 - Math.exp(none - most) / sum }
}

/** Readings that differ in what is only a reason are one. */
function alikeTogether(readings: readonly Reading[]): Reading[] {
  const found = new Map<string, Reading>()
  for (const one of readings) {
    const slots = one.slots.map(({ name, from, end }) => `${name}${from}-${end}`)
    const key = `${one.label} ${slots.join()}`
    const known = found.get(key)
    if (known) known.likelihood += one.likelihood
    else found.set(key, { ...one })
  }
  return [...found.values()].toSorted((one, other) => other.likelihood - one.likelihood)
}

function unknownIn(
  { tokens }: Sentence,
  slots: readonly SlotAt[],
  { from, end }: Stretch,
  { words }: Model
): number {
  return tokens.slice(from, end).filter(({ word, isMark, quoted }, index) => {
    const isMarked = slots.some((one) => one.from <= from + index && from + index < one.end)
    return !isMark && !isMarked && (quoted !== undefined || !words.has(plainWord(word)))
  }).length
}

const JOINS = /^(?:on|in|at|from|and|then|also|the|ve)$/

/** Whether a word stands outside of the slots that may say what is to be done. */
function hasVerb({ tokens }: Sentence, slots: readonly SlotAt[], { from, end }: Stretch) {
  return tokens.slice(from, end).some(({ word, isMark }, index) => {
    const isMarked = slots.some((one) => one.from <= from + index && from + index < one.end)
    return !isMark && !isMarked && !JOINS.test(word)
  })
}
