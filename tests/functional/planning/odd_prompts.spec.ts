import { test } from '@japa/runner'
import { Planner } from '#tests/helpers/planning'

const prompts = {
  'one word again and again': 'bread '.repeat(3_000),
  'one name again and again': 'Rye & Co. '.repeat(1_500),
  'one day again and again': `A bakery. ${'Monday, '.repeat(2_000)}`,
  'one price again and again': `A bakery. ${'rolls £2, '.repeat(1_500)}`,
  'one letter': 'a'.repeat(19_999),
  'one mark': '!'.repeat(19_999),
  'line breaks': `A bakery.${'\n'.repeat(19_000)}`,
  'one emoji': '🧁'.repeat(5_000),
  'only markup': '<b>'.repeat(5_000),
  'only a telephone number': '0113 496 0000',
}

test.group('Long prompts with little information', () => {
  for (const [title, prompt] of Object.entries(prompts)) {
    test(`${title}: the plan can be built`, async ({ assert, client }) => {
      const planner = await Planner.signedIn(client)
      const built = await planner.built(await planner.draft({ prompt }))
      assert.match((await planner.website(built)).html_content, /<h1[\s>]/)
    }).timeout(30_000)
  }
})
