import { decode } from '../html/entities.ts'
import { hasForbiddenCharacters } from '../html/escape.ts'
import { refuse, type Refused } from '../result.ts'

/** The use of an address decides which schemes are allowed. */
export type UrlUse = 'link' | 'image'

/** An address that may be used, or why it may not. */
export type UrlCheck = { readonly ok: true; readonly url: string } | Refused

const SCHEMES: Record<UrlUse, readonly string[]> = {
  link: ['http', 'https', 'mailto', 'tel', 'sms'],
  image: ['http', 'https', 'data'],
}

/** Schemes that are refused even in disguises that a browser would not recognise. */
const SCRIPTED = ['javascript', 'vbscript', 'data']

const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]*$/i

/**
 * An address as a browser will read it, or why it is not allowed on a page. The scheme is checked after
 * the same cleaning that browsers do, so `java\nscript:` is recognised. `moreSchemes` are allowed too, in
 * lower case and without the colon; none of them can run code.
 */
export function checkUrl(raw: string, use: UrlUse, moreSchemes: readonly string[] = []): UrlCheck {
  const url = clean(raw)
  if (hasForbiddenCharacters(url)) {
    return refuse('bad_url', 'The URL holds characters that no URL may hold.')
  }
  const scheme = unsafeScheme(url, use, moreSchemes)
  if (scheme) return refuse('unsafe_url', schemeMessage(scheme, use))
  if (schemeOf(url) !== 'data' && !URL.canParse(url, 'https://page.invalid/')) {
    return refuse('bad_url', `"${url.slice(0, 80)}" is not a URL.`)
  }
  return { ok: true, url }
}

/** The scheme of an address if it is not allowed, in any spelling. */
export function unsafeScheme(
  raw: string,
  use: UrlUse,
  moreSchemes: readonly string[] = []
): string | undefined {
  const url = clean(raw)
  if (!mayHaveScheme(url)) return undefined
  for (const reading of [url, clean(decode(url)), clean(unescapePercent(url))]) {
    const scheme = schemeOf(reading)
    if (!scheme || (reading !== url && !SCRIPTED.includes(scheme))) continue
    const isMore = moreSchemes.includes(scheme) && !SCRIPTED.includes(scheme)
    if (!isMore && !SCHEMES[use].includes(scheme)) return scheme
    if (scheme === 'data' && !IMAGE_DATA.test(url)) return scheme
  }
  return undefined
}

/** Why an address for this use must not have this scheme. */
export const schemeMessage = (scheme: string, use: UrlUse) =>
  SCHEMES[use].includes(scheme)
    ? 'Only PNG, JPEG, GIF, WebP and AVIF pictures may stand in a data: URL.'
    : `A URL may not begin with "${scheme}:".`

/** Whether an address contains a colon, or a character that can begin an escaped colon. */
export const mayHaveScheme = (url: string) => /[:&%]/.test(url)

/** The scheme in lower case, or undefined for a relative address. */
function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1].toLowerCase()
}

/** The white space that browsers remove from an address before they read it. */
function clean(url: string): string {
  const bare = url.replace(/[\t\n\r]/g, '')
  let from = 0
  let to = bare.length
  while (from < to && bare[from] <= ' ') from++
  while (to > from && bare[to - 1] <= ' ') to--
  return bare.slice(from, to)
}

function unescapePercent(url: string): string {
  return url.replace(/%([0-7][0-9a-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16))
  )
}
