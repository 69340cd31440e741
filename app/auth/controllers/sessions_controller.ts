import type { HttpContext } from '@adonisjs/core/http'
import type { Session, TokenPair } from '#contract/api/account'
import { visitorOf } from '#core/http/visitor'
import { forgive, spend } from '#core/limits/limits'
import { networkOf } from '#core/limits/network'
import { problem } from '#core/problem'
import { RefreshSession } from '#auth/actions/refresh_session'
import { SignIn } from '#auth/actions/sign_in'
import { deviceOf } from '#auth/services/devices'
import { guesses } from '#auth/services/limits'
import { userJson } from '#auth/transformers/user_json'
import { loginValidator } from '#auth/validators/login'
import { refreshValidator } from '#auth/validators/refresh'

export default class SessionsController {
  async store({ request, response }: HttpContext) {
    const credentials = await request.validateUsing(loginValidator)

    const visitor = visitorOf(request.request)
    const attempt = `${credentials.email} ${networkOf(visitor)}`
    await spend('login', attempt, guesses)
    const from = deviceOf(request.header('user-agent'), visitor)
    const result = await new SignIn().handle({ ...credentials, from })
    if (result.ok) {
      await forgive('login', attempt, guesses)
      const { user, ...tokens } = result.value
      return response.ok({ ...tokens, user: userJson(user) } satisfies Session)
    }

    switch (result.error.reason) {
      case 'invalid_credentials':
        return response.unauthorized(
          problem('invalid_credentials', 'The email address or the password is not right.')
        )
      default:
        return result.error.reason satisfies never
    }
  }

  async refresh({ request, response }: HttpContext) {
    const { refresh } = await request.validateUsing(refreshValidator)

    const result = await new RefreshSession().handle(refresh)
    if (result.ok) return response.ok(result.value satisfies TokenPair)

    switch (result.error.reason) {
      case 'session_over':
        return response.unauthorized(
          problem('session_over', 'Your session is over. Please sign in again.')
        )
      default:
        return result.error.reason satisfies never
    }
  }

  async destroy({ auth, response }: HttpContext) {
    await auth.use('api').invalidateToken()
    return response.ok({})
  }
}
