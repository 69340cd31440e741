import type { IncomingMessage, ServerResponse } from 'node:http'
import { clock } from '#core/clock'
import { supportEmail } from '#core/support_email'

/** How long the file is valid; later readers fetch it again. */
const DAYS = 180

/**
 * Serves, on all our hosts, the contact for reports of harmful sites and security problems (RFC 9116);
 * returns false for any other address, or if no contact is configured.
 */
export function serveSecurityTxt(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.url !== '/.well-known/security.txt') return false
  const contact = supportEmail()
  if (!contact) return false
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
