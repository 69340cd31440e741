import type { PageElement } from '../page/element.ts'
import { unsafeScheme } from '../url/check_url.ts'

/** Something on an element that could run, or lead, where it should not. */
export interface SafetyProblem {
  readonly rule: 'unsafe_url' | 'event_handler' | 'active_element'
  readonly message: string
  readonly attribute?: string
  /** What the attribute holds. */
  readonly value?: string
}

const LINKS = new Set(['href', 'xlink:href', 'action', 'formaction', 'cite', 'longdesc', 'ping'])
const IMAGES = new Set(['src', 'poster', 'background', 'data', 'srcset'])
/** What an animation of a drawing may put into an attribute, an address too. */
const ANIMATED = new Set(['to', 'from', 'by', 'values'])
const ACTIVE = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'applet',
  'frame',
  'frameset',
])

/** Everything on this element, but not in it, that a page made from outside words may not hold. */
export function problemsWithElement(element: PageElement): SafetyProblem[] {
  const out: SafetyProblem[] = []
  if (ACTIVE.has(element.tag) || refreshes(element)) {
    out.push({
      rule: 'active_element',
      message: `<${element.tag}> can run code or load other pages.`,
    })
  }
  for (const { name } of element.attributeList()) {
    if (name.startsWith('on') || name === 'srcdoc') {
      out.push({ rule: 'event_handler', message: `${name} runs code.`, attribute: name })
    }
  }
  return [...out, ...unsafeUrls(element)]
}

/** The addresses on an element that a browser would follow to code. */
export function unsafeUrls(element: PageElement): SafetyProblem[] {
  const out: SafetyProblem[] = []
  for (const { name, value } of element.attributeList()) {
    const isImage = IMAGES.has(name)
    const isLink = LINKS.has(name) || (element.isForeign && ANIMATED.has(name))
    if (!isImage && !isLink && !(name === 'content' && refreshes(element))) continue
    for (const url of urlsIn(name, value)) {
      const problem = unsafeScheme(url, isImage ? 'image' : 'link')
      if (!problem) continue
      // A picture written into the page cannot run, whatever its format, but for SVG.
      if (isImage && /^\s*data:(?:image|audio|video|font)\/(?!svg)/i.test(url)) continue
      out.push({ rule: 'unsafe_url', message: `${name}: ${problem}`, attribute: name, value })
    }
  }
  return out
}

const refreshes = (element: PageElement) =>
  element.tag === 'meta' &&
  element.attribute('http-equiv')?.value.trim().toLowerCase() === 'refresh'

function urlsIn(name: string, value: string): string[] {
  if (name === 'content') return [/url\s*=\s*["']?([^"']*)/i.exec(value)?.[1] ?? '']
  if (name === 'values') return value.split(';')
  if (name === 'srcset') {
    // A comma inside data: or a path belongs to the address.
    return value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0])
  }
  return [value]
}
