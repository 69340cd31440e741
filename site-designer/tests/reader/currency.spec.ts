import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const declared: [prompt: string, prices: string][] = [
  ['Barber. Prices in kr. Haircut 350, beard 200, both 500.', '350 kr, 200 kr, 500 kr'],
  ['Coiffeur. Coupe 28, barbe 14, couleur 60. Tous les prix en euros.', '28 €, 14 €, 60 €'],
  ['Barber. Haircut 35, beard 20, both 50. All prices in pounds.', '£35, £20, £50'],
  ['Dollars are nice. Soup £5, bread £3.', '£5, £3'],
]

test.group('A currency that is declared for all prices', () => {
  for (const [prompt, prices] of declared)
    test(`"${prompt}" asks ${prices}`, ({ assert }) => {
      const items = read(prompt, form).offers.flatMap((group) => group.items)
      assert.equal(items.map(({ value }) => value.price).join(', '), prices)
    })
})
