import { test } from '@japa/runner'
import { EditedPage } from '#designer_tests/helpers/editing'

function pricesOf({ html }: EditedPage): string[] {
  return [...html.matchAll(/data-slot="price"[^>]*>([^<]+)</g)].map(([, price]) => price)
}

test.group('A change of prices by an amount', () => {
  const cases: [sentence: string, prices: string[]][] = [
    ['raise all prices by 10%', ['31 €', '35 €', '16.50 €', '33 €']],
    ['take 50p off the skin fade', ['28 €', '31.50 €', '15 €', '30 €']],
    ['knock £3 off the beard trim', ['28 €', '32 €', '12 €', '30 €']],
  ]
  for (const [sentence, prices] of cases) {
    test(`“${sentence}”`, ({ assert }) => {
      assert.deepEqual(pricesOf(EditedPage.ofOurs('barber').does(sentence)), prices)
    })
  }

  test('keeps every price where none would be left', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    assert.notEqual(page.asked('knock £20 off the beard trim').outcome, 'done')
  })

  test('keeps every price where no direction is said', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    assert.notEqual(page.asked('change all prices by 10%').outcome, 'done')
  })
})
