/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** The page has a language, a title and a description. */
export async function head(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content
    const needed = {
      '<html lang>': document.documentElement.lang,
      '<title>': document.title,
      '<meta name="description">': description,
    }
    return Object.entries(needed)
      .filter(([, value]) => !value?.trim())
      .map(([where]) => ({ where, says: 'is missing or empty' }))
  })
  return findings('head', list)
}
