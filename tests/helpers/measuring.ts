/// <reference lib="dom" />
import { build } from 'esbuild'
import type { Page } from 'playwright'
import type { MeasuredFinding, MeasuredWidth } from '#contract/measuring'

let script: Promise<string> | undefined

/** What the app's measuring finds on a section of a page at a width. */
export async function findingsIn(
  page: Page,
  html: string,
  { id, width }: { id: string; width: MeasuredWidth }
): Promise<MeasuredFinding[]> {
  await page.setViewportSize({ width, height: 800 })
  await page.setContent(html)
  await page.addScriptTag({ content: await (script ??= measuringScript()) })
  return page.evaluate(
    ([name, at]) => {
      const { measure } = (window as any).measuring
      return measure(document.getElementById(String(name)), at)
    },
    [id, width] as const
  )
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
