import { has } from '#planning/designers/builtin/instructions/stretch'
import type { Reader } from '#planning/designers/builtin/instructions/readers/reader'

const changing = [
  'make',
  'remove',
  'move',
  'change',
  'replace',
  'rename',
  'shorten',
  'swap',
  'write',
]

/** "Keep the menu", "don't remove it": nothing to do, and that is understood. */
export const stays: Reader = ({ text, shape, pieces }) => {
  const kept = shape.verb === 'keep' && !shape.denied && !shape.at
  const spared = shape.denied && (changing.includes(shape.verb ?? '') || shape.verb === 'add')
  if (!kept && !spared) return undefined
  // "Keep it simple", "leave it on the left" ask for something.
  if (kept && qualities.some((is) => has(pieces, is))) return undefined
  return [{ words: text, readings: [], stays: true }]
}

const qualities = [
  'color',
  'shade',
  'font',
  'mood',
  'length',
  'size',
  'tone',
  'align',
  'corner',
  'layout',
  'degree',
] as const
