import type { ServerResponse } from 'node:http'
import { notice } from '#core/pages/notice'
import { pagePolicy } from '#core/pages/page_policy'

/** The only answer of a suspended website, on each of its hosts. */
export function refuseSuspended(res: ServerResponse, { framedBy }: { framedBy?: string } = {}) {
  res.writeHead(451, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy({ framedBy }),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  const title = 'This website is not available'
  const sentence = 'The people who run this service have taken it offline.'
  res.end(notice({ title, sentence }))
}
