import { test } from '@japa/runner'
import { draftPlan } from '#designer/outline/draft'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'
import { englishPrompts } from '#designer_tests/designer/prompts/en'
import { turkishPrompts } from '#designer_tests/designer/prompts/tr'
import { compare, type Expectation } from '#designer_tests/designer/prompts/understood'
import { judge, type Whole } from '#designer_tests/designer/prompts/whole'
import { wholeEnglish } from '#designer_tests/designer/prompts/whole_en'
import { furtherEnglish } from '#designer_tests/designer/prompts/whole_en_2'
import { thirdEnglish } from '#designer_tests/designer/prompts/whole_en_3'
import { wholeTurkish } from '#designer_tests/designer/prompts/whole_tr'
import { furtherTurkish } from '#designer_tests/designer/prompts/whole_tr_2'
import { thirdTurkish } from '#designer_tests/designer/prompts/whole_tr_3'

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

function reading(prompts: Whole[]) {
  const judged = prompts.flatMap((expected) =>
    judge(expected, understood(expected.prompt)).map((field) => ({ ...field, expected }))
  )
  const say = (kind: 'missing' | 'wrong') =>
    judged.flatMap(({ field, expected, [kind]: values }) =>
      values.map((value) => `${expected.prompt.slice(0, 60)}… ${kind} ${field}: ${value}`)
    )
  const right = judged.reduce((sum, field) => sum + field.right, 0)
  return { right, missing: say('missing'), wrong: say('wrong') }
}

test.group('Reading all that seventy-five prompts in each language say, and nothing else', () => {
  for (const [language, prompts] of [
    ['en', [...wholeEnglish, ...furtherEnglish, ...thirdEnglish]],
    ['tr', [...wholeTurkish, ...furtherTurkish, ...thirdTurkish]],
  ] as const) {
    test(`${language}: at most 1 of 100 facts was never said`, ({ assert }) => {
      assert.isAtLeast(prompts.length, 75)
      const { right, wrong } = reading([...prompts])
      assert.isAtMost(wrong.length / (right + wrong.length), 0.01, wrong.join('\n'))
    })

    test(`${language}: at least 97 of 100 facts that were said are found`, ({ assert }) => {
      const { right, missing } = reading([...prompts])
      assert.isAtMost(missing.length / (right + missing.length), 0.03, missing.join('\n'))
    })
  }

  test('a fact that was never said and one that was missed are both seen', ({ assert }) => {
    const { missing, wrong } = reading([
      { prompt: 'We are Blauwe Molen, a bakery in Ghent.', name: 'Blauwe Molen', since: '1962' },
    ])
    assert.lengthOf(missing, 1)
    assert.lengthOf(wrong, 1)
  })
})
