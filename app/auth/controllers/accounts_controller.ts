import type { HttpContext } from '@adonisjs/core/http'
import { spend } from '#core/limits/limits'
import { problem } from '#core/problem'
import { Register } from '#auth/actions/register'
import { UpdateProfile } from '#auth/actions/update_profile'
import { mailsPerAddress } from '#auth/services/limits'
import { passwordSignup } from '#auth/services/sign_up_policy'
import { userJson } from '#auth/transformers/user_json'
import { profileValidator } from '#auth/validators/profile'
import { registerValidator } from '#auth/validators/register'

export default class AccountsController {
  async store({ request, response }: HttpContext) {
    if (passwordSignup() === 'closed') {
      const sentence = 'New accounts cannot be made with an email address here.'
      return response.forbidden(problem('signup_closed', sentence))
    }
    const { email, name, surname, password } = await request.validateUsing(registerValidator)
    await spend('register', email, [mailsPerAddress.register])
    await new Register().handle({ email, name, surname, password })
    return response.created({ email })
  }

  async update({ auth, request, response }: HttpContext) {
    const { phone_number: phoneNumber, ...names } = await request.validateUsing(profileValidator)
    const user = await new UpdateProfile().handle(auth.getUserOrFail(), { ...names, phoneNumber })
    return response.ok(userJson(user))
  }

  async show({ auth, response }: HttpContext) {
    return response.ok(userJson(auth.getUserOrFail()))
  }
}
