/// <reference lib="dom" />
import axe, { type Result } from 'axe-core'
import type { Page } from 'playwright'

/**
 * What axe finds on a page by the rules with these tags, without the contents of frames. The script is
 * added once per document, because adding it takes longer than the check.
 */
export async function axeViolations(page: Page, tags: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { axe: check } = window as unknown as { axe: typeof axe }
    const { violations } = await check.run(
      { exclude: ['iframe'] },
      { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
    )
    return violations
  }, tags)
}
