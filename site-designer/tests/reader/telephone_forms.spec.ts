import { test } from '@japa/runner'
import { compose, renderSite } from '#designer/main'
import { fillSite } from '#designer/page/fill_site'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const forms = [
  ['A florist in Boston. Call 1-800-FLOWERS.', '1-800-FLOWERS', 'tel:18003569377'],
  [
    'A law firm in Leeds. Tel. 0113 496 0000 ext. 12.',
    '0113 496 0000 ext. 12',
    'tel:01134960000;ext=12',
  ],
  ['A law firm in Leeds. Call 0113 496 0000 x12.', '0113 496 0000 x12', 'tel:01134960000;ext=12'],
  ['A garage in Hull. Call 0121 496 0311 9 to 3.', '0121 496 0311', 'tel:01214960311'],
] as const

test.group('Telephone numbers in other forms', () => {
  test('{0}')
    .with([...forms])
    .run(({ assert }, [prompt, typed, href]) => {
      const sheet = read(prompt, form)
      assert.deepEqual(
        sheet.contact.telephones.map(({ value }) => value),
        [typed]
      )
      const page = renderSite(fillSite(sheet, compose(sheet, form, { seed: '1' })))
      assert.include(page, `href="${href}"`)
    })

  test('a code, a model or a size is no telephone number', ({ assert }) => {
    const sheet = read('We sell the bike X-800-TRAIL and bags 30 x 40 cm.', form)
    assert.isEmpty(sheet.contact.telephones)
  })
})
