import { test } from '@japa/runner'
import { compose } from '#designer/outline/compose'
import { fingerprintOf } from '#designer/outline/fingerprint_of'
import { looks } from '#designer/outline/looks'
import type { Outline } from '#designer/site/outline'
import { farEnough, structuralDistance, type Fingerprint } from '#designer/site/fingerprint'
import { kindById } from '#designer/kinds/all'
import { formFor, sheetFor } from '#designer_tests/helpers/gate_sheets'

const orderOf = (id: string) =>
  ({ trade: kindById(id), at: 4, theme: 'light', said: 'full' }) as const

function composed(id: string, seed: string, others: Fingerprint[] = []): Outline {
  return compose(sheetFor(orderOf(id)), formFor(orderOf(id)), { seed, others })
}

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
      for (const seed of seeds) sites.push(fingerprintOf(composed(id, seed, [...sites])))
      assert.isAtLeast(nearest(sites), farEnough)
      assert.isAtLeast(new Set(sites.slice(0, 5).map(({ direction }) => direction)).size, 4)
    })
  }

  test('chance alone does not see to it', ({ assert }) => {
    const seeds = Array.from({ length: 10 }, (_, at) => String(at))
    const sites = (id: string) => seeds.map((seed) => fingerprintOf(composed(id, seed)))
    const alone = ['bakery', 'lawyer', 'barber', 'yoga'].map((id) => nearest(sites(id)))
    assert.isBelow(Math.min(...alone), farEnough)
  })

  test('what it was composed in is the first of the looks that are offered', ({ assert }) => {
    const sites: Fingerprint[] = []
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const outline = composed('barber', seed, [...sites])
      sites.push(fingerprintOf(outline))
      const [first] = looks(sheetFor(orderOf('barber')), outline, formFor(orderOf('barber')))
      assert.equal(first.direction, outline.direction)
    }
  })

  test('the same sheet among the same others comes out the same', ({ assert }) => {
    const others = ['a', 'b', 'c'].map((seed) => fingerprintOf(composed('barber', seed)))
    assert.deepEqual(composed('barber', 'd', others), composed('barber', 'd', others))
  })
})
