const MAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[\p{L}-]{2,}$/iu
const TELEPHONE = /^\+?[\d\s().-]{6,24}$/

/** A part of this page or site, one of its files, or an address with a scheme. */
const LEADS = /^(?:[#/?]|\.{1,2}\/|files\/|images\/|[a-z][a-z0-9+.-]*:)/i
const HOST = /^[^\s/?#@:]+\.[\p{L}-]{2,}(?::\d+)?(?:[/?#]|$)/iu
/** File extensions that are not top-level domains. */
const FILE =
  /^[^/?#]+\.(?:html?|php|pdf|docx?|xlsx?|pptx?|txt|jpe?g|png|gif|webp|svg|zip|mp[34])(?:[?#]|$)/i
/** `localhost:3000` looks as if it had a scheme, but has none. */
const HOST_AND_PORT = /^[a-z0-9.-]+:\d+(?:[/?#]|$)/i

export const isHostAndPort = (url: string): boolean => HOST_AND_PORT.test(url)

/**
 * The address that a person means by a typed text: e-mail addresses get `mailto:`, telephone numbers
 * `tel:`, and host names `https://`, also those without `www`. Addresses that lead somewhere by
 * themselves (`#order`, `/prices`, `./order.example`, `sms:…`) are not changed. Anything else is the
 * name of a host on a button; on a link it is undefined, because it may be a file beside the page.
 */
export function typedUrl(typed: string, kind: 'link' | 'button'): string | undefined {
  const url = typed.trim()
  if (url === '') return url
  if (MAIL.test(url)) return `mailto:${url}`
  const digits = url.replace(/[^\d+]/g, '')
  if (TELEPHONE.test(url) && digits.length >= 6) return `tel:${digits}`
  if (kind === 'button' && (url.startsWith('//') || isHostAndPort(url))) {
    return `https://${url.replace(/^\/\//, '')}`
  }
  if (LEADS.test(url)) return url
  if (kind === 'button') return `https://${url}`
  return HOST.test(url) && !FILE.test(url) ? `https://${url}` : undefined
}
