import { clauseFeatures, MISREAD, slotsIn } from '#designer/commands/reading/classifier'
import type { Tagging } from '#designer/commands/reading/tagger'
import type { Example } from './examples.ts'

export interface ClauseExample {
  features: string[]
  label: string
}

const NEXT = 1

/** Marks where a line with several labels goes on with its next wish. */
export function markNext({ labels, sentence: { tokens }, tags }: Example): number[] {
  if (labels.length < 2 || tags.includes(NEXT)) return tags
  // Where a wish can begin: a mark or a joining word outside of slots, between two of them.
  const free = tokens.flatMap(({ word, isMark }, at) => {
    if (tags[at] !== 0 || at === 0 || at === tokens.length - 1) return []
    const isStrong = /^[.;!?\n]/.test(word)
    const isJoin = /^(?:and|then|but|also|plus|ve|sonra|ayrica|ama|hem)$/.test(word)
    if (!isMark && !isJoin) return []
    const isSlotBefore = tags.slice(0, at).some((tag) => tag > NEXT)
    return [
      {
        at,
        weight:
          (isStrong ? 3 : isJoin ? 2.5 : word[0] === ',' ? 1.5 : 0) + (isSlotBefore ? 0.5 : -1),
      },
    ]
  })
  const wanted = labels.length - 1
  const best = free
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    // "…, and …" is one place.
    .filter(
      ({ at }, index, all) => !all.slice(0, index).some((other) => Math.abs(other.at - at) < 2)
    )
    .slice(0, wanted)
    .map(({ at }) => at)
  if (best.length < wanted) return []
  return tags.map((tag, at) => (best.includes(at) ? NEXT : tag))
}

const SELDOM = 3

/** Words that stand outside of slots often enough to be known. */
export function knownWords(examples: readonly Example[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { sentence, tags } of examples)
    sentence.tokens.forEach(({ word, quoted }, at) => {
      if (tags[at] !== 0 || quoted !== undefined || /\s/.test(word)) return
      const plain = word.replace(/\d/g, '0').slice(0, 24)
      counts.set(plain, (counts.get(plain) ?? 0) + 1)
    })
  return new Set([...counts].filter(([, count]) => count >= SELDOM).map(([word]) => word))
}

/** Every wish of a line as it is meant, and as the taggings have it that are likeliest. */
export function clausesOf(
  example: Example,
  taggings: readonly Tagging[],
  words: ReadonlySet<string>
): ClauseExample[] {
  const marked = markNext(example)
  if (marked.length === 0) return []
  const meant = partsOf(marked)
  const found: ClauseExample[] = []
  const own = meant.map((part, index) => ({
    ...part,
    label: example.labels[index],
    key: keyOf(example, marked, part),
  }))
  const seen = new Set<string>()
  for (const [rank, { tags, likelihood }] of taggings.entries()) {
    let before: string | undefined
    for (const part of partsOf(tags)) {
      const key = keyOf(example, tags, part)
      const right = own.find((one) => one.key === key)
      const slots = slotsIn(tags, part.from, part.end)
      const features = clauseFeatures(
        example.sentence,
        slots,
        { ...part, before, rank, likelihood },
        words
      )
      found.push({ features, label: right?.label ?? MISREAD })
      before = right?.label ?? before
      seen.add(key)
    }
  }
  own.forEach((part, index) => {
    if (seen.has(part.key)) return
    const options = {
      ...part,
      before: example.labels[index - 1],
      rank: taggings.length,
      likelihood: 0,
    }
    const slots = slotsIn(marked, part.from, part.end)
    found.push({
      features: clauseFeatures(example.sentence, slots, options, words),
      label: part.label,
    })
  })
  return found
}

function partsOf(marked: readonly number[]): { from: number; end: number }[] {
  const { length } = marked
  const ends = marked.flatMap((tag, at) => (tag === NEXT && at > 0 && at < length - 1 ? [at] : []))
  return [...ends, length].map((end, index) => ({
    from: index === 0 ? 0 : ends[index - 1] + 1,
    end,
  }))
}

const ARTICLES = /^(?:the|a|an|our|my|all|this)$/

/** A part by its slots; reasons, and articles in front of a name, make no difference. */
function keyOf(
  { sentence: { tokens } }: Example,
  marked: readonly number[],
  { from, end }: { from: number; end: number }
) {
  const slots = slotsIn(marked, from, end).filter(({ name }) => name !== 'why')
  const keys = slots.map((slot) => {
    const isLed = slot.end > slot.from + 1 && ARTICLES.test(tokens[slot.from].word)
    return `${slot.name}${slot.from + Number(isLed)}-${slot.end}`
  })
  return `${from}-${end} ${keys.join()}`
}
