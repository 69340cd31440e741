import { keepsMail } from '#core/mail/outbox'
import { passwordSignupOpen } from '#auth/services/sign_up_policy'

/** What the sign-in screens must know of this installation before they draw themselves. */
export default class ConfigurationController {
  async show() {
    return { password_signup: passwordSignupOpen(), google_client_id: null, outbox: keepsMail }
  }
}
