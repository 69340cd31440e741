import type { Finding } from '#designer/instructions/guard/finding'
import { targetOf, urlAttributes } from '#designer/instructions/guard/urls'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'

const EMBEDDED = new Set([
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'base',
  'portal',
])
/** Data of a page for search engines: no browser runs it. */
const INERT = /^application\/(?:ld\+)?json$/i

/** Everything on a page that can run, and everything that shows another page in it. */
export function codeIn({ html, all }: PageReading): Finding[] {
  return [...all.flatMap((element) => codeOn(element, html)), ...rawCode(html)]
}

function codeOn(element: PageElement, html: string): Finding[] {
  const found: Finding[] = []
  const { tag, range, startTag } = element
  if (tag === 'script' && !INERT.test(element.attribute('type')?.value.trim() ?? '')) {
    found.push({ is: 'script', what: html.slice(range.from, range.to) })
  }
  if (EMBEDDED.has(tag) || refreshes(element)) {
    found.push({ is: 'embedded', what: html.slice(startTag.from, startTag.to) })
  }
  for (const { name, value } of element.attributeList()) {
    if (name.startsWith('on')) found.push({ is: 'handler', what: `${name}="${value}"` })
    if (name === 'srcdoc') found.push({ is: 'embedded', what: value })
    const urls = urlAttributes(element, name, value)
    for (const url of urls) {
      if (targetOf(url).is === 'code') found.push({ is: 'script', what: url })
    }
    if (name === 'style') found.push(...styleCode(value))
  }
  if (tag === 'style' && element.content) {
    found.push(...styleCode(html.slice(element.content.from, element.content.to)))
  }
  return found
}

function refreshes(element: PageElement): boolean {
  return (
    element.tag === 'meta' &&
    element.attribute('http-equiv')?.value.trim().toLowerCase() === 'refresh'
  )
}

/** What old browsers ran out of style sheets. */
function styleCode(css: string): Finding[] {
  const found = css.match(/expression\s*\(|-moz-binding|behavior\s*:|@import[^;]*|javascript\s*:/gi)
  return (found ?? []).map((what) => ({ is: 'script', what }))
}

const RAW =
  /<\s*(?:script|iframe|frame|object|embed|applet|base|portal)\b|<[^<>]{0,2000}[\s"'/]on[a-z]{3,30}\s*=|(?:java|vb)\s*script\s*:/gi

/** The same by its letters, wherever it stands: two readers of HTML may differ, these do not. */
function rawCode(html: string): Finding[] {
  const plain = html.replace(/<script\s[^<>]{0,200}application\/(?:ld\+)?json[^<>]{0,200}>/gi, '')
  return Array.from(plain.matchAll(RAW), ([text]) => ({
    is: 'script' as const,
    what: `${(/on[a-z]{3,30}\s*=$/i.exec(text)?.[0] ?? text).toLowerCase().replace(/\s+/g, '')}…`,
  }))
}
