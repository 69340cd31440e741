/**
 * Renders the page that the landing page shows, with the built-in designer and the editor's engine: its
 * screenshots, and its outlines for the drawing. Run it after the designer has changed:
 *
 * node --import=@poppinss/ts-exec bin/draw_showcase.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createEngine, elementIds, tag, text, untag } from 'editor-engine'
import { chromium, type Page } from 'playwright'
import { findChromium } from './chromium.mjs'
import { format } from 'prettier'
import { fontFile } from '#core/fonts/main'
import { compose, fillSite, read, renderSite, withoutTodos } from 'site-designer'
import { stillPath } from 'site-designer/stills'

const FOLDER = fileURLToPath(new URL('../resources/ui/half_made/bakery/', import.meta.url))
const ADDRESS = 'http://showcase.localhost/'

const REQUEST = {
  prompt:
    'A neighbourhood bakery called Köşe Fırın in Izmir. Sourdough bread, simit and cakes to order. Open every day from 7 to 19.',
  primary_color: '#9F1239',
  theme: 'light' as const,
  heading_font: 'DM Serif Display',
  body_font: 'Inter',
  corner_radius: 8,
  contact_email: '',
  chosen: ['primary_color', 'heading_font'],
  seed: 'a',
}
const NEW_HEADLINE = 'Warm bread from seven'

const made = build()
const changed = withHeadline(made, NEW_HEADLINE)

await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
const tall = await open(made, { width: 860, height: 1020 })
const wide = await open(made, { width: 1240, height: 700 })
const wideChanged = await open(changed, { width: 1240, height: 700 })
await writeFile(`${FOLDER}tall.webp`, await picture(tall))
await writeFile(`${FOLDER}wide.webp`, await picture(wide))
await writeFile(`${FOLDER}wide_changed.webp`, await picture(wideChanged))
await writeFile(`${FOLDER}outlines.json`, await outlinesFile())
await browser.close()

function build(): string {
  const sheet = read(REQUEST.prompt, REQUEST)
  const outline = compose(sheet, REQUEST, { seed: REQUEST.seed })
  return withoutTodos(renderSite(fillSite(sheet, outline)))
}

function withHeadline(html: string, headline: string): string {
  const engine = createEngine({ plugins: [elementIds(), text()] })
  const page = engine.open(tag(html, { now: 1 }))
  const heading = [...page.elements()].find((element) => element.tag === 'h1')
  if (!heading?.id) throw new Error('The page has no headline to change.')
  const result = engine.apply(page, { type: 'set_text', element: heading.id, text: headline })
  if (!result.ok) throw new Error(result.error.message)
  return untag(result.page.text)
}

async function open(html: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await page.route(`${ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const font = fontFile(name.replace('fonts/', ''))
    if (font) return route.fulfill({ body: await readFile(font), contentType: 'font/woff2' })
    const still = stillPath(name.replace('stills/', ''))
    if (still) return route.fulfill({ body: await readFile(still), contentType: 'image/webp' })
    return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
  })
  await page.goto(ADDRESS)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** The visible part of the page as WebP, which the browser can encode and playwright cannot. */
async function picture(page: Page): Promise<Buffer> {
  const shot = await page.screenshot()
  const canvas = await browser.newPage()
  const webp = await canvas.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const board = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    })
    board.getContext('2d')!.drawImage(image, 0, 0)
    return board.toDataURL('image/webp', 0.82).split(',')[1]
  }, shot.toString('base64'))
  await canvas.close()
  return Buffer.from(webp, 'base64')
}

async function outlinesFile(): Promise<string> {
  const headline = (page: Page) =>
    page.locator('h1').evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    })
  const outlines = {
    tall: { ...tall.viewportSize(), boxes: await tall.evaluate(boxesOf) },
    wide: {
      ...wide.viewportSize(),
      boxes: await wide.evaluate(boxesOf),
      changed: await headline(wideChanged),
    },
  }
  return format(JSON.stringify(outlines), { parser: 'json', printWidth: 100 })
}

/** Runs in the page: returns lines of text, and all elements with a background or a border. */
function boxesOf(): number[][] {
  const found: number[][] = []
  const add = (rect: DOMRect, inset: number, radius: number) => {
    const y = rect.y + rect.height * inset
    const height = rect.height * (1 - 2 * inset)
    const seen = y + height > 0 && y < innerHeight && rect.x < innerWidth
    if (rect.width < 4 || height < 2 || !seen) return
    const round = Math.min(radius, height / 2)
    found.push([rect.x, y, rect.width, height, round].map(Math.round))
  }

  for (const element of document.body.querySelectorAll('*')) {
    const look = getComputedStyle(element)
    const rect = element.getBoundingClientRect()
    const paper = Number.parseFloat(look.opacity) > 0 && look.visibility === 'visible'
    const ground = look.backgroundColor !== 'rgba(0, 0, 0, 0)' || look.backgroundImage !== 'none'
    const edge = Number.parseFloat(look.borderTopWidth) > 0 && look.borderTopStyle !== 'none'
    const drawn = element.tagName === 'svg' || element.tagName === 'IMG'
    if (paper && (ground || edge || drawn))
      add(rect, 0, Number.parseFloat(look.borderTopLeftRadius) || 0)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const visible = node.parentElement?.checkVisibility({ visibilityProperty: true })
    if (!visible || !node.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) add(line, 0.24, 1)
  }
  return found
}
