/** Chance that repeats: the same seed gives the same choices on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from 0 up to, not including, `below`. */
  int(below: number): number
  pick<T>(from: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Each topic draws from its own sequence, so that a new choice in one place moves no other. */
export function chance(seed: string, topic: string): Chance {
  let state = hash(`${seed}\u0000${topic}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    pick: (from) => from[int(from.length)],
    shuffle: (list) => {
      const result = [...list]
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(i + 1)
        ;[result[i], result[j]] = [result[j], result[i]]
      }
      return result
    },
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  }
  return value >>> 0
}
