import { elementsOf, type PageElement } from '#deploy/readiness/public_page'

/** Enough for the operator to decide whether to look at the page. */
const MOST = 20
const HERE = 'http://here.invalid'

/**
 * Content that could harm visitors, in words. All of it may be legitimate, so it does not prevent
 * publishing; the operator finds it in the log.
 */
export function visitorDangers(html: string): string[] {
  const found = elementsOf(html).flatMap(dangersOf)
  return [...new Set(found)].slice(0, MOST)
}

function dangersOf({ tag, attributes }: PageElement): string[] {
  const { src, data, action, formaction, content, type, href } = attributes
  switch (tag) {
    case 'script':
      return elsewhere('a script of', src)
    case 'iframe':
    case 'frame':
    case 'embed':
      return elsewhere('a frame of', src)
    case 'object':
      return elsewhere('a frame of', data)
    case 'base':
      return elsewhere('addresses that lead to', href)
    case 'form':
      return elsewhere('a form that is sent to', action)
    case 'button':
      return elsewhere('a form that is sent to', formaction)
    case 'input':
      if (/^password$/i.test(type ?? '')) return ['a field for a password']
      return elsewhere('a form that is sent to', formaction)
    case 'meta':
      if (!/^refresh$/i.test(attributes['http-equiv'] ?? '')) return []
      return elsewhere(
        'visitors are sent on to',
        /url\s*=\s*["']?([^"']*)/i.exec(content ?? '')?.[1]
      )
    default:
      return []
  }
}

function elsewhere(what: string, address: string | undefined): string[] {
  if (!address || !URL.canParse(address, HERE)) return []
  const { protocol, host } = new URL(address, HERE)
  return protocol.startsWith('http') && host !== new URL(HERE).host ? [`${what} ${host}`] : []
}
