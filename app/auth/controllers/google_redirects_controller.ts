import type { HttpContext } from '@adonisjs/core/http'
import { hosts } from '#config/hosts'
import { paths, type GoogleVisitor } from '#contract/paths'
import { redirectsToGoogle } from '#auth/services/google'
import { handoverCode } from '#auth/services/google_handover'

const CHALLENGE = /^[\w-]{43}$/

/** Sign-in by a redirect to Google and back, for browsers in which Google's script does not run. */
export default class GoogleRedirectsController {
  async create({ ally, request, response }: HttpContext) {
    const { challenge, from } = request.qs()
    const visitor: GoogleVisitor = from === 'settings' ? from : 'login'
    if (!redirectsToGoogle() || !CHALLENGE.test(challenge)) {
      return response.redirect(back(paths[visitor], 'failed'))
    }
    return response.redirect(await ally.use('google').addressWith(challenge, visitor))
  }

  async show({ ally, logger, response }: HttpContext) {
    response.header('cache-control', 'no-store')
    response.header('referrer-policy', 'no-referrer')
    if (!redirectsToGoogle()) return response.redirect(back(paths.login, 'failed'))

    const google = ally.use('google')
    const to = google.returnPath
    if (google.stateMisMatch()) return response.redirect(back(to, 'failed'))
    if (google.accessDenied()) return response.redirect(to)
    try {
      const { idToken } = await google.accessToken()
      return response.redirect(back(to, handoverCode(idToken)))
    } catch (error) {
      logger.warn({ err: error }, 'Google gave no credential for the code of a returning browser')
      return response.redirect(back(to, 'failed'))
    }
  }
}

/** In the fragment, which browsers send to no server. */
function back(path: string, answer: string): string {
  return `${hosts.appUrl}${path}#google=${answer}`
}
