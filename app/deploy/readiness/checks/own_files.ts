import { listed, type Check } from '#deploy/readiness/check'
import type { PageElement, PublicPage } from '#deploy/readiness/public_page'

/** Files from other hosts make a page slower, may disappear, and tell others who reads the page. */
export const ownFiles: Check = {
  id: 'own_files',
  severity: 'should',
  passed: 'The page needs nothing from other servers',
  look(page) {
    const { origin } = new URL(page.address)
    const addresses = page.elements
      .flatMap((element) => loadedBy(element, page))
      .filter((address) => URL.canParse(address, `${page.address}/`))
      .map((address) => new URL(address, `${page.address}/`))
    const foreign = new Set(
      addresses
        .filter((url) => /^https?:$/.test(url.protocol) && url.origin !== origin)
        .map(({ host }) => host)
    )
    return (
      foreign.size > 0 && {
        title: 'The page loads things from other servers',
        detail: listed([...foreign], (host) => host),
        fix: 'They learn who visits you, and the page breaks when they are down. Use pictures, fonts and scripts of your own where you can.',
      }
    )
  },
}

const LOADING = new Set(
  'script img source video audio track iframe embed input object image use link'.split(' ')
)
const FETCHED =
  /(?:^|\s)(?:stylesheet|icon|apple-touch-icon|preload|modulepreload|prefetch|manifest|preconnect|dns-prefetch)(?:\s|$)/i

function loadedBy(element: PageElement, page: PublicPage): string[] {
  const { tag, attributes } = element
  const css = tag === 'style' ? page.sourceOf(element) : (attributes.style ?? '')
  const styled = css === '' ? [] : addressesIn(css)
  if (!LOADING.has(tag)) return styled
  if (tag === 'link' && !FETCHED.test(attributes.rel ?? '')) return styled
  const plain = ['src', 'href', 'xlink:href', 'poster', 'data'].map((name) => attributes[name])
  const sized = (attributes.srcset ?? '').split(/,\s+/).map((part) => part.trim().split(/\s/)[0])
  return [...styled, ...plain, ...sized].filter(
    (address) => address !== undefined && address !== ''
  )
}

function addressesIn(css: string): string[] {
  const named = css.matchAll(/url\(\s*["']?([^"')\s]+)|@import\s+["']([^"']+)/gi)
  return Array.from(named, ([, url, imported]) => url ?? imported)
}
