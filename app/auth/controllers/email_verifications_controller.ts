import type { HttpContext } from '@adonisjs/core/http'
import { spend } from '#core/limits/limits'
import { problem } from '#core/problem'
import { SendVerificationEmail } from '#auth/actions/send_verification_email'
import { VerifyEmail } from '#auth/actions/verify_email'
import { mailsPerAddress } from '#auth/services/limits'
import { verifyEmailValidator } from '#auth/validators/verify_email'

export default class EmailVerificationsController {
  /** Mails the link. */
  async store({ auth, response }: HttpContext) {
    const person = auth.getUserOrFail()
    await spend('verification', person.id, [mailsPerAddress.verification])
    const result = await new SendVerificationEmail().handle(person)
    if (result.ok) return response.ok({})

    switch (result.error.reason) {
      case 'already_verified':
        return response.conflict(
          problem('already_verified', 'Your email address is already verified.')
        )
      default:
        return result.error.reason satisfies never
    }
  }

  /** Verifies the link's token. */
  async update({ request, response }: HttpContext) {
    const { token } = await request.validateUsing(verifyEmailValidator)

    const result = await new VerifyEmail().handle(token)
    if (result.ok) return response.ok({})

    switch (result.error.reason) {
      case 'invalid_token':
        return response.badRequest(
          problem(
            'invalid_token',
            'This link is wrong or has expired. Sign in and ask for a new one in Settings.'
          )
        )
      default:
        return result.error.reason satisfies never
    }
  }
}
