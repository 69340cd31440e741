/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** Every picture is loaded, including lazy ones. */
export async function images(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(async () => {
    const all = [...document.images]
    for (const image of all) image.loading = 'eager'
    await Promise.all(all.map((image) => image.decode().catch(() => undefined)))
    return all
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => ({ where: image.outerHTML.slice(0, 80), says: 'shows no picture' }))
  })
  return findings('images', list)
}
