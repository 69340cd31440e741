/// <reference lib="dom" />
import { mkdirSync } from 'node:fs'
import { PageServer } from '#tests/gate/browser/page_server'
import { Tab } from '#tests/gate/browser/tab'
import { type Case, allCases, sampleOf } from '#tests/gate/cases'
import { build } from '#tests/gate/subject'
import { openBrowser } from '#tests/helpers/browser'

// Draws the built-in designer's sites side by side as one picture: do any two look alike?
process.env.CHROMIUM_PATH ||= '/usr/bin/chromium'
const COUNT = 48
const COLUMNS = 8
const CELL = { width: 208, height: 238 }
/** What a cell shows of a page: its first screen and a half at a desk's width. */
const CROP = { x: 0, y: 0, width: 1280, height: 1464 }
const target = 'docs/pictures/contact_sheet.png'

const server = await PageServer.start()
const browser = await openBrowser()
try {
  const tab = await Tab.open(browser, { scripts: true })
  const cells: string[] = []
  const cases = sampleOf(
    allCases().filter(({ said }) => said === 'full'),
    COUNT
  )
  for (const asked of cases) cells.push(cellOf(asked, await shotOf(tab, asked)))

  const sheet = await browser.newPage({
    viewport: { width: COLUMNS * (CELL.width + 16) + 16, height: 900 },
  })
  await sheet.setContent(sheetOf(cells), { waitUntil: 'load' })
  mkdirSync('docs/pictures', { recursive: true })
  await sheet.screenshot({ path: target, fullPage: true })
  console.log(`${cells.length} sites, ${target}`)
} finally {
  await browser.close()
  await server.stop()
}

async function shotOf(tab: Tab, asked: Case): Promise<string> {
  const { published } = await build(asked)
  const { page } = await tab.visit(server.show(published))
  const shot = await page.screenshot({ clip: CROP, fullPage: true, type: 'jpeg', quality: 90 })
  return shot.toString('base64')
}

function cellOf({ trade, theme }: Case, shot: string): string {
  return `<figure><img src="data:image/jpeg;base64,${shot}"><figcaption>${trade.words('en').noun}, ${theme}</figcaption></figure>`
}

function sheetOf(cells: string[]): string {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 16px; background: #8b8b88; display: grid; gap: 16px; grid-template-columns: repeat(${COLUMNS}, ${CELL.width}px) }
    figure { margin: 0 } img { display: block; width: ${CELL.width}px; height: ${CELL.height}px; object-fit: cover; object-position: top }
    figcaption { font: 14px/1.6 sans-serif; color: #111 }
  </style>${cells.join('')}`
}
