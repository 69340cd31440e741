import { clauseFeatures, slotsIn, type SlotAt } from '#designer/commands/reading/classifier'
import type { Sentence } from '#designer/commands/reading/features'
import type { Model } from '#designer/commands/reading/model'
import { taggingsOf, type Tagging } from '#designer/commands/reading/tagger'
import { NEXT } from '#designer/commands/reading/tags'

/** A part of a sentence that wishes one thing. */
export interface PartAt {
  from: number
  end: number
  /** The label of the wish in front of it. */
  before: string | undefined
}

/** One way to mark the slots of a part, and what speaks for or against each label with it. */
export interface Marking {
  slots: SlotAt[]
  features: string[]
}

const MOST_MARKINGS = 8

/** The likeliest ways to mark the slots of a part. */
export function markingsOf(
  sentence: Sentence,
  part: PartAt,
  model: Pick<Model, 'tagger' | 'steps' | 'words'>
): Marking[] {
  const { from, end } = part
  const features = sentence.features.slice(from, end)
  const found = taggingsOf(features, model, { most: MOST_MARKINGS, isOne: true })
  return found.map(({ tags, likelihood }, rank) => {
    const marked = slotsIn(tags, 0, end - from)
    const slots = marked.map((one) => ({ ...one, from: one.from + from, end: one.end + from }))
    return markingWith(sentence, slots, { ...part, rank, likelihood }, model.words)
  })
}

export function markingWith(
  sentence: Sentence,
  slots: SlotAt[],
  part: PartAt & { rank: number; likelihood: number },
  words: ReadonlySet<string>
): Marking {
  return { slots, features: clauseFeatures(sentence, slots, part, words) }
}

/** What speaks for or against a part not being one, or not being understood. */
export function noneFeatures(sentence: Sentence, part: PartAt, words: ReadonlySet<string>) {
  return clauseFeatures(sentence, [], { ...part, rank: 0, likelihood: 1 }, words)
}

const MOST_TAGGINGS = 8
const MOST_SPLITS = 3

/** A way to part a sentence into wishes. */
export interface Split {
  parts: { from: number; end: number }[]
  likelihood: number
}

/** The likeliest ways to part a sentence. */
export function splitsOf(
  { tokens, features }: Sentence,
  model: Pick<Model, 'tagger' | 'steps'>
): Split[] {
  const taggings = taggingsOf(features, model, { most: MOST_TAGGINGS })
  const groups = Map.groupBy(taggings, ({ tags }) => endsOf(tags, tokens.length).join())
  return [...groups.values()].slice(0, MOST_SPLITS).map((alike) => ({
    parts: partsOf(alike[0].tags),
    likelihood: alike.reduce((sum, one: Tagging) => sum + one.likelihood, 0),
  }))
}

export function partsOf(tags: readonly number[]): Split['parts'] {
  const ends = endsOf(tags, tags.length)
  return ends.map((end, index) => ({ from: index === 0 ? 0 : ends[index - 1] + 1, end }))
}

function endsOf(tags: readonly number[], length: number): number[] {
  const ends = tags.flatMap((tag, at) => (tag === NEXT && at > 0 && at < length - 1 ? [at] : []))
  return [...ends, length]
}
