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

/** A part of a sentence, and one way to mark its slots. */
export interface Part {
  from: number
  end: number
  /** The wish in front of it. */
  before: string | undefined
  /** How many ways to mark it are likelier, and how likely this one is. */
  rank: number
  likelihood: number
}

/** Stands for every label: weights that do not depend on the wish. */
export const ANY = '*'
/** None of the ways to read a part is right, or it is no part. */
export const MISREAD = 'misread'

/** Words in a target that say what sort of thing it is stand at its ends. */
const MOST_WORDS = 6

/**
 * What tells which wish a clause is: its words with each slot as one, what the slots hold, and the
 * wish in front of it.
 */
export function clauseFeatures(
  sentence: Sentence,
  slots: readonly SlotAt[],
  { from, end, before, rank, likelihood }: Part,
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
    for (const one of fitOf(sentence, slot)) found.push(`${slot.name} ${one}`)
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

/** How a slot goes together with what is called so, and with what stands in a text, where the instruction is for. */
function fitOf({ tokens, names, toldOn }: Sentence, { from, end }: SlotAt): string[] {
  const begin = end - from > 1 && ARTICLES.test(tokens[from].word) ? from + 1 : from
  const found = new Set<string>()
  for (const name of names) {
    if (name.end <= begin || name.from >= end) continue
    const isSame = name.from === begin && name.end === end
    const isInside = name.from >= begin && name.end <= end
    const how = isSame ? 'is' : isInside ? 'has' : name.end > end ? 'stops in' : 'starts in'
    found.add(`${how} a ${name.sort}`)
    found.add(`${how} a name`)
  }
  const inside = toldOn.slice(from, end - 1)
  if (inside.length > 0) {
    const told = inside.filter(Boolean).length
    found.add(told === inside.length ? 'all told' : told > 0 ? 'partly told' : 'not told')
    if (told === inside.length && (toldOn[from - 1] || toldOn[end - 1])) found.add('told on')
  }
  return [...found]
}

const ARTICLES = /^(?:the|a|an|our|my|your|all|this|that)$/

/** Figures are alike. */
export function plainWord(word: string): string {
  return word.replace(/\d/g, '0').slice(0, 24)
}

/** What speaks for each label. */
export function scoresOf(
  features: readonly string[],
  { labels, classifier }: Pick<Model, 'labels' | 'classifier'>
): Float64Array {
  const scores = new Float64Array(labels.length)
  for (const feature of new Set(features)) {
    const weights = classifier.get(feature)
    if (weights) for (const [label, weight] of weights) scores[label] += weight
  }
  return scores
}
