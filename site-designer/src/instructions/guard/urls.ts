import { plainCss } from '#designer/instructions/guard/css'
import type { PageElement } from '#designer/live_page/reading/page_reading'

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
  // A comma may part two addresses or stand in one.
  if (LISTS.has(name)) return [...value.split(/\s+/), ...value.split(/[\s,]+/)]
  if (element.isForeign && ANIMATED.has(name)) return value.split(';')
  if (name === 'content' && element.tag === 'meta') {
    const url = /url\s*=\s*["']?([^"']*)/i.exec(value)?.[1]
    return [url, ABSOLUTE.test(value) ? value : undefined].filter((one) => one !== undefined)
  }
  return value.includes('(') ? urlsInCss(value) : []
}

/** Of a value that is an address only sometimes, as in structured data. */
export const ABSOLUTE = /^\s*(?:(?:https?|ftp|mailto|tel|sms|javascript|data)\s*:|[\\/]{2})/i

/** Addresses in a style sheet, also where its letters are escaped. */
export function urlsInCss(css: string): string[] {
  const plain = plainCss(css)
  const named = plain.matchAll(/(?:url|src|image-set|image)\(\s*["']?([^"')]{1,2000})/gi)
  const sets = plain.matchAll(/image-set\(([^()]{1,4000})/gi)
  const quoted = [...sets].flatMap(([, set]) => [...set.matchAll(/["']([^"']{1,2000})["']/g)])
  const imported = plain.matchAll(/@import\s+["']([^"']{1,2000})/gi)
  return [...named, ...quoted, ...imported].map(([, url]) => url.trim())
}

/** Where an address leads: on this site, to a host, to somebody's mail or telephone, or into code. */
export type Target =
  | { is: 'here'; path: string }
  | { is: 'host'; host: string }
  | { is: 'person'; to: string }
  | { is: 'code' }

/** Pages are seen by either: "https:host" leads elsewhere from one of them only. */
const HERE = ['https://page.invalid', 'http://page.invalid']

export function targetOf(url: string): Target {
  const targets = HERE.map((base) => targetFrom(base, url))
  return targets.find(({ is }) => is !== 'here') ?? targets[0]
}

function targetFrom(base: string, url: string): Target {
  if (!URL.canParse(url, base)) return { is: 'host', host: url.trim() }
  const { protocol, hostname, pathname, origin } = new URL(url, base)
  if (origin === base) return { is: 'here', path: pathname }
  if (protocol === 'http:' || protocol === 'https:' || protocol === 'ftp:') {
    return { is: 'host', host: hostname.replace(/^www\./, '') }
  }
  if (protocol === 'data:') {
    return /^(?:image|font)\//i.test(pathname) ? { is: 'here', path: 'data:' } : { is: 'code' }
  }
  if (/^(?:mailto|tel|sms|whatsapp|skype):$/.test(protocol)) {
    return { is: 'person', to: decodeURIComponent(pathname.replace(/%(?![0-9a-f]{2})/gi, '')) }
  }
  return { is: 'code' }
}
