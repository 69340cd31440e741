import { test } from '@japa/runner'
import { farEnough, structuralDistance, type Fingerprint } from '#designer/site/fingerprint'
import { apart, fingerprintOf } from '#designer/outline/apart'
import { proposals } from '#designer/outline/proposals'
import { draftPlan } from '#designer/outline/draft'
import { tradeById } from '#designer/trades/all'
import { requestFor } from '#designer_tests/helpers/gate_prompts'

const draft = (id: string, seed: string) =>
  draftPlan(requestFor({ trade: tradeById(id), at: 4, theme: 'light', said: 'full', seed }))

function nearest(sites: Fingerprint[]): number {
  const distances = sites.flatMap((one, at) =>
    sites.slice(at + 1).map((other) => structuralDistance(one.places, other.places))
  )
  return Math.min(...distances)
}

test.group('Sites of one trade', () => {
  for (const id of ['bakery', 'lawyer', 'barber', 'plumber', 'yoga']) {
    test(`ten of a ${id} that say the same are each of their own making`, ({ assert }) => {
      const seeds = Array.from({ length: 10 }, (_, at) => `${id}-${at}`)
      const sites: Fingerprint[] = []
      for (const seed of seeds) sites.push(fingerprintOf(apart(draft(id, seed), sites)))
      assert.isAtLeast(nearest(sites), farEnough)
      assert.isAtLeast(new Set(sites.slice(0, 5).map(({ direction }) => direction)).size, 4)
      // Chance alone does not see to it.
      assert.isBelow(nearest(seeds.map((seed) => fingerprintOf(draft(id, seed)))), farEnough)
    })
  }

  test('what was understood and chosen stays', ({ assert }) => {
    const plan = draft('bakery', 'one')
    const set = apart(plan, [fingerprintOf(plan)])
    assert.notEqual(set.seed, plan.seed)
    assert.deepEqual([set.brief, set.look], [plan.brief, plan.look])
    assert.notEqual(set.direction, plan.direction)
  })

  test('what it was set in is the first of the looks that are offered', ({ assert }) => {
    const request = requestFor({
      trade: tradeById('barber'),
      at: 4,
      theme: 'light',
      said: 'full',
      seed: 'one',
    })
    const sites: Fingerprint[] = []
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const drafted = draft('barber', seed)
      const plan = sites.length > 0 ? apart(drafted, sites) : drafted
      sites.push(fingerprintOf(plan))
      const [first] = proposals(plan, request)
      assert.equal(first.direction, plan.direction)
    }
  })

  test('the same plan among the same others comes out the same', ({ assert }) => {
    const others = ['a', 'b', 'c'].map((seed) => fingerprintOf(draft('barber', seed)))
    assert.deepEqual(apart(draft('barber', 'd'), others), apart(draft('barber', 'd'), others))
  })
})
