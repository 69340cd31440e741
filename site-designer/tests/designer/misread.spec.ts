import { test } from '@japa/runner'
import { draftPlan } from '#designer/outline/draft'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'
import { onceMisread } from '#designer_tests/designer/prompts/misread'
import { judge, type Whole } from '#designer_tests/designer/prompts/whole'

/** What was read otherwise than said, in the fields that are named. */
function misread(expected: Whole): string[] {
  return judge(expected, draftPlan({ ...sampleRequests.empty, prompt: expected.prompt }).brief)
    .filter(({ field }) => field in expected)
    .flatMap(({ field, missing, wrong }) => [
      ...missing.map((value) => `${expected.prompt}: no ${field} ${value}`),
      ...wrong.map((value) => `${expected.prompt}: ${field} ${value}`),
    ])
}

test.group('What a prompt says, however it is put', () => {
  for (const [title, prompts] of Object.entries(onceMisread)) {
    test(title, ({ assert }) => {
      assert.deepEqual(prompts.flatMap(misread), [])
    })
  }
})
