import type { HttpContext } from '@adonisjs/core/http'
import type { AccountDeleted, AccountDeletion, GoogleSignIn } from '#contract/api/account'
import { clock } from '#core/clock'
import { spend } from '#core/limits/limits'
import { DeleteAccount } from '#auth/actions/delete_account'
import { ExportAccount } from '#auth/actions/export_account'
import { handedOver } from '#auth/services/google_handover'
import { exports, guesses } from '#auth/services/limits'
import { deleteAccountValidator } from '#auth/validators/delete_account'

/** Export and deletion of a person's data. */
export default class OwnDataController {
  async show({ auth, response }: HttpContext) {
    const person = auth.getUserOrFail()
    await spend('export', person.id, [exports])
    const archive = await new ExportAccount().handle(person)
    response.header('content-type', 'application/zip')
    response.header(
      'content-disposition',
      `attachment; filename="sitewright-${clock.now().toISODate()}.zip"`
    )
    return response.stream(archive)
  }

  async destroy({ auth, request, response }: HttpContext) {
    const proof = await request.validateUsing(deleteAccountValidator)

    const person = auth.getUserOrFail()
    await spend('password', person.id, guesses)
    const result = await new DeleteAccount().handle(person, {
      password: proof.password,
      google: googleCredentialOf(proof),
    })
    if (result.ok) {
      return response.ok({
        data_deleted_at: new Date(result.value).toISOString(),
      } satisfies AccountDeleted)
    }

    switch (result.error.reason) {
      case 'not_proven':
        return response.badRequest(
          person.password === null
            ? { google_token: ['Please sign in with Google again'] }
            : { password: ['Password is not right'] }
        )
      default:
        return result.error.reason satisfies never
    }
  }
}

/** From Google's button, or from a redirect to Google and back. */
function googleCredentialOf(proof: AccountDeletion): GoogleSignIn | undefined {
  const { google_token: token, google_handover: handover } = proof
  if (token !== undefined) return { token }
  return (handover && handedOver(handover)) ?? undefined
}
