import { slotsIn, type SlotAt } from '#designer/commands/reading/classifier'
import type { Sentence } from '#designer/commands/reading/features'
import {
  markingsOf,
  markingWith,
  noneFeatures,
  partsOf,
  splitsOf,
  type Marking,
} from '#designer/commands/reading/markings'
import type { Model } from '#designer/commands/reading/model'
import { NEXT } from '#designer/commands/reading/tags'
import type { Example } from './examples.ts'

/** A part of a line with the ways to read it. */
export interface ClauseExample {
  /** `right`: the label with which a way is the right one. */
  ways: { features: string[]; names: ReadonlySet<string>; right: string | undefined }[]
  /** What speaks for none of them. */
  none: string[]
  /** The whole line is one part. */
  isAll: boolean
}

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

/** Every part of a line with the ways to read it: as it is meant, and as the tagger would part and mark it. */
export function clausesOf(
  example: Example,
  model: Pick<Model, 'tagger' | 'steps' | 'words'>
): ClauseExample[] {
  const { sentence, labels } = example
  const marked = markNext(example)
  if (marked.length === 0) return []
  const meant = partsOf(marked)
  const found = meant.map((at, index) => {
    const part = { ...at, before: labels[index - 1] }
    const label = labels[index]
    const slots = slotsIn(marked, at.from, at.end)
    const ways = markingsOf(sentence, part, model).map((one) =>
      wayOf(example, one, { label, slots })
    )
    if (!ways.some(({ right }) => right)) {
      const options = { ...part, rank: ways.length, likelihood: 0 }
      const own = markingWith(sentence, slots, options, model.words)
      ways.push(wayOf(example, own, { label, slots }))
    }
    return { ways, none: noneFeatures(sentence, part, model.words), isAll: isAllOf(sentence, part) }
  })
  const others = splitsOf(sentence, model).flatMap(({ parts }) => parts)
  const wrong = new Map(others.map((part) => [`${part.from}-${part.end}`, part]))
  for (const { from, end } of meant) wrong.delete(`${from}-${end}`)
  const misread = [...wrong.values()].map((at) => {
    const part = { ...at, before: at.from > 0 ? labels[0] : undefined }
    const ways = markingsOf(sentence, part, model).map((one) => wayOf(example, one))
    return { ways, none: noneFeatures(sentence, part, model.words), isAll: isAllOf(sentence, part) }
  })
  return [...found, ...misread]
}

function isAllOf({ tokens }: Sentence, { from, end }: { from: number; end: number }): boolean {
  return from === 0 && end === tokens.length
}

function wayOf(
  { sentence }: Example,
  { slots, features }: Marking,
  meant?: { label: string; slots: SlotAt[] }
): ClauseExample['ways'][number] {
  const isRight = meant && keyOf(sentence, slots) === keyOf(sentence, meant.slots)
  const names = new Set(slots.map(({ name }) => name))
  return { features, names, right: isRight ? meant.label : undefined }
}

const ARTICLES = /^(?:the|a|an|our|my|all|this)$/

/** The slots of a part; reasons, and articles in front of a name, make no difference. */
function keyOf({ tokens }: Sentence, all: readonly SlotAt[]) {
  const slots = all.filter(({ name }) => name !== 'why')
  const keys = slots.map((slot) => {
    const isLed = slot.end > slot.from + 1 && ARTICLES.test(tokens[slot.from].word)
    return `${slot.name}${slot.from + Number(isLed)}-${slot.end}`
  })
  return keys.join()
}
