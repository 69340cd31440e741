/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Result } from 'axe-core'
import type { Page } from 'playwright'
import { animationsToEnd } from '#tests/helpers/animations'

/** The minified script, because a browser takes twice as long to read the other one. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe finds on a page at rest by the rules with these tags, without the contents of frames. The
 * script is added once per document, because adding it takes longer than the check.
 */
export async function axeViolations(page: Page, tags: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await animationsToEnd(page)
  return page.evaluate(async (values) => {
    const { axe: check } = window as unknown as { axe: typeof axe }
    const { violations } = await check.run(
      { exclude: ['iframe'] },
      { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
    )
    return violations
  }, tags)
}
