/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** The page does not scroll sideways. */
export async function overflow(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const root = document.documentElement
    const over = root.scrollWidth - root.clientWidth
    if (over <= 0) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5
    )
    // The ancestors of an element that is too wide are too wide as well: only the innermost are named.
    const inner = wide.filter(
      (element) => !wide.some((other) => element !== other && element.contains(other))
    )
    const named = inner.length > 0 ? inner : [document.body]
    return named.slice(0, 3).map((element) => ({
      where: gate.nameOf(element),
      says: `makes the page ${over} px wider than the window`,
    }))
  })
  return findings('overflow', list)
}
