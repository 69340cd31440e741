import type { Sentence } from '#designer/commands/reading/features'
import type { Model } from '#designer/commands/reading/model'
import { fitOf } from '#designer/commands/reading/fit_of'
import type { SlotAt } from '#designer/commands/reading/slots_in'

/** One way to mark the slots of a part of a sentence. */
export interface Marking {
  from: number
  end: number
  /** The wish in front of it. */
  before: string | undefined
  slots: SlotAt[]
  /** How many markings are likelier, and how likely this one is. */
  rank: number
  likelihood: number
}

/** The class of a part of which no marking is right. */
export const MISREAD = 'misread'

/** Words in a target that say what sort of thing it is stand at its ends. */
const MOST_WORDS = 6

/**
 * What tells which wish a clause is: its words with each slot as one, what the slots hold, and the
 * wish in front of it.
 */
export function clauseFeatures(
  sentence: Sentence,
  { slots, from, end, before, rank, likelihood }: Marking,
  words: ReadonlySet<string>
): string[] {
  const { tokens, kinds } = sentence
  const parts: string[] = []
  for (let at = from; at < end; at++) {
    const slot = slots.find((one) => one.from <= at && at < one.end)
    if (!slot) parts.push(outside(at))
    else if (slot.from === at && slot.name !== 'why') parts.push(`<${slot.name}>`)
  }
  function outside(at: number): string {
    if (tokens[at].quoted !== undefined) return '""'
    const word = plainWord(tokens[at].word)
    return words.has(word) ? word : '?'
  }
  function unmarkedKinds(): string[] {
    return kinds
      .slice(from, end)
      .flatMap((own, index) =>
        slots.some((one) => one.from <= from + index && from + index < one.end) ? [] : own
      )
  }
  const said = parts.filter((part) => !/^[,.!]+$/.test(part))
  const found = ['any', `before ${before ?? ''}`, `all ${slots.map(({ name }) => name).join(' ')}`]
  found.push(`rank ${rank}`, `likely ${Math.round(-Math.log2(Math.max(likelihood, 1e-6)))}`)
  found.push(`unknown ${Math.min(5, said.filter((part) => part === '?').length)}`)
  for (const kind of new Set(unmarkedKinds())) found.push(`unmarked ${kind}`)
  said.forEach((part, at) => {
    found.push(`1 ${part}`)
    if (part[0] !== '<' && part.length > 5) found.push(`p ${part.slice(0, 4)}`)
    if (at > 0) found.push(`2 ${said[at - 1]} ${part}`)
    if (at > 1) found.push(`3 ${said[at - 2]} ${said[at - 1]} ${part}`)
  })
  if (said.length > 0) found.push(`first ${said[0]}`, `last ${said.at(-1)}`)
  if (slots.length === 0) found.push(`length ${Math.min(8, said.length)}`)
  for (const slot of slots) {
    if (slot.name === 'why') continue
    const inside = tokens.slice(slot.from, slot.end)
    const sorts = new Set(kinds.slice(slot.from, slot.end).flat())
    if (sorts.size === 0) found.push(`${slot.name} is nothing`)
    for (const sort of sorts) found.push(`${slot.name} is ${sort}`)
    const named = inside.length > MOST_WORDS ? [inside[0], inside.at(-1)!] : inside
    for (const { word } of named) found.push(`${slot.name} ${plainWord(word)}`)
    if (slot.name === 'target' || slot.name === 'how' || slot.name === 'layout')
      for (const { word } of named)
        if (word.length > 4) found.push(`${slot.name}~${word.slice(0, 4)}`)
    const last = inside.at(-1)!.word
    found.push(`${slot.name} ends ${last.slice(-3)}`)
    found.push(...fitOf(sentence, slot))
  }
  return found
}

/** Figures are alike. */
export function plainWord(word: string): string {
  return word.replace(/\d/g, '0').slice(0, 24)
}

/** How strongly the features speak for each label. */
export function scoresOf(
  features: readonly string[],
  { labels, classifier }: Model
): Float64Array<ArrayBuffer> {
  const scores = new Float64Array(labels.length)
  for (const feature of new Set(features)) {
    const weights = classifier.get(feature)
    if (weights) for (const [label, weight] of weights) scores[label] += weight
  }
  return scores
}
