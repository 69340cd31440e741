import type { HttpContext } from '@adonisjs/core/http'
import type { Session } from '#contract/api/account'
import { visitorOf } from '#core/http/visitor'
import { problem } from '#core/problem'
import { SignInWithGoogle } from '#auth/actions/sign_in_with_google'
import { deviceOf } from '#auth/services/devices'
import { userJson } from '#auth/transformers/user_json'
import { googleValidator } from '#auth/validators/google'

export default class GoogleSessionsController {
  async store({ request, response }: HttpContext) {
    const credential = await request.validateUsing(googleValidator)

    const from = deviceOf(request.header('user-agent'), visitorOf(request.request))
    const result = await new SignInWithGoogle().handle({ ...credential, from })
    if (result.ok) {
      const { user, ...tokens } = result.value
      return response.ok({ ...tokens, user: userJson(user) } satisfies Session)
    }

    switch (result.error.reason) {
      case 'invalid_credential':
        return response.unauthorized(
          problem(
            'invalid_google_credential',
            'Google did not confirm who you are. Please try again.'
          )
        )
      case 'password_account':
        return response.conflict(problem('password_account', 'Sign in with your password.'))
      case 'google_unavailable':
        return response.serviceUnavailable(
          problem('google_unavailable', 'Google cannot be reached just now. Please try again.')
        )
      default:
        return result.error satisfies never
    }
  }
}
