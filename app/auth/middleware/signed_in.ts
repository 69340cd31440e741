import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Lets through who sends a living access token; everybody else gets 401. */
export async function signedIn({ auth }: HttpContext, next: NextFn) {
  await auth.authenticate()
  return next()
}
