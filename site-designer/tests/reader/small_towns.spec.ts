import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const suggested = [
  ['bakery in izmir called Crumb', 'izmir'],
  ['plumber in leeds, call 0113 496 0000', 'leeds'],
  ['barber shop in south shields', 'south shields'],
]

test.group('Towns typed in small letters', () => {
  test('{0}: the whole word is suggested')
    .with(suggested)
    .run(({ assert }, [prompt, town]) => {
      const towns = read(prompt, form).suggestions.filter(({ field }) => field === 'where.locality')
      assert.deepEqual(
        towns.map(({ value }) => value),
        [town]
      )
    })

  test('nothing is cut out of a word', ({ assert }) => {
    const { suggestions } = read('bakery in need of a website', form)
    assert.notExists(suggestions.find(({ field }) => field === 'where.locality'))
  })
})
