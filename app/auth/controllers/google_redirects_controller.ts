import type { HttpContext } from '@adonisjs/core/http'
import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { redirectsToGoogle } from '#auth/services/google'
import { handoverCode } from '#auth/services/google_handover'

const CHALLENGE = /^[\w-]{43}$/

/** The way to Google and back for browsers in which Google's script does not run. */
export default class GoogleRedirectsController {
  async create({ ally, request, response }: HttpContext) {
    const challenge = request.qs().challenge
    if (!redirectsToGoogle() || !CHALLENGE.test(challenge)) return response.redirect(back('failed'))
    return response.redirect(await ally.use('google').addressWith(challenge))
  }

  async show({ ally, logger, response }: HttpContext) {
    response.header('cache-control', 'no-store')
    response.header('referrer-policy', 'no-referrer')
    if (!redirectsToGoogle()) return response.redirect(back('failed'))

    const google = ally.use('google')
    if (google.stateMisMatch()) return response.redirect(back('failed'))
    if (google.accessDenied()) return response.redirect(paths.login)
    try {
      const { idToken } = await google.accessToken()
      return response.redirect(back(handoverCode(idToken)))
    } catch (error) {
      logger.warn({ err: error }, 'Google gave no credential for the code of a returning browser')
      return response.redirect(back('failed'))
    }
  }
}

/** After the #, which browsers send to no server. */
function back(answer: string): string {
  return `${hosts.appUrl}${paths.login}#google=${answer}`
}
