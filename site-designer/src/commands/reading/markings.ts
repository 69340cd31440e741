import { slotsIn, type SlotAt } from '#designer/commands/reading/slots_in'
import type { Tagging } from '#designer/commands/reading/tagger'
import { tags } from '#designer/commands/reading/tags'

const NEXT = tags.indexOf('+')
const MOST_WAYS = 3

export interface Stretch {
  from: number
  end: number
}

/** Taggings that part a sentence in the same places, and the parts. */
export interface Parting {
  parts: Stretch[]
  taggings: Tagging[]
}

/** The likeliest ways to part a sentence. */
export function partingsOf(taggings: readonly Tagging[]): Parting[] {
  const groups = Map.groupBy(taggings, (one) =>
    partsOf(one.tags)
      .map(({ end }) => end)
      .join()
  )
  return [...groups.values()]
    .slice(0, MOST_WAYS)
    .map((alike) => ({ parts: partsOf(alike[0].tags), taggings: alike }))
}

/** The parts of a tagged sentence: each wishes one thing. */
export function partsOf(marked: readonly number[]): Stretch[] {
  const { length } = marked
  const ends = marked.flatMap((tag, at) => (tag === NEXT && at > 0 && at < length - 1 ? [at] : []))
  return [...ends, length].map((end, index) => ({
    from: index === 0 ? 0 : ends[index - 1] + 1,
    end,
  }))
}

/** The different ways in which taggings mark the slots of a part, the likeliest first. */
export function markingsOf(taggings: readonly Tagging[], { from, end }: Stretch) {
  const found = new Map<string, { slots: SlotAt[]; likelihood: number }>()
  for (const { tags: marked, likelihood } of taggings) {
    const key = marked.slice(from, end).join()
    const known = found.get(key)
    if (known) known.likelihood += likelihood
    else found.set(key, { slots: slotsIn(marked, from, end), likelihood })
  }
  return [...found.values()]
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .map((one, rank) => ({ ...one, rank, from, end }))
}
