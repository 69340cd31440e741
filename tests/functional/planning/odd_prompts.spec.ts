import { test } from '@japa/runner'
import { eventually } from '#tests/helpers/eventually'
import { signedInUser } from '#tests/helpers/people'
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

test.group('Prompts that say little in many words', () => {
  for (const [title, prompt] of Object.entries(prompts)) {
    test(`${title}: a plan that can be built`, async ({ assert, client }) => {
      const { bearer } = await signedInUser()
      const planner = new Planner(client, bearer)
      const approved = await planner.approve(await planner.draft({ prompt }))
      approved.assertStatus(200)
      const built = await eventually(async () => {
        const { status, website_id: website } = (
          await planner.status(approved.body().task_id)
        ).body()
        assert.notEqual(status, 'failed')
        return website
      })
      assert.match((await planner.website(built)).html_content, /<h1[\s>]/)
    }).timeout(20_000)
  }
})
