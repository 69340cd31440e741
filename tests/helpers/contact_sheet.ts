/**
 * Builds the sample businesses and takes screenshots for review: `node --import=@poppinss/ts-exec
 * tests/helpers/contact_sheet.ts <folder> [names…]`
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../../bin/chromium.mjs'
import { fontFile } from '#core/fonts/main'
import { stillNamesIn } from '#contract/stills'
import { fontFilesOf } from 'site-designer/fonts'
import { stillPath } from 'site-designer/stills'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { renderSite } from '#designer/page/render_site'
import { withoutTodos } from '#designer/live_page/todos'
import { sampleSheets, untouched } from '#designer_tests/helpers/sample_sheets'

const [folder = 'tmp/contact_sheet', ...wanted] = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : Object.keys(sampleSheets)
await mkdir(join(folder, 'fonts'), { recursive: true })
await mkdir(join(folder, 'stills'), { recursive: true })

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await browser.newPage()
for (const name of names) {
  const sheet = sampleSheets[name]
  const outline = compose(sheet, untouched, { seed: name })
  const site = fillSite(sheet, outline)
  const draft = renderSite(site)
  for (const file of fontFilesOf(draft)) {
    const source = fontFile(file)
    if (source) await copyFile(source, join(folder, 'fonts', file))
  }
  for (const file of stillNamesIn(draft)) {
    const source = stillPath(file)
    if (source) await copyFile(source, join(folder, 'stills', file))
  }
  await writeFile(join(folder, `${name}.html`), draft)
  await writeFile(join(folder, `${name}.live.html`), withoutTodos(draft))
  await writeFile(join(folder, `${name}.md`), planMarkdown(sheet, outline))
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: width === 375 ? 740 : 860 })
    await page.goto(`file://${resolve(folder, `${name}.html`)}`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
  const kinds = site.sections.map(
    (section) => `${section.kind}/${section.layout}/${section.surface}`
  )
  console.log(`${name}: ${site.direction}, ${kinds.join(' ')} (${draft.length} characters)`)
}
await browser.close()
