import type { PageElement } from '../page/element.ts'
import { schemeMessage, unsafeScheme } from '../url/check_url.ts'

/** Something on an element that runs code, or an address that is not allowed. */
export interface SafetyProblem {
  readonly rule: 'unsafe_url' | 'event_handler' | 'active_element'
  readonly message: string
  /** False for an address that a browser passes to another program. */
  readonly runsCode: boolean
  /** The value of the attribute. */
  readonly value?: string
}

type Use = 'link' | 'image' | 'animation' | 'refresh'

/** The use of each attribute that contains addresses. */
const USES: ReadonlyMap<string, Use> = new Map<string, Use>([
  ...named('link', 'href xlink:href action formaction cite longdesc ping'),
  ...named('image', 'src poster background data srcset'),
  // Values that an SVG animation can write to an attribute, which can be addresses.
  ...named('animation', 'to from by values'),
  ...named('refresh', 'content'),
])

function named(use: Use, names: string): [string, Use][] {
  return names.split(' ').map((name) => [name, use])
}

const ACTIVE = new Set('script iframe object embed base applet frame frameset'.split(' '))
/** These elements show a document that is written in their address. */
const FRAMES = new Set('iframe frame embed object'.split(' '))
/** These elements load their address as an image, a style or a script, and never navigate to it. */
const LOADS = new Set('link use image feimage script'.split(' '))

/**
 * Everything unsafe on this element, without its content, that a page with untrusted text must not
 * contain.
 */
export function problemsWithElement(element: PageElement): readonly SafetyProblem[] {
  return [...codeOn(element), ...unsafeUrls(element)]
}

/** What runs code on this element or loads another page into this one, apart from addresses of links. */
export function codeOn(element: PageElement): readonly SafetyProblem[] {
  const out: SafetyProblem[] = []
  if (ACTIVE.has(element.tag) || refreshes(element)) {
    const message = `<${element.tag}> can run code or load other pages.`
    out.push({ rule: 'active_element', message, runsCode: true })
  }
  for (const { name, value } of element.attributeList()) {
    if (name.startsWith('on') || name === 'srcdoc') {
      out.push({ rule: 'event_handler', message: `${name} runs code.`, runsCode: true, value })
    }
  }
  return out
}

/** Whether an attribute with this name can contain an address. */
export const holdsAddress = (name: string) => USES.has(name)

/** The addresses on an element that run code or open another program. */
export function unsafeUrls(element: PageElement): readonly SafetyProblem[] {
  let out: SafetyProblem[] | undefined
  for (const { name, value } of element.attributeList()) {
    const use = USES.get(name)
    if (!use) continue
    if (use === 'animation' && !element.isForeign) continue
    if (use === 'refresh' && !refreshes(element)) continue
    for (const url of urlsIn(name, value)) {
      const urlUse = use === 'image' ? 'image' : 'link'
      const scheme = unsafeScheme(url, urlUse)
      if (!scheme) continue
      if (scheme === 'data' && isOnlyLoaded(element, use)) continue
      const runsCode = ['javascript', 'vbscript', 'data'].includes(scheme)
      const message = `${name}: ${schemeMessage(scheme, urlUse)}`
      out ??= []
      out.push({ rule: 'unsafe_url', message, runsCode, value })
    }
  }
  return out ?? NONE
}

const NONE: readonly SafetyProblem[] = []

/** Whether the page loads the address of this element, or saves it as a file. */
function isOnlyLoaded(element: PageElement, use: Use): boolean {
  if (use === 'image') return !FRAMES.has(element.tag)
  return LOADS.has(element.tag) || element.attribute('download') !== undefined
}

const refreshes = (element: PageElement) =>
  element.tag === 'meta' &&
  element.attribute('http-equiv')?.value.trim().toLowerCase() === 'refresh'

function urlsIn(name: string, value: string): string[] {
  if (name === 'content') return [/url\s*=\s*["']?([^"']*)/i.exec(value)?.[1] ?? '']
  if (name === 'values') return value.split(';')
  if (name === 'srcset') {
    // A comma inside data: or a path is part of the address.
    return value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0])
  }
  return [value]
}
