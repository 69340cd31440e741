/// <reference lib="dom" />
import { build } from 'esbuild'
import type { Page } from 'playwright'
import type { MeasuredFinding, MeasuredWidth } from '#contract/measuring'

let script: Promise<string> | undefined

interface Measured {
  id: string
  width: MeasuredWidth
  /** The address of a product, for a page with its fonts. */
  origin?: string
}

/** What the app's measuring finds on a section of a page at a width. */
export async function findingsIn(
  page: Page,
  html: string,
  { id, width, origin }: Measured
): Promise<MeasuredFinding[]> {
  await page.setViewportSize({ width, height: 800 })
  if (origin) await openAt(page, `${origin}/measured`, html)
  else await page.setContent(html)
  await page.addScriptTag({ content: await (script ??= measuringScript()) })
  return page.evaluate(
    ([name, at]) => {
      const { measure } = (window as any).measuring
      return measure(document.getElementById(String(name)), at)
    },
    [id, width] as const
  )
}

async function openAt(page: Page, address: string, html: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(address)
  await page.unroute(address)
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}

async function measuringScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['resources/lib/measuring/measure.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'measuring',
  })
  return outputFiles[0].text
}
