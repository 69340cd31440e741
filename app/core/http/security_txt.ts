import type { IncomingMessage, ServerResponse } from 'node:http'
import { clock } from '#core/clock'
import { supportEmail } from '#core/support_email'

/** Whoever reads it later than that asks again. */
const DAYS = 180

/**
 * Answers, on every host of ours, where one reports a site that harms somebody or a hole in the
 * product (RFC 9116); false for any other address, or where nobody is named.
 */
export function serveSecurityTxt(req: IncomingMessage, res: ServerResponse): boolean {
  const contact = supportEmail()
  if (req.url !== '/.well-known/security.txt' || !contact) return false
  const expires = clock
    .now()
    .plus({ days: DAYS })
    .startOf('day')
    .toISO({ suppressMilliseconds: true })
  res.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  res.end(`Contact: mailto:${contact}\nExpires: ${expires}\n`)
  return true
}
