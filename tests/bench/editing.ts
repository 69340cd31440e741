import { findChromium } from '../../bin/chromium.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright'
import { median, type Figure } from '#tests/bench/figure'
import { reachableFrom } from '#tests/bench/first_load'
import { drawnAfter, type Drawn, type TraceEvent } from '#tests/bench/paints'
import { Account } from '#tests/helpers/account'
import { DESKTOP, openBrowser, visitor } from '#tests/helpers/browser'
import { picture } from '#tests/helpers/pictures'
import { startProduct, type Product } from '#tests/helpers/product'
import { storePage } from '#tests/helpers/stored_page'

/**
 * Measures the speed of the editor on a page of 2,000 elements and about 100 KB, with a trace of
 * Chromium; the time of an upload of 10 MB; and the size of the editor's scripts. Writes
 * `docs/evidence/editing.json`.
 *
 * "From input to frame" is the time from the start of the event until the compositor gets the layers,
 * including the wait for the next frame of the display. The page in the frame is another site, so
 * desktop browsers, and this bench, run it in a separate process. If both are in one process, as on a
 * phone with little memory, Chromium draws once after each click before the frame gets the event. There
 * only the working time is measured, because the editor cannot change the rest.
 *
 *     node --import=@poppinss/ts-exec tests/bench/editing.ts
 *
 * Exits with 1 if a figure exceeds its bound. Nothing else should run on the machine.
 */
const ELEMENTS = 2_000
const STEPS = 40

process.env.CHROMIUM_PATH ||= findChromium() ?? ''
const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' } })
try {
  const account = await Account.open(product, 'baker@example.com')
  const id = await account.build()
  const upload = await uploadSeconds(product, account, id)
  storePage(product, id, longPage())
  const apart = await editing(account, id, '--site-per-process')
  const together = await editing(account, id)
  const figures: Figure[] = [
    figure(
      `a click on a control of ${ELEMENTS} elements, from input to frame`,
      totals(apart.clicks),
      16
    ),
    figure('a colour that is dragged through, from input to frame', totals(apart.drags), 16),
    figure('the click where both are one process: what is worked', works(together.clicks), 16),
    figure('the colour where both are one process: what is worked', works(together.drags), 16),
    figure('opening the editor on a page of 100 KB', apart.opening, 1_000),
    figure('an upload of 10 MB: until it is answered', [upload.answered], 3_000),
    figure('/health meanwhile, at most', [upload.health], 100),
    weight('the editor, beyond the app', editorFiles(), 180),
    weight('the runtime in the frame', ['frame_runtime.js'], 15),
  ]
  console.table(figures)
  mkdirSync('docs/evidence', { recursive: true })
  const machine = `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.version}`
  const text = JSON.stringify({ machine, figures }, null, 2)
  writeFileSync('docs/evidence/editing.json', `${text}\n`)
  process.exitCode = figures.every(({ measured, bound }) => measured <= bound) ? 0 : 1
} finally {
  await product.stop()
}

function longPage(): string {
  const words = 'Bread of rye and wheat, baked in the morning. '
  const blocks = Array.from(
    { length: (ELEMENTS - 10) / 2 },
    (_, at) => `<p id="p${at}">${words}<b>${at}</b></p>`
  )
  return (
    '<!doctype html><html lang="en"><head><title>Bread</title></head>' +
    `<body><main><h1>Bread</h1>\n${blocks.join('\n')}\n</main></body></html>`
  )
}

/** Traces one person's actions in a browser that is started with these switches. */
async function editing(account: Account, id: string, ...switches: string[]) {
  const browser = await openBrowser(...switches)
  try {
    const { page, context } = await visitor(browser, DESKTOP)
    await account.isIn(context)
    const opening = [await open(page, id), await open(page, id), await open(page, id)]
    await page.frameLocator('iframe').locator('h1').click()
    const places = [await middle(page.getByTitle('Right')), await middle(page.getByTitle('Left'))]
    const clicks = await traced(page, 'click', async (step) => {
      await page.mouse.move(...places[step % 2])
      await randomPause(page)
      await page.mouse.down()
      await randomPause(page)
      await page.mouse.up()
    })
    const drags = await traced(page, 'input', async (step) => {
      const color = `#${(0x400000 + step * 0x20406).toString(16)}`
      await page.getByLabel('Text colour', { exact: true }).fill(color)
    })
    return { opening, clicks, drags }
  } finally {
    await browser.close()
  }
}

async function middle(control: Locator): Promise<[number, number]> {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox())!
  return [x + width / 2, y + height / 2]
}

/** Waits for a random time, so that actions are not in step with the frames of the display. */
function randomPause(page: Page): Promise<void> {
  return page.waitForTimeout(40 + Math.random() * 50)
}

/** Milliseconds until the page can be used. */
async function open(page: Page, id: string): Promise<number> {
  const began = performance.now()
  await page.goto(`${product.url}/edit/${id}`)
  await page.frameLocator('iframe').locator('h1').waitFor()
  await page.getByText('Opening the page').waitFor({ state: 'detached' })
  return performance.now() - began
}

/** The drawing times of each step. */
async function traced(page: Page, type: string, act: (step: number) => Promise<void>) {
  const browser = page.context().browser()!
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
  await browser.startTracing(page, { categories })
  for (let step = 0; step < STEPS; step++) {
    await act(step)
    await randomPause(page)
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const drawn = drawnAfter(traceEvents as TraceEvent[], type)
  if (drawn.length < STEPS / 2) throw new Error(`Of ${STEPS} steps ${drawn.length} were drawn.`)
  return drawn
}

function totals(drawn: Drawn[]): number[] {
  return drawn.map(({ total }) => total)
}

function works(drawn: Drawn[]): number[] {
  return drawn.map(({ worked }) => worked)
}

async function uploadSeconds({ port }: Product, { tokens }: Account, id: string) {
  const bytes = await picture('jpeg', { width: 4_000, height: 3_000 })
  const full = Buffer.concat([bytes.subarray(0, 10 * 1024 * 1024)])
  // Bytes after the end of a picture only make the file larger.
  const file = Buffer.concat([full, Buffer.alloc(Math.max(0, 10 * 1024 * 1024 - full.length))])
  const form = new FormData()
  form.append('image', new Blob([file], { type: 'image/jpeg' }), 'large.jpg')
  let isOver = false
  const began = performance.now()
  const answer = fetch(`http://127.0.0.1:${port}/api/spa/websites/${id}/upload_image/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.access}` },
    body: form,
  }).finally(() => (isOver = true))
  let health = 0
  while (!isOver) {
    const asked = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/health`)).arrayBuffer()
    health = Math.max(health, performance.now() - asked)
  }
  const { status } = await answer
  if (status !== 201) throw new Error(`The upload was answered with ${status}.`)
  return { answered: performance.now() - began, health }
}

function editorFiles(): string[] {
  const before = new Set(reachableFrom('resources/app.tsx'))
  return reachableFrom('resources/editor/main.tsx').filter((file) => !before.has(file))
}

function figure(name: string, times: number[], bound: number): Figure {
  return { name, unit: 'ms', measured: Math.round(median(times) * 10) / 10, bound }
}

function weight(name: string, files: string[], bound: number): Figure {
  const bytes = files.map(
    (file) => gzipSync(readFileSync(`public/assets/${file}`), { level: 9 }).length
  )
  const total = bytes.reduce((sum, length) => sum + length, 0)
  return { name, unit: 'KB JS gz', measured: Math.round(total / 100) / 10, bound }
}
