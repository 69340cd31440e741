import { test } from '@japa/runner'
import { draftPlan } from '#planning/designers/builtin/draft'
import { sampleRequests } from '#tests/helpers/sample_requests'
import { englishPrompts } from '#tests/unit/planning/prompts/en'
import { turkishPrompts } from '#tests/unit/planning/prompts/tr'
import { compare, type Expectation } from '#tests/unit/planning/prompts/understood'

function understood(prompt: string) {
  return draftPlan({ ...sampleRequests.empty, prompt }).brief
}

function accuracy(prompts: Expectation[]) {
  const judged = prompts.flatMap((expected) =>
    compare(expected, understood(expected.prompt)).map(({ field, found }) => ({
      right: found === undefined,
      says: `${expected.prompt.slice(0, 60)}… ${field}: ${JSON.stringify(expected[field])}, not ${found}`,
    }))
  )
  const wrong = judged.filter(({ right }) => !right)
  return {
    rate: 1 - wrong.length / judged.length,
    wrong: wrong.map(({ says }) => says).join('\n'),
  }
}

test.group('Understanding sixty prompts in each language', () => {
  for (const [language, prompts] of [
    ['en', englishPrompts],
    ['tr', turkishPrompts],
  ] as const) {
    test(`${language}: at least 95 of 100 facts are understood`, ({ assert }) => {
      assert.isAtLeast(prompts.length, 60)
      const { rate, wrong } = accuracy(prompts)
      assert.isAtLeast(rate, 0.95, wrong)
    })

    test(`${language}: the page will be written in the language of the prompt`, ({ assert }) => {
      const others = prompts.filter(({ prompt }) => understood(prompt).language !== language)
      assert.deepEqual(others, [])
    })
  }

  test('a wrong expectation is seen as wrong', ({ assert }) => {
    const { rate } = accuracy([{ prompt: 'fırın', trade: 'florist', name: 'Gül' }])
    assert.equal(rate, 0)
  })
})
