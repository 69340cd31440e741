import { test } from '@japa/runner'
import type { PageView } from '#deploy/visits/page_view'
import { Tally } from '#deploy/visits/tally'

const view = (differences: Partial<PageView> = {}): PageView => ({
  websiteId: 'w1',
  day: '2026-03-14',
  visitor: 'one',
  referrer: null,
  device: 'computer',
  ...differences,
})

const BOUNDS = { siteDays: 3, visitors: 4, referrers: 3 }

test.group('A tally of views', () => {
  test('adds up each site and day by itself', ({ assert }) => {
    const tally = new Tally()
    tally.add(view({ referrer: 'example.com' }))
    tally.add(view({ referrer: 'example.com', device: 'phone' }))
    tally.add(view({ visitor: 'two' }))
    tally.add(view({ day: '2026-03-15' }))
    tally.add(view({ websiteId: 'w2' }))
    const [first, ...others] = tally.siteDays
    assert.equal(first.views, 3)
    assert.sameMembers([...first.visitors], ['one', 'two'])
    assert.deepEqual([...first.referrers], [['example.com', 2]])
    assert.deepEqual(
      [...first.devices],
      [
        ['computer', 2],
        ['phone', 1],
      ]
    )
    assert.deepEqual(
      others.map(({ websiteId, day, views }) => [websiteId, day, views]),
      [
        ['w1', '2026-03-15', 1],
        ['w2', '2026-03-14', 1],
      ]
    )
  })

  test('takes over another one', ({ assert }) => {
    const [tally, other] = [new Tally(), new Tally()]
    tally.add(view({ referrer: 'example.com' }))
    other.add(view({ referrer: 'example.com' }))
    other.add(view({ visitor: 'two', device: 'tablet' }))
    tally.addAll(other)
    const [sum] = tally.siteDays
    assert.equal(sum.views, 3)
    assert.equal(sum.visitors.size, 2)
    assert.deepEqual([...sum.referrers], [['example.com', 2]])
    assert.deepEqual(Object.fromEntries(sum.devices), { computer: 2, tablet: 1 })
  })

  test('tells 100 referrers of a site apart in a day, and adds up the rest', ({ assert }) => {
    const tally = new Tally()
    for (let at = 0; at < 130; at++) tally.add(view({ referrer: `site${at}.com` }))
    tally.add(view({ referrer: 'site7.com' }))
    const [{ referrers }] = tally.siteDays
    assert.equal(referrers.size, 101)
    assert.equal(referrers.get('other'), 30)
    assert.equal(referrers.get('site7.com'), 2)
  })

  test('keeps counting views when it is full, without the oldest referrers', ({ assert }) => {
    const tally = new Tally(BOUNDS)
    for (const websiteId of ['w1', 'w2', 'w3', 'w4']) {
      for (const name of ['one', 'two']) {
        tally.add(view({ websiteId, visitor: name, referrer: `${name}.com` }))
      }
    }
    const kept = tally.siteDays.map(({ websiteId, views, visitors, referrers }) => {
      return [websiteId, views, visitors.size, referrers.size]
    })
    assert.deepEqual(kept, [
      ['w1', 2, 2, 0],
      ['w2', 2, 2, 0],
      ['w3', 2, 0, 2],
    ])
  })
})
