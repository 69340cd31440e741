/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** Every link leads to an existing part of the page or to another address. */
export async function links(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() =>
    [...document.querySelectorAll('a, area')].flatMap((link) => {
      const href = link.getAttribute('href')?.trim()
      const where = gate.nameOf(link)
      // A place to fill is never published, so it leads nowhere yet.
      if (href === undefined && link.closest('[data-todo]')) return []
      if (!href || href === '#') return [{ where, says: 'leads nowhere' }]
      if (/^javascript:/i.test(href)) return [{ where, says: 'runs a script' }]
      if (/^(tel|mailto):$/i.test(href)) return [{ where, says: `says ${href} and no more` }]
      if (href.startsWith('#') && !document.getElementById(decodeURIComponent(href.slice(1))))
        return [{ where, says: `leads to ${href}, which is not on the page` }]
      return []
    })
  )
  return findings('links', list)
}
