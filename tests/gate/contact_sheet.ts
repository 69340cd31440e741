/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { looks } from '#designer/outline/looks'
import { PageServer } from '#tests/gate/browser/page_server'
import { Tab } from '#tests/gate/browser/tab'
import { allCases, type Case, sampleOf } from '#tests/gate/cases'
import { kindSamples } from '#tests/gate/kind_samples'
import { build } from '#tests/gate/subject'
import { openBrowser } from '#tests/helpers/browser'
import { findChromium } from '../../bin/chromium.mjs'

type Drawn = Pick<Case, 'sheet' | 'outline' | 'form'> & { caption: string }

/** Pages side by side. A cell shows the top `height` px of a page that is `width` px wide. */
interface Picture {
  target: string
  pages: () => Drawn[]
  columns: number
  width: number
  height: number
  /** The width of a cell. */
  cell: number
}

// Renders the built-in designer's sites side by side, to compare sites of one trade and to review each
// kind of page in its three looks. Arguments are names of pictures to make, such as `kinds_375`.
process.env.CHROMIUM_PATH ||= findChromium() ?? ''
const COUNT = 48
const folder = 'docs/pictures'
const pictures: Picture[] = [
  {
    target: 'contact_sheet',
    pages: drawnCases,
    columns: 8,
    width: 1280,
    height: 1464,
    cell: 208,
  },
  { target: 'kinds_1280', pages: drawnKinds, columns: 9, width: 1280, height: 2600, cell: 224 },
  { target: 'kinds_375', pages: drawnKinds, columns: 15, width: 375, height: 1400, cell: 140 },
]

const asked = process.argv.slice(2)
const server = await PageServer.start()
const browser = await openBrowser()
try {
  const tab = await Tab.open(browser, { scripts: true })
  mkdirSync(folder, { recursive: true })
  for (const picture of pictures)
    if (asked.length === 0 || asked.includes(picture.target)) await draw(tab, picture)
} finally {
  await browser.close()
  await server.stop()
}

async function draw(tab: Tab, picture: Picture) {
  const cells: string[] = []
  for (const drawn of picture.pages())
    cells.push(cellOf(drawn.caption, await shotOf(tab, drawn, picture)))
  const width = picture.columns * (picture.cell + 16) + 16
  const sheet = await browser.newPage({ viewport: { width, height: 900 } })
  await sheet.setContent(sheetOf(cells, picture), { waitUntil: 'load' })
  const shot = await sheet.screenshot({ fullPage: true })
  // A few hundred colours are enough, and the file is a third of the size.
  const small = await sharp(shot).png({ palette: true, quality: 80 }).toBuffer()
  writeFileSync(`${folder}/${picture.target}.png`, small)
  await sheet.close()
  console.log(`${cells.length} sites, ${folder}/${picture.target}.png`)
}

function drawnCases(): Drawn[] {
  const full = allCases().filter(({ said }) => said === 'full')
  return sampleOf(full, COUNT).map((one) => ({
    ...one,
    caption: `${one.trade.words('en').noun}, ${one.theme}`,
  }))
}

function drawnKinds(): Drawn[] {
  return kindSamples().flatMap((sample) =>
    looks(sample.sheet, sample.outline, sample.form).map((outline) => ({
      ...sample,
      outline,
      caption: `${sample.name}, ${outline.direction}`,
    }))
  )
}

async function shotOf(tab: Tab, drawn: Drawn, { width, height }: Picture): Promise<string> {
  const { published } = await build(drawn)
  const { page } = await tab.visit(server.show(published))
  await page.setViewportSize({ width, height: 800 })
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(height, whole) }
  const shot = await page.screenshot({ clip, fullPage: true, type: 'jpeg', quality: 90 })
  return shot.toString('base64')
}

function cellOf(caption: string, shot: string): string {
  return `<figure><img src="data:image/jpeg;base64,${shot}"><figcaption>${caption}</figcaption></figure>`
}

function sheetOf(cells: string[], { columns, cell, width, height }: Picture): string {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 16px; background: #8b8b88; display: grid; gap: 16px; grid-template-columns: repeat(${columns}, ${cell}px) }
    figure { margin: 0 } img { display: block; width: ${cell}px; height: ${Math.round((cell * height) / width)}px; object-fit: contain; object-position: top }
    figcaption { font: 14px/1.6 sans-serif; color: #111 }
  </style>${cells.join('')}`
}
