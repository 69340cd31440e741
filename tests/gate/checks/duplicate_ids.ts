/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** No id is used twice. */
export async function duplicateIds(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const seen = new Map<string, number>()
    for (const { id } of document.querySelectorAll('[id]')) seen.set(id, (seen.get(id) ?? 0) + 1)
    return [...seen]
      .filter(([, times]) => times > 1)
      .map(([id, times]) => ({ where: `id="${id}"`, says: `is given ${times} times` }))
  })
  return findings('duplicate ids', list)
}
