import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const assumed = [
  ['bakery in izmir called Crumb', 'Izmir'],
  ['plumber in leeds, call 0113 496 0000', 'Leeds'],
  ['barber shop in south shields', 'South Shields'],
]

test.group('Towns typed in small letters', () => {
  test('{0}: behind what it is the whole word is assumed, with its capital')
    .with(assumed)
    .run(({ assert }, [prompt, town]) => {
      const { where } = read(prompt, form)
      assert.equal(where[0]?.locality?.value, town)
      assert.isDefined(where[0]?.locality?.assumed)
    })

  test('elsewhere the whole word is suggested', ({ assert }) => {
    const towns = read('bakery, sourdough and buns in south shields', form).suggestions
    assert.include(
      towns.filter(({ field }) => field === 'where.locality').map(({ value }) => value),
      'south shields'
    )
  })

  test('nothing is cut out of a word', ({ assert }) => {
    const { suggestions } = read('bakery in need of a website', form)
    assert.notExists(suggestions.find(({ field }) => field === 'where.locality'))
  })
})
