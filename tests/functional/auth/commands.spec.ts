import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { NEW_PASSWORD, signUp } from '#tests/helpers/people'
import UserPassword from '../../../commands/user_password.js'
import UserPlan from '../../../commands/user_plan.js'

test.group('Operator commands', (group) => {
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('change the subscription plan of an account', async ({ assert }) => {
    const user = await signUp()
    const command = await ace.create(UserPlan, [user.email.toUpperCase(), 'premium'])
    await command.exec()
    command.assertSucceeded()
    await user.refresh()
    assert.equal(user.subscriptionType, 'premium')
  })

  test('print a link that sets a new password', async ({ assert, client }) => {
    const user = await signUp()
    const command = await ace.create(UserPassword, [user.email])
    await command.exec()
    command.assertSucceeded()
    const said = command.ui.logger.getLogs().map(({ message }) => message)
    const [, token] = said.join('\n').match(/\/reset-password\/([\w-]+)/)!
    const answer = await client
      .post('/api/users/reset-password/')
      .json({ token, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD })
    answer.assertStatus(200)
    const credentials = { email: user.email, password: NEW_PASSWORD }
    const login = await client.post('/api/users/login/').json(credentials)
    assert.equal(login.status(), 200)
  })

  test('fail with a readable message for an unknown address or plan', async ({ assert }) => {
    const user = await signUp()
    for (const [command, sentence] of [
      [await ace.create(UserPlan, ['nobody@example.com', 'basic']), 'no account'],
      [await ace.create(UserPlan, [user.email, 'constructor']), 'no plan "constructor"'],
      [await ace.create(UserPassword, ['nobody@example.com']), 'no account'],
    ] as const) {
      await command.exec()
      command.assertFailed()
      const { message } = command.ui.logger.getLogs().at(-1)!
      assert.include(message, sentence)
    }
  })
})
