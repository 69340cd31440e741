import { ChangeSet, tag, untag } from '../../src/index.ts'
import type { NamedPage } from './corpus.ts'
import { isFresh, keepsRest } from './laws.ts'
import { numbers } from './random.ts'
import { engine, randomOperation } from './random_operation.ts'

/** Operations made on one page, one after the other, before the next page is taken. */
const WALK = 25

export interface Fuzzed {
  readonly operations: number
  readonly accepted: number
  /** The first law that did not hold, and how to see it again. */
  readonly failure?: { readonly seed: number; readonly page: string; readonly message: string }
}

/**
 * Walks over pages, picked by the seed, and checks after every operation that was accepted that the
 * bytes outside of its changes are those from before, that its inverse gives the page back, and that
 * the page's locations are those of a fresh scan; after every walk, that all of it can be undone at
 * once. Ends after so many operations, or with the first failure.
 */
export function fuzz(
  pages: readonly NamedPage[],
  { operations, seed }: { operations: number; seed: number }
): Fuzzed {
  const pickPage = numbers(seed)
  let done = 0
  let accepted = 0
  for (let walk = 0; done < operations; walk++) {
    const page = pages[Math.floor(pickPage() * pages.length)]
    const steps = Math.min(WALK, operations - done)
    const walkSeed = seed + walk
    try {
      accepted += walkOver(page.text, steps, walkSeed)
    } catch (error) {
      const { message } = error as Error
      return { operations: done, accepted, failure: { seed: walkSeed, page: page.name, message } }
    }
    done += steps
  }
  return { operations: done, accepted }
}

/** One walk; answers how many of its operations were accepted, and throws where a law does not hold. */
function walkOver(html: string, steps: number, seed: number): number {
  const random = numbers(seed)
  const bare = /data-element-id/i.test(html) ? untag(html) : html
  const start = engine.open(tag(bare, { now: 1 }))
  let page = start
  let all = ChangeSet.empty(start.length)
  let accepted = 0
  for (let step = 0; step < steps; step++) {
    const operation = randomOperation(page, random)
    const result = engine.apply(page, operation)
    if (!result.ok) continue
    accepted++
    const told = `${step}: ${JSON.stringify(operation)}`
    const after = result.page.text
    if (!keepsRest(page.text, after, result.changes)) throw new Error(`bytes outside, ${told}`)
    if (result.changes.invert(page.text).apply(after) !== page.text) {
      throw new Error(`inverse, ${told}`)
    }
    if (!isFresh(result.page)) throw new Error(`locations, ${told}`)
    all = all.compose(result.changes)
    page = result.page
  }
  if (all.invert(start.text).apply(page.text) !== start.text) throw new Error('undoing the walk')
  return accepted
}
