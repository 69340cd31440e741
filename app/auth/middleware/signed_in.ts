import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Accepts requests with a valid access token; all others get 401. */
export async function signedIn({ auth }: HttpContext, next: NextFn) {
  await auth.authenticate()
  return next()
}
