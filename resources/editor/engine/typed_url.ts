import type { LinkFacts } from './facts.ts'

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
const TELEPHONE = /^\+?[\d\s().-]{6,24}$/

/** A part of this page or site, one of its files, or an address with a scheme. */
const LEADS = /^(?:[#/?]|\.{1,2}\/|files\/|images\/|[a-z][a-z0-9+.-]*:)/i
const HOST = /^[^\s/?#@:]+\.[\p{L}-]{2,}(?::\d+)?(?:[/?#]|$)/iu
/** File extensions that are not top-level domains. */
const FILE =
  /^[^/?#]+\.(?:html?|php|pdf|docx?|xlsx?|pptx?|txt|jpe?g|png|gif|webp|svg|zip|mp[34])(?:[?#]|$)/i

/**
 * The address for a typed text; undefined if it is not an address. The address of a button gets https://
 * unless it begins with http. In a link, telephone numbers get tel:, e-mail addresses mailto:, and host
 * names https://.
 */
export function typedUrl(typed: string, kind: LinkFacts['kind']): string | undefined {
  const url = typed.trim()
  if (url === '') return url
  if (kind === 'button') return /^http/i.test(url) ? url : `https://${url}`
  if (MAIL.test(url)) return `mailto:${url}`
  const digits = url.replace(/[^\d+]/g, '')
  if (TELEPHONE.test(url) && digits.length >= 6) return `tel:${digits}`
  if (LEADS.test(url)) return url
  return HOST.test(url) && !FILE.test(url) ? `https://${url}` : undefined
}
