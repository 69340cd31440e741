import { counted, listed, type Check } from '#deploy/readiness/check'
import type { PageElement, PublicPage } from '#deploy/readiness/public_page'

/** A website is one page: an internal link leads to a part of that page, or to one of its files. */
export const links: Check = {
  id: 'links',
  severity: 'should',
  passed: 'Every link within the page leads somewhere',
  concerns: (page) => linksOf(page).length > 0,
  look(page) {
    const anchors = anchorsOf(page)
    const dead = linksOf(page).filter((link) => !leads(link, anchors, page.address))
    return (
      dead.length > 0 && {
        title: `${counted(dead.length, 'One link leads', 'links lead')} nowhere`,
        detail: listed(dead, (link) => nameOf(page, link)),
        fix: 'Select it in the editor and choose where it leads, or delete it.',
      }
    )
  },
}

function linksOf({ elements }: PublicPage): PageElement[] {
  return elements.filter(({ tag }) => tag === 'a' || tag === 'area').filter(hasAddress)
}

const hasAddress = ({ attributes }: PageElement) => attributes.href !== undefined

function anchorsOf({ elements }: PublicPage): Set<string> {
  const names = elements.flatMap(({ tag, attributes }) =>
    tag === 'a' ? [attributes.id, attributes.name] : [attributes.id]
  )
  return new Set(['top', ...names.filter((name) => name !== undefined)])
}

const FILES = /^\/(?:(?:index\.html|robots\.txt|sitemap\.xml)?$|(?:fonts|images|files)\/)/

function leads(link: PageElement, anchors: ReadonlySet<string>, address: string): boolean {
  const { href } = link.attributes
  if (href.trim() === '' || href.trim() === '#') return false
  if (!URL.canParse(href, `${address}/`)) return false
  const { origin, pathname, hash } = new URL(href, `${address}/`)
  if (origin !== new URL(address).origin) return true
  return FILES.test(pathname) && (hash === '' || anchors.has(decoded(hash.slice(1))))
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

function nameOf(page: PublicPage, link: PageElement): string {
  return `“${page.textOf(link).slice(0, 40) || link.attributes.href}”`
}
