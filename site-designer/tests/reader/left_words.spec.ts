import { test } from '@japa/runner'
import { defaultForm } from '#designer/site/form'
import { read } from '#designer/reader/read'

test.group('Areas that are served', () => {
  for (const [prompt, areas] of [
    ['A plumber covering Reading and Wokingham. Boiler service £89.', ['Reading', 'Wokingham']],
    ['A window cleaner covering St. Albans, Ely and Bath.', ['St. Albans', 'Ely', 'Bath']],
  ] as const) {
    test(`${areas.join(', ')} end with their sentence`, ({ assert }) => {
      const [place] = read(prompt, defaultForm).where
      assert.deepEqual(
        place.area_served.map(({ value }) => value),
        areas
      )
    })
  }
})

test.group('What no field took', () => {
  test('a connecting word between two facts is no piece of its own', ({ assert }) => {
    const prompt = 'Ein Friseursalon. Unser Team: Anna Klein, Meisterin, und Jonas Vogt, Stylist.'
    const { coverage, people } = read(prompt, defaultForm)
    assert.lengthOf(people, 2)
    const open = coverage.filter(({ as }) => as === 'unplaced')
    assert.isFalse(open.some(({ from }) => prompt.slice(...from).includes('und ')))
  })
})
