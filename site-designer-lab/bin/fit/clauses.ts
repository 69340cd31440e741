import { clauseFeatures } from '../../../site-designer/src/commands/reading/classifier.ts'
import {
  markingsOf,
  partingsOf,
  partsOf,
  type Stretch,
} from '../../../site-designer/src/commands/reading/markings.ts'
import { slotsIn, type SlotAt } from '../../../site-designer/src/commands/reading/slots_in.ts'
import type { Tagging } from '../../../site-designer/src/commands/reading/tagger.ts'
import type { Example } from './examples.ts'

/** A part of a sentence with the ways to mark it. Where none of them has a label, none is right. */
export interface PartExample {
  markings: { features: string[]; slots: ReadonlySet<string>; label: string | undefined }[]
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

/** The parts of a line as the taggings have them, and those parts as they are meant that none of them has. */
export function partExamplesOf(
  example: Example,
  taggings: readonly Tagging[],
  words: ReadonlySet<string>
): PartExample[] {
  const marked = markNext(example)
  if (marked.length === 0) return []
  const { sentence, labels } = example
  const own = partsOf(marked).map((part, index) => {
    const slots = slotsIn(marked, part.from, part.end)
    return { ...part, slots, index, label: labels[index], key: keyOf(example, part, slots) }
  })
  const found: PartExample[] = []
  const seen = new Set<string>()
  for (const { parts, taggings: alike } of partingsOf(taggings)) {
    let before: string | undefined
    for (const part of parts) {
      const markings = markingsOf(alike, part).map((one) => {
        const key = keyOf(example, part, one.slots)
        const right = own.find((each) => each.key === key)
        if (right) seen.add(key)
        return markingOf({ ...one, before, label: right?.label })
      })
      found.push({ markings })
      before = own.find(({ from, end }) => from === part.from && end === part.end)?.label ?? before
    }
  }
  for (const { slots, label, key, from, end, index } of own) {
    if (seen.has(key)) continue
    const before = labels[index - 1]
    const others = markingsOf(taggings, { from, end })
    const right = { slots, from, end, rank: others.length, likelihood: 0 }
    const markings = [...others, right].map((one) =>
      markingOf({ ...one, before, label: one === right ? label : undefined })
    )
    found.push({ markings })
  }
  return found

  function markingOf({ label, ...one }: Parameters<typeof clauseFeatures>[1] & { label?: string }) {
    const names = new Set(one.slots.map(({ name }) => name))
    return { features: clauseFeatures(sentence, one, words), slots: names, label }
  }
}

const ARTICLES = /^(?:the|a|an|our|my|all|this)$/

/** A part by its slots; reasons, and articles in front of a name, make no difference. */
function keyOf(
  { sentence: { tokens } }: Example,
  { from, end }: Stretch,
  slots: readonly SlotAt[]
) {
  const keys = slots.flatMap((slot) => {
    if (slot.name === 'why') return []
    const isLed = slot.end > slot.from + 1 && ARTICLES.test(tokens[slot.from].word)
    return `${slot.name}${slot.from + Number(isLed)}-${slot.end}`
  })
  return `${from}-${end} ${keys.join()}`
}
