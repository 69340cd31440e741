import type { HttpContext } from '@adonisjs/core/http'
import { spend } from '#core/limits/limits'
import { problem } from '#core/problem'
import { ForgotPassword } from '#auth/actions/forgot_password'
import { ResetPassword } from '#auth/actions/reset_password'
import { mailsPerAddress } from '#auth/services/limits'
import { forgotPasswordValidator, resetPasswordValidator } from '#auth/validators/passwords'

/** A new password for a person who has forgotten the old one. */
export default class PasswordResetsController {
  /** Mails the link. */
  async store({ request, response }: HttpContext) {
    const { email } = await request.validateUsing(forgotPasswordValidator)
    await spend('forgot', email, [mailsPerAddress.forgot])
    await new ForgotPassword().handle({ email })
    return response.ok({})
  }

  /** Accepts the link's token. */
  async update({ request, response }: HttpContext) {
    const { token, new_password: password } = await request.validateUsing(resetPasswordValidator)

    const result = await new ResetPassword().handle({ token, password })
    if (result.ok) return response.ok({})

    switch (result.error.reason) {
      case 'invalid_token':
        return response.badRequest(
          problem('invalid_token', 'This link is wrong or has expired. Ask for a new one.')
        )
      default:
        return result.error.reason satisfies never
    }
  }
}
