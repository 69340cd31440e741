import type { HttpContext } from '@adonisjs/core/http'
import { forgive, spend } from '#core/limits/limits'
import { problem } from '#core/problem'
import { ChangePassword } from '#auth/actions/change_password'
import { CreatePassword } from '#auth/actions/create_password'
import { guesses } from '#auth/services/limits'
import { sessionOf } from '#auth/services/session_user_provider'
import { changePasswordValidator, createPasswordValidator } from '#auth/validators/passwords'

/** The password of the signed-in person. */
export default class PasswordsController {
  async update({ auth, request, response }: HttpContext) {
    const form = await request.validateUsing(changePasswordValidator)

    const person = auth.getUserOrFail()
    await spend('password', person.id, guesses)
    const result = await new ChangePassword().handle(person, {
      oldPassword: form.old_password,
      newPassword: form.new_password,
      sessionId: sessionOf(person),
    })
    if (result.ok) {
      await forgive('password', person.id, guesses)
      return response.ok({})
    }

    switch (result.error.reason) {
      case 'wrong_password':
        return response.badRequest({ old_password: ['Current password is not right'] })
      case 'no_password':
        return response.conflict(
          problem('no_password', 'Your account has no password yet. Create one first.')
        )
      default:
        return result.error.reason satisfies never
    }
  }

  async store({ auth, request, response }: HttpContext) {
    const form = await request.validateUsing(createPasswordValidator)

    const person = auth.getUserOrFail()
    const result = await new CreatePassword().handle(person, {
      newPassword: form.new_password,
      sessionId: sessionOf(person),
    })
    if (result.ok) return response.ok({})

    switch (result.error.reason) {
      case 'has_password':
        return response.conflict(
          problem('has_password', 'Your account has a password already. Change it instead.')
        )
      default:
        return result.error.reason satisfies never
    }
  }
}
