import type { HttpContext } from '@adonisjs/core/http'
import { siteOrigin } from '#config/hosts'
import { searchesPhotos } from '#config/photos'
import type { Configuration } from '#contract/api/account'
import { exampleIds, exampleLabel } from '#contract/example_sites'
import { keepsMail } from '#core/mail/outbox'
import { currentPictureModel } from '#core/model/main'
import { supportEmail } from '#core/support_email'
import { googleClientId, redirectsToGoogle } from '#auth/services/google'
import { passwordSignup } from '#auth/services/sign_up_policy'

/** The configuration that the screens need before they render. */
export default class ConfigurationController {
  async show({ response }: HttpContext) {
    return response.ok({
      password_signup: passwordSignup(),
      google_client_id: googleClientId(),
      google_redirect: redirectsToGoogle(),
      outbox: keepsMail,
      support_email: supportEmail(),
      photo_search: searchesPhotos(),
      picture_making: currentPictureModel() !== null,
      examples: exampleAddresses(),
    } satisfies Configuration)
  }
}

function exampleAddresses(): Configuration['examples'] {
  const addresses = exampleIds.map((id) => [id, `${siteOrigin(exampleLabel(id))}/`])
  return Object.fromEntries(addresses)
}
