import type { LinkFacts } from './facts.ts'

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
const TELEPHONE = /^\+?[\d\s().-]{6,24}$/

/** A place on this page or this site, one of its files, or an address that says what it is. */
const LEADS = /^(?:[#/?]|\.{1,2}\/|files\/|images\/|[a-z][a-z0-9+.-]*:)/i
const HOST = /^[^\s/?#@:]+\.[\p{L}-]{2,}(?::\d+)?(?:[/?#]|$)/iu
/** Endings of files that nobody has as a host. */
const FILE =
  /^[^/?#]+\.(?:html?|php|pdf|docx?|xlsx?|pptx?|txt|jpe?g|png|gif|webp|svg|zip|mp[34])(?:[?#]|$)/i

/**
 * The address that was meant by what was typed; undefined where it leads nowhere. A button's address that
 * does not begin with http gets https in front. In a link, a telephone number or an e-mail address leads
 * to itself, and the name of a host gets https too.
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
