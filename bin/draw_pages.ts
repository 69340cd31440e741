/**
 * Renders pages of the built-in designer from a list of prompts, for review: for each one the HTML and
 * screenshots of the whole page at 1280 and 375 px. LIST contains [{ id, prompt }]; of a longer list
 * COUNT prompts are rendered, evenly distributed.
 *
 * node --import=@poppinss/ts-exec bin/draw_pages.ts LIST.json FOLDER [COUNT]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from './chromium.mjs'
import { fontFile } from '#core/fonts/main'
import { defaultForm } from '#designer/site/form'
import { compose, fillSite, read, renderSite } from 'site-designer'
import { stillPath } from 'site-designer/stills'
import { publicHtml } from '#deploy/services/public_html'

const ADDRESS = 'http://pages.localhost/'
const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 375, height: 720 },
]

const [list, folder, count = '24'] = process.argv.slice(2)
if (!folder) throw new Error('Which list, and which folder? draw_pages.ts LIST.json FOLDER [COUNT]')
const all = JSON.parse(await readFile(list, 'utf8')) as { id: string; prompt: string }[]
const drawn = Math.min(Number(count), all.length)
const prompts = Array.from(
  { length: drawn },
  (_, index) => all[Math.floor((index * all.length) / drawn)]
)

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const { id, prompt } of prompts) {
    const html = pageFor(prompt, id)
    await writeFile(join(folder, `${id}.html`), html)
    await writeFile(join(folder, `${id}.txt`), prompt)
    for (const viewport of WIDTHS) await draw(html, viewport, join(folder, id))
  }
} finally {
  await browser.close()
}

function pageFor(prompt: string, seed: string): string {
  const form = { ...defaultForm, prompt }
  const sheet = read(prompt, form)
  return publicHtml(renderSite(fillSite(sheet, compose(sheet, form, { seed }))))
}

async function draw(html: string, viewport: (typeof WIDTHS)[number], name: string) {
  const page = await browser.newPage({ viewport })
  await page.route(`${ADDRESS}**`, async (route) => {
    const asked = new URL(route.request().url()).pathname.slice(1)
    const font = fontFile(asked.replace('fonts/', ''))
    if (font) return route.fulfill({ body: await readFile(font), contentType: 'font/woff2' })
    const still = stillPath(asked.replace('stills/', ''))
    if (still) return route.fulfill({ body: await readFile(still), contentType: 'image/webp' })
    if (asked !== '') return route.fulfill({ status: 404, body: '' })
    return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
  })
  await page.goto(ADDRESS)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${name}_${viewport.width}.png`, fullPage: true })
  await page.close()
}
