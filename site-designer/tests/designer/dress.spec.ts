import { test } from '@japa/runner'
import type { SectionKind } from '#designer/site/kinds'
import { rankDirections, suitableDirections } from '#designer/outline/choices'
import { has } from '#designer/composition/anatomy'
import { draftPlan } from '#designer/outline/draft'
import { findArea } from '#designer/facts/area'
import { findClosing } from '#designer/facts/closing'
import { findEvents } from '#designer/facts/dates'
import { findFigures } from '#designer/facts/figures'
import { fillPlan } from '#designer/fill/plan'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

function kindsFor(prompt: string, email = 'owner@example.com'): SectionKind[] {
  const plan = draftPlan({ ...sampleRequests.empty, prompt, contact_email: email })
  return plan.sections.map(({ kind }) => kind)
}

test.group('What a page is made of', () => {
  test('what happens with a message is told wherever one can be written', ({ assert }) => {
    for (const request of Object.values(sampleRequests)) {
      assert.include(kindsFor(request.prompt), 'legal')
      assert.notInclude(kindsFor(request.prompt, ''), 'legal')
    }
  })

  test('a section that is asked for stands on the page', ({ assert }) => {
    const asked: [string, SectionKind][] = [
      ['with a newsletter', 'newsletter'],
      ['with downloads', 'downloads'],
      ['with before and after pictures', 'before_after'],
      ['with packages', 'packages'],
      ['with a map', 'map'],
      ['with an event calendar', 'events'],
      ['with our key figures', 'stats'],
      ['with a holiday notice', 'notice'],
      ['with the area we serve', 'area'],
    ]
    for (const [words, kind] of asked)
      assert.include(kindsFor(`Bakery in Ghent. A website ${words}.`), kind)
  })

  test('a newsletter needs somebody who reads it', ({ assert }) => {
    assert.notInclude(kindsFor('Bakery. A website with a newsletter.', ''), 'newsletter')
  })

  test('dates, numbers, places and closings of the prompt get sections of their own', ({
    assert,
  }) => {
    const kinds = kindsFor(
      'Plumber in Bath since 1998 with 3 vans and 6 joiners. We cover Bath, Frome and Corsham. Open day on 12 May. We are closed from 1 to 15 August.'
    )
    assert.includeMembers(kinds, ['area', 'events', 'notice', 'stats'])
  })

  test('without them there are none', ({ assert }) => {
    const kinds = kindsFor('Plumber in Bath. Leaks and boilers.')
    for (const kind of ['area', 'events', 'notice', 'stats', 'packages', 'detail', 'downloads'])
      assert.notInclude(kinds, kind)
  })

  test('a page has at most one row of cards and something out of the middle', ({ assert }) => {
    for (const request of Object.values(sampleRequests)) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { sections } = draftPlan({ ...request, seed })
        const count = (trait: 'cards' | 'offset' | 'centred') =>
          sections.filter(({ kind, layout }) => has(trait, kind, layout)).length
        assert.isAtMost(count('cards'), 1, `${request.prompt.slice(0, 30)} ${seed}`)
        assert.isAtLeast(count('offset'), 1, `${request.prompt.slice(0, 30)} ${seed}`)
        assert.isAtMost(count('centred'), Math.max(1, sections.length * 0.4))
      }
    }
  })

  test('another seed is another page: order, layouts or grounds', ({ assert }) => {
    for (const name of ['bakery', 'lawyer', 'plumber']) {
      const pages = Array.from({ length: 8 }, (_, seed) => {
        const plan = draftPlan({ ...sampleRequests[name], seed: String(seed) })
        return JSON.stringify([plan.direction, plan.sections])
      })
      assert.isAtLeast(new Set(pages).size, 7, name)
    }
  })

  test('a direction made for the dark is for dark pages', ({ assert }) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { brief } = draftPlan({
        ...sampleRequests.empty,
        prompt: 'Cocktail bar in Leeds',
        seed,
      })
      assert.equal(rankDirections(brief, seed, 'light').at(-1), 'night')
      assert.notInclude(suitableDirections(brief, 'light'), 'night')
      assert.include(suitableDirections(brief, 'dark'), 'night')
    }
  })

  test('numbers on a page are the owner’s', ({ assert }) => {
    const site = fillPlan(
      draftPlan({
        ...sampleRequests.empty,
        prompt: 'Restaurant in Porto since 2011 with nine tables and 24 seats.',
      })
    )
    const stats = site.sections.find((section) => section.kind === 'stats')
    assert.deepEqual(
      stats?.figures.map(({ value }) => value),
      ['2011', '9', '24']
    )
  })
})

test.group('Facts for single sections', () => {
  test('an area is two places or more', ({ assert }) => {
    assert.deepEqual(findArea('We cover Bath, Bradford-on-Avon, Corsham and Frome.'), [
      'Bath',
      'Bradford-on-Avon',
      'Corsham',
      'Frome',
    ])
    assert.deepEqual(findArea('Kadıköy, Moda ve Üsküdar’a hizmet veriyoruz.'), [
      'Kadıköy',
      'Moda',
      'Üsküdar',
    ])
    assert.deepEqual(findArea('We serve espresso and cake in Leeds.'), [])
  })

  test('numbers count only where they count things', ({ assert }) => {
    assert.deepEqual(
      findFigures('Only nine tables, 24 seats. Soup £3, since 1998, call 0117 496.'),
      [
        { value: '9', label: 'tables' },
        { value: '24', label: 'seats' },
      ]
    )
  })

  test('what happens on a day is an event; opening hours and closings are none', ({ assert }) => {
    const events = findEvents(
      'Wine tasting on 12 May 2026 at 19:00; Cheese night on 3 June. Closed on 4 June. Open since 2 May 2011. Open Mon-Fri 9-17.'
    )
    assert.deepEqual(
      events.map(({ day, date, time, what }) => [day, date, time, what]),
      [
        ['12 May 2026', '2026-05-12', '19:00', 'Wine tasting'],
        ['3 June', undefined, undefined, 'Cheese night'],
      ]
    )
  })

  test('a closing is a passing one, told in the owner’s sentence', ({ assert }) => {
    assert.equal(
      findClosing('Bakery in Ghent. We are closed from 1 to 15 August. Closed on Sunday.'),
      'We are closed from 1 to 15 August.'
    )
    assert.isUndefined(findClosing('Open Mon-Sat, closed on Sunday.'))
  })
})
