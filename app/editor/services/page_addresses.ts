import { ChangeSet, Page, type Change, type PageElement } from 'editor-engine'

/** The paths of files beside a page that the page names, each once: its pictures and documents. */
export function filesNamedIn(html: string): string[] {
  const paths = new Set<string>()
  changesOf(Page.open(html), (address) => {
    const path = pathOf(address)
    if (path) paths.add(path)
    return undefined
  })
  return [...paths]
}

/** The page with other addresses for files beside it, by their paths; everything else is unchanged. */
export function withFilesMoved(html: string, moved: ReadonlyMap<string, string>): string {
  const page = Page.open(html)
  const changes = changesOf(page, (address) => {
    const to = moved.get(pathOf(address) ?? '')
    // The rest of the address is a place in the file.
    return to && to + (/#.*$/s.exec(address)?.[0] ?? '')
  })
  return page.with(ChangeSet.of(changes, page.length)).page.text
}

type Rename = (address: string) => string | undefined

const ADDRESSES = new Set(['src', 'href', 'xlink:href', 'poster', 'data', 'background'])
const SETS = new Set(['srcset', 'imagesrcset'])
const SHARED = /^(?:og:image|twitter:image)/

function changesOf(page: Page, rename: Rename): Change[] {
  const changes: Change[] = []
  for (const element of page.elements()) {
    for (const [name, value] of Object.entries(element.attributes)) {
      const renamed = renamedValue(element, { name, value }, rename)
      if (renamed !== value) changes.push(element.setAttribute(name, renamed))
    }
    const { content } = element
    if (element.tag !== 'style' || !content) continue
    const css = page.slice(content.from, content.to)
    const insert = renamedInCss(css, rename)
    if (insert !== css) changes.push({ ...content, insert })
  }
  return changes
}

function renamedValue(
  { tag, attributes }: PageElement,
  { name, value }: { name: string; value: string },
  rename: Rename
): string {
  const isShared = SHARED.test(attributes.property ?? attributes.name ?? '')
  if (ADDRESSES.has(name) || (name === 'content' && tag === 'meta' && isShared)) {
    return rename(value.trim()) ?? value
  }
  if (SETS.has(name)) return renamedInSet(value, rename)
  return name === 'style' ? renamedInCss(value, rename) : value
}

/** The size of the address before, if there is no space behind its comma. */
const DESCRIPTOR = /^[\d.]+[wxh],/

/** A comma inside an address belongs to it, one at its end does not. */
function renamedInSet(value: string, rename: Rename): string {
  return value.replace(/\S+/g, (part) => {
    const from = DESCRIPTOR.exec(part)?.[0].length ?? 0
    let to = part.length
    while (to > from && part[to - 1] === ',') to--
    const renamed = rename(part.slice(from, to))
    return renamed === undefined ? part : part.slice(0, from) + renamed + part.slice(to)
  })
}

const IN_CSS = /(url\(\s*)("[^"]*"|'[^']*'|[^()"'\s]+)/gi

function renamedInCss(css: string, rename: Rename): string {
  return css.replace(IN_CSS, (whole, before: string, written: string) => {
    const quote = /^["']/.exec(written)?.[0] ?? ''
    const to = rename(quote ? written.slice(1, -1).trim() : written)
    return to === undefined ? whole : before + quote + to + quote
  })
}

const BESIDE = 'https://beside.invalid'

/** The path of an address of a file beside the page; undefined for every other address. */
function pathOf(address: string): string | undefined {
  if (!address || address.startsWith('#') || !URL.canParse(address, BESIDE)) return undefined
  const { origin, pathname } = new URL(address, BESIDE)
  if (origin !== BESIDE) return undefined
  try {
    return decodeURIComponent(pathname.slice(1))
  } catch {
    return undefined
  }
}
