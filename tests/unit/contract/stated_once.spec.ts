import { test } from '@japa/runner'
import { blankRequest, choosableFields, CORNER_RADIUS, themes } from '#contract/design_request'
import { PASSWORD_LENGTH } from '#contract/limits'
import { plans } from '#contract/subscription_plans'
import { registerValidator } from '#auth/validators/register'
import { draftPlanValidator } from '#planning/validators/draft_plan'
import { auth } from '../../../resources/lib/text/en/auth.ts'
import { landing } from '../../../resources/lib/text/en/landing.ts'

test.group('Values shared by server and front end', () => {
  test('the server accepts the untouched form', async ({ assert }) => {
    const request = { ...blankRequest, prompt: 'A bakery', chosen: [...choosableFields] }
    assert.deepEqual(await draftPlanValidator.validate(request), request)
  })

  test('the server accepts every option of the form', async ({ assert }) => {
    for (const theme of themes) {
      for (const radius of [CORNER_RADIUS.min, CORNER_RADIUS.max]) {
        const request = { prompt: 'A bakery', theme, corner_radius: radius }
        assert.deepEqual(await draftPlanValidator.validate(request), request)
      }
    }
  })

  test('both sides refuse a short password with the same message', async ({ assert }) => {
    const password = 'x'.repeat(PASSWORD_LENGTH.min - 1)
    const person = { email: 'ada@example.com', name: 'Ada', surname: 'Baker' }
    const values = { ...person, password, password2: password }
    const refused = await registerValidator.validate(values).catch((error) => error.messages)
    assert.include(JSON.stringify(refused), auth.rules.password_short)
  })

  test('the texts name the number of free websites of the free plan', ({ assert }) => {
    assert.equal(plans.free.limits.websites, 2)
    assert.equal(landing.last.text, 'The first two websites are free.')
    assert.include(landing.faq.cost.a, 'up to two websites')
    assert.include(auth.register.text, 'Two websites are yours from the start.')
  })
})
