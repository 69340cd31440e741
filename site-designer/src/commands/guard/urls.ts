import type { PageElement } from '#designer/renderer/reading/page_reading'

const ADDRESSES = new Set(
  (
    'href xlink:href src action formaction poster background data ping cite longdesc manifest ' +
    'codebase archive lowsrc dynsrc usemap'
  ).split(' ')
)
const LISTS = new Set(['srcset', 'imagesrcset'])
/** What an animation of a drawing may put into an address. */
const ANIMATED = new Set(['to', 'from', 'by', 'values'])

/** The addresses that an attribute holds. */
export function urlAttributes(element: PageElement, name: string, value: string): string[] {
  if (ADDRESSES.has(name)) return name === 'ping' ? value.split(/\s+/) : [value]
  if (LISTS.has(name)) return value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0])
  if (element.isForeign && ANIMATED.has(name)) return value.split(';')
  if (name === 'content' && element.tag === 'meta') {
    const url = /url\s*=\s*["']?([^"']*)/i.exec(value)?.[1]
    return url === undefined ? [] : [url]
  }
  return name === 'style' ? urlsInCss(value) : []
}

/** Addresses in a style sheet, also where its letters are escaped. */
export function urlsInCss(css: string): string[] {
  const plain = css
    .replace(/\/\*[^]*?(?:\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => letter(Number.parseInt(hex, 16)))
  const named = plain.matchAll(/(?:url|src|image-set|image)\(\s*["']?([^"')]{1,2000})/gi)
  const imported = plain.matchAll(/@import\s+["']([^"']{1,2000})/gi)
  return [...named, ...imported].map(([, url]) => url.trim())
}

function letter(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Where an address leads: on this site, to a host, to somebody's mail or telephone, or into code. */
export type Target =
  | { is: 'here'; path: string }
  | { is: 'host'; host: string }
  | { is: 'person'; to: string }
  | { is: 'code' }

const HERE = 'https://page.invalid'

export function targetOf(url: string): Target {
  // As browsers read it: without control characters, with either slash.
  const text = url.replace(/[\0-\x20\x7f]+/g, ' ').trim()
  if (!URL.canParse(text, HERE)) return { is: 'host', host: text }
  const { protocol, hostname, pathname, origin } = new URL(text, HERE)
  if (origin === HERE) return { is: 'here', path: pathname }
  if (protocol === 'http:' || protocol === 'https:' || protocol === 'ftp:') {
    return { is: 'host', host: hostname.replace(/^www\./, '') }
  }
  if (protocol === 'data:') {
    return /^data:(?:image|font)\//i.test(text) ? { is: 'here', path: 'data:' } : { is: 'code' }
  }
  if (/^(?:mailto|tel|sms|whatsapp|skype):$/.test(protocol)) {
    return { is: 'person', to: decodeURIComponent(pathname.replace(/%(?![0-9a-f]{2})/gi, '')) }
  }
  return { is: 'code' }
}
