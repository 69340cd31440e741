/// <reference lib="dom" />
import type { Visit } from '#tests/gate/browser/tab'
import { type Finding, findings } from '#tests/gate/finding'

/** The page requests nothing from other servers, and its own requests succeed. */
export async function outsideRequests({ page, fetched }: Visit): Promise<Finding[]> {
  const { origin } = new URL(page.url())
  const named = await page.evaluate(() => {
    const urls: string[] = []
    for (const element of document.querySelectorAll(
      '[src], [srcset], [poster], link[href], object[data]'
    )) {
      const rel = element.getAttribute('rel') ?? ''
      if (element.localName === 'link' && /canonical|alternate|license|author/.test(rel)) continue
      for (const name of ['src', 'poster', 'data']) urls.push(element.getAttribute(name) ?? '')
      if (element.localName === 'link') urls.push(element.getAttribute('href') ?? '')
      for (const one of (element.getAttribute('srcset') ?? '').split(','))
        urls.push(one.trim().split(' ')[0])
    }
    for (const style of document.querySelectorAll('style')) {
      const css = style.textContent!.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)
      for (const [, url, imported] of css) urls.push(url ?? imported)
    }
    return urls.filter(Boolean).map((url) => new URL(url, document.baseURI).href)
  })
  const outside = new Set(
    [...named, ...fetched.map(({ url }) => url)].filter(
      (url) => !url.startsWith('data:') && new URL(url).origin !== origin
    )
  )
  const missing = fetched.filter(
    ({ url, status }) => !outside.has(url) && (status === 0 || status >= 400)
  )
  return findings('outside requests', [
    ...[...outside].map((url) => ({ where: url.slice(0, 100), says: 'is not the site’s own' })),
    ...missing.map(({ url, status }) => ({
      where: url.slice(0, 100),
      says: `answered ${status || 'nothing'}`,
    })),
  ])
}
