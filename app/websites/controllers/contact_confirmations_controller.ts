import type { HttpContext } from '@adonisjs/core/http'
import { addressToConfirm, confirmContact } from '#websites/contact/confirmation'

/**
 * The page that a mailed link opens. It only shows a button; the confirmation is a POST, because
 * programs that scan mails open links too.
 */
export default class ContactConfirmationsController {
  async show(ctx: HttpContext) {
    const address = await addressToConfirm(ctx.params.token)
    return page(ctx, address ? { step: 'asked', address } : { step: 'unknown' })
  }

  async update(ctx: HttpContext) {
    const isTaken = await confirmContact(ctx.params.token)
    return page(ctx, { step: isTaken ? 'confirmed' : 'unknown' })
  }
}

interface Page {
  step: 'asked' | 'confirmed' | 'unknown'
  address?: string
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'"

async function page({ response, view }: HttpContext, words: Page) {
  const html = await view.render('confirm_contact', words)
  response.header('content-security-policy', POLICY)
  response.header('cache-control', 'no-store')
  response.header('referrer-policy', 'no-referrer')
  return response
    .status(words.step === 'unknown' ? 404 : 200)
    .type('html')
    .send(html)
}
