import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { onBehalfOf } from '#core/on_behalf'

/** Accepts requests with a valid access token; all others get 401. The rest works for that person. */
export async function signedIn({ auth }: HttpContext, next: NextFn) {
  const { id } = await auth.authenticate()
  return onBehalfOf(id, next)
}
