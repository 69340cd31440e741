/**
 * Measures how wide the letters of the heading fonts run and writes `site-designer/data/fonts/advances.yaml`, by
 * which big letters are set as large as their line holds. Run it after a font has been added:
 *
 * node --import=@poppinss/ts-exec bin/measure_fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findChromium } from './chromium.mjs'
import { fontFile } from '#core/fonts/main'
import { fontFaces, fontFamilies } from '#designer/fonts/main'
import { MEASURED_LETTERS } from '#designer/fonts/letter_widths'

const FILE = fileURLToPath(new URL('../site-designer/data/fonts/advances.yaml', import.meta.url))
const ADDRESS = 'http://fonts.localhost/'

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
await page.route(`${ADDRESS}**`, async (route) => {
  const name = new URL(route.request().url()).pathname.slice(1)
  const font = fontFile(name.replace('fonts/', ''))
  if (font) return route.fulfill({ body: await readFile(font), contentType: 'font/woff2' })
  const uses = fontFamilies.map(({ name: family, weights }) => ({ family, weights }))
  const body = `<!doctype html><style>${fontFaces(uses)}</style>`
  return route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
})
await page.goto(ADDRESS)

const lines = [
  `# Advances of the lightest and the boldest weight, in hundredths of an em, of these letters in turn:`,
  `# ${MEASURED_LETTERS.replace(' ', '(space)')}`,
]
for (const { name, slug, weights } of fontFamilies) {
  lines.push(`${slug}:`)
  for (const weight of new Set([weights[0], weights.at(-1)!])) {
    const widths = await page.evaluate(
      async ([family, heavy, letters]) => {
        const font = `${heavy} 1000px '${family}'`
        await document.fonts.load(font, letters as string)
        const context = document.createElement('canvas').getContext('2d')!
        context.font = font
        return [...(letters as string)].map((letter) => context.measureText(letter).width)
      },
      [name, weight, MEASURED_LETTERS] as const
    )
    lines.push(`  ${weight}: ${widths.map((width) => Math.round(width / 10)).join(' ')}`)
  }
}
await mkdir(new URL('.', `file://${FILE}`), { recursive: true })
await writeFile(FILE, `${lines.join('\n')}\n`)
await browser.close()
