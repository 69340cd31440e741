import type { HttpContext } from '@adonisjs/core/http'
import type { GoogleSignIn, Session } from '#contract/api/account'
import { visitorOf } from '#core/http/visitor'
import { problem } from '#core/problem'
import { SignInWithGoogle } from '#auth/actions/sign_in_with_google'
import { deviceOf } from '#auth/services/devices'
import { handedOver } from '#auth/services/google_handover'
import { userJson } from '#auth/transformers/user_json'
import { googleHandoverValidator, googleValidator } from '#auth/validators/google'

export default class GoogleSessionsController {
  async store(context: HttpContext) {
    return signIn(context, await context.request.validateUsing(googleValidator))
  }

  /** The same after a redirect to Google and back. */
  async handover(context: HttpContext) {
    const credential = handedOver(await context.request.validateUsing(googleHandoverValidator))
    return credential ? signIn(context, credential) : unconfirmed(context)
  }
}

async function signIn(context: HttpContext, credential: GoogleSignIn) {
  const { request, response } = context
  const from = deviceOf(request.header('user-agent'), visitorOf(request.request))
  const result = await new SignInWithGoogle().handle({ ...credential, from })
  if (result.ok) {
    const { user, ...tokens } = result.value
    return response.ok({ ...tokens, user: userJson(user) } satisfies Session)
  }

  switch (result.error.reason) {
    case 'invalid_credential':
      return unconfirmed(context)
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

function unconfirmed({ response }: HttpContext) {
  return response.unauthorized(
    problem('invalid_google_credential', 'Google did not confirm who you are. Please try again.')
  )
}
