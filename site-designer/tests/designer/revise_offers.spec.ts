import { test } from '@japa/runner'
import { revised, values } from '#designer_tests/helpers/revised'
import { sheetOf } from '#designer_tests/helpers/sheets'

test.group('Feedback to what is offered, and to the trade', () => {
  test('a bare sum keeps what the old price was told with', ({ assert }) => {
    const { sheet } = revised('change the price of fuse boxes to 420')
    assert.deepEqual(values(sheet.offers[0].items)[0], { name: 'Fuse boxes', price: '£420 + VAT' })
  })

  test('a variant is found by its words alone', ({ assert }) => {
    const wills = sheetOf({
      offers: [
        {
          items: [
            { name: 'Wills (single)', price: '£180 + VAT' },
            { name: 'Wills (couple)', price: '£290 + VAT' },
          ],
        },
      ],
    })
    const { sheet } = revised('change the price of wills single to £200', wills)
    assert.deepEqual(
      values(sheet.offers[0].items).map(({ price }) => price),
      ['£200', '£290 + VAT']
    )
  })

  test('things come and go, with a price among the offers and without among the services', ({
    assert,
  }) => {
    const { sheet, done } = revised(
      'remove rewiring, we also offer solar panels, add CCTV for £250'
    )
    assert.deepEqual(values(sheet.services), ['Lighting', 'Solar panels'])
    assert.deepEqual(values(sheet.offers[0].items).at(-1), { name: 'CCTV', price: '£250' })
    assert.include(done, 'No longer on the list: Rewiring.')
  })

  test('a service that gets a price becomes an offer', ({ assert }) => {
    const { sheet } = revised('rewiring costs £900')
    assert.deepEqual(values(sheet.services), ['Lighting'])
    assert.deepEqual(values(sheet.offers[0].items).at(-1), { name: 'Rewiring', price: '£900' })
  })

  test('prices go from a list that is no price list', ({ assert }) => {
    const { sheet, done } = revised('remove the prices')
    assert.isTrue(values(sheet.offers[0].items).every(({ price }) => price === undefined))
    assert.isEmpty(sheet.wishes.sections_refused)
    assert.deepEqual(done, ['The prices are gone; what you offer stays.'])
  })

  test('the trade can be put right', ({ assert }) => {
    const { sheet, notUnderstood } = revised('biz tesisatçıyız, elektrikçi değil')
    assert.equal(sheet.who.kind?.value, 'plumber')
    assert.isEmpty(notUnderstood)
  })

  test('what only praises or complains, and a calling nobody knows, sets no trade', ({
    assert,
  }) => {
    for (const said of [
      'we are a small team',
      'this is a mess',
      'we’re a zorb referee',
      'çok mutluyuz',
      'bu bir rezalet',
    ]) {
      const { sheet, before } = revised(said)
      assert.deepEqual(sheet.who, before.who, said)
    }
  })
})
