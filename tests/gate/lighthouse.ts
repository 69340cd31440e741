import { chromium } from 'playwright'
import lighthouse from 'lighthouse'
import { PageServer } from '#tests/gate/browser/page_server'
import type { Case } from '#tests/gate/cases'
import { build } from '#tests/gate/subject'
import { freePort } from '#tests/helpers/product'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Audited = { name: string; lost: string[] } & Record<(typeof categories)[number], number>

/** The lowest score that passes, in each category. */
export const LIGHTHOUSE_FLOOR = 98

/**
 * Lighthouse's scores, 0 to 100, of published pages on a simulated phone with a slow connection, and
 * the audits that lost points. One page at a time, because parallel runs would slow each other down.
 */
export async function auditWithLighthouse(cases: Case[]): Promise<Audited[]> {
  const server = await PageServer.start()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  })
  try {
    const audited: Audited[] = []
    for (const asked of cases) {
      const url = server.show((await build(asked)).published)
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
      })
      if (!result) throw new Error(`Lighthouse gave no result for ${asked.name}.`)
      audited.push({ name: asked.name, ...scoresIn(result.lhr), lost: lostIn(result.lhr) })
    }
    return audited
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function scoresIn({ categories: scored }: Report): Record<(typeof categories)[number], number> {
  const entries = categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)])
  return Object.fromEntries(entries)
}

function lostIn({ audits, categories: scored }: Report): string[] {
  const counted = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id])
  )
  return counted
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '))
}
