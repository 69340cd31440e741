/**
 * Draws the pictures of the example sites on the landing page. Run it after the designer or a prompt in
 * app/deploy/examples has changed:
 *
 * node --import=@poppinss/ts-exec bin/draw_gallery.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { stillPath } from 'site-designer/stills'
import { exampleIds } from '#contract/example_sites'
import { fontFile } from '#core/fonts/main'
import { examplePage } from '#deploy/examples/example_page'
import { findChromium } from './chromium.mjs'

const FOLDER = fileURLToPath(new URL('../resources/landing/gallery/pictures/', import.meta.url))
const ADDRESS = 'http://example.localhost/'
const WINDOW = { width: 1280, height: 960 }
const PICTURE = { width: 640, height: 480 }
const MOST_BYTES = 40 * 1024

await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
const canvas = await browser.newPage()
for (const id of exampleIds) {
  const page = await open(examplePage(id))
  const bytes = await picture(await page.screenshot({ animations: 'disabled' }))
  await page.close()
  await writeFile(`${FOLDER}${id}.webp`, bytes)
  console.log(`${id}: ${Math.ceil(bytes.length / 1024)} KB`)
}
await browser.close()

async function open(html: string): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW })
  await page.route(`${ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const font = fontFile(name.replace('fonts/', ''))
    if (font) return route.fulfill({ body: await readFile(font), contentType: 'font/woff2' })
    const still = stillPath(name.replace('stills/', ''))
    if (still) return route.fulfill({ body: await readFile(still), contentType: 'image/webp' })
    return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
  })
  await page.goto(ADDRESS, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** The screenshot as a small WebP, in the best quality that is not too large. */
async function picture(shot: Buffer): Promise<Buffer> {
  for (let quality = 0.86; quality > 0.3; quality -= 0.06) {
    const bytes = await encoded(shot, quality)
    if (bytes.length <= MOST_BYTES) return bytes
  }
  throw new Error('A picture of the gallery is too large in every quality.')
}

/** A browser can encode WebP, and playwright cannot. */
async function encoded(shot: Buffer, quality: number): Promise<Buffer> {
  const webp = await canvas.evaluate(
    async ({ png, size, as }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const board = Object.assign(document.createElement('canvas'), size)
      const context = board.getContext('2d')!
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, size.width, size.height)
      return board.toDataURL('image/webp', as).split(',')[1]
    },
    { png: shot.toString('base64'), size: PICTURE, as: quality }
  )
  return Buffer.from(webp, 'base64')
}
