import type { Sentence } from '#designer/commands/reading/features'
import type { Model } from '#designer/commands/reading/model'
import { tags } from '#designer/commands/reading/tags'

/** A stretch of a sentence that is one slot. */
export interface SlotAt {
  name: string
  from: number
  end: number
}

/** The slots that the tags of some tokens mark. */
export function slotsIn(marked: readonly number[], from: number, end: number): SlotAt[] {
  const slots: SlotAt[] = []
  for (let at = from; at < end; at++) {
    const tag = tags[marked[at]]
    if (tag[0] === 'B') slots.push({ name: tag.slice(2), from: at, end: at + 1 })
    else if (tag[0] === 'I' && slots.length > 0) slots.at(-1)!.end = at + 1
  }
  return slots
}

/** A part of a sentence as one tagging has it. */
export interface Part {
  from: number
  end: number
  /** The wish in front of it. */
  before: string | undefined
  /** How many taggings are likelier, and how likely this one is. */
  rank: number
  likelihood: number
}

/** Of a way to tag a part that is not how it is meant. */
export const MISREAD = 'misread'

/** Words in a target that say what sort of thing it is stand at its ends. */
const MOST_WORDS = 6

/**
 * What tells which wish a clause is: its words with each slot as one, what the slots hold, and the
 * wish in front of it.
 */
export function clauseFeatures(
  { tokens, kinds }: Sentence,
  slots: readonly SlotAt[],
  { from, end, before, rank, likelihood }: Part,
  words: ReadonlySet<string>
): string[] {
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
  }
  return found
}

/** Figures are alike. */
export function plainWord(word: string): string {
  return word.replace(/\d/g, '0').slice(0, 24)
}

/** How likely each label is. */
export function labelsOf(features: readonly string[], { labels, classifier }: Model): number[] {
  const scores = new Float64Array(labels.length)
  for (const feature of new Set(features)) {
    const weights = classifier.get(feature)
    if (weights) for (const [label, weight] of weights) scores[label] += weight
  }
  const most = Math.max(...scores)
  const raised = [...scores].map((score) => Math.exp(score - most))
  const sum = raised.reduce((one, other) => one + other, 0)
  return raised.map((one) => one / sum)
}
