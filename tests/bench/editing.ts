import { findChromium } from '../../bin/chromium.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { median, type Figure } from '#tests/bench/figure'
import { reachableFrom } from '#tests/bench/first_load'
import { drawnAfter, type TraceEvent } from '#tests/bench/paints'
import { Account } from '#tests/helpers/account'
import { DESKTOP, openBrowser, visitor } from '#tests/helpers/browser'
import { picture } from '#tests/helpers/pictures'
import { startProduct, type Product } from '#tests/helpers/product'
import { storePage } from '#tests/helpers/stored_page'

/**
 * How fast the editor is, on a page of 2,000 elements and some 100 KB, in Chromium with a trace; what an
 * upload of 10 MB takes; and what the editor weighs. Written to `docs/evidence/editing.json`.
 *
 *     node --import=@poppinss/ts-exec tests/bench/editing.ts
 *
 * Ends with 1 where a bound is not kept. The machine must have nothing else to do.
 */
const ELEMENTS = 2_000
const STEPS = 40

process.env.CHROMIUM_PATH ||= findChromium() ?? ''
const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' } })
const browser = await openBrowser()
try {
  const account = await Account.open(product, 'baker@example.com')
  const id = await account.build()
  const upload = await uploadSeconds(product, account, id)
  storePage(product, id, longPage())
  const { page, context } = await visitor(browser, DESKTOP)
  await account.isIn(context)
  const opening = [await open(page, id), await open(page, id), await open(page, id)]
  await page.frameLocator('iframe').locator('h1').click()
  const aligning = await traced(page, 'click', async (step) => {
    await page.getByTitle(step % 2 === 0 ? 'Right' : 'Left').click()
  })
  const dragging = await traced(page, 'input', async (step) => {
    const color = `#${(0x400000 + step * 0x20406).toString(16)}`
    await page.getByLabel('Text colour', { exact: true }).fill(color)
  })
  const figures: Figure[] = [
    figure(
      `a click on a control of ${ELEMENTS} elements: until it is drawn in the frame`,
      aligning,
      16
    ),
    figure('a colour that is dragged through: until it is drawn in the frame', dragging, 16),
    figure('opening the editor on a page of 100 KB', opening, 1_000),
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
  await browser.close()
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

/** Milliseconds until the page can be pointed at. */
async function open(page: Page, id: string): Promise<number> {
  const began = performance.now()
  await page.goto(`${product.url}/edit/${id}`)
  await page.frameLocator('iframe').locator('h1').waitFor()
  await page.getByText('Opening the page').waitFor({ state: 'detached' })
  return performance.now() - began
}

/** For each step the milliseconds from its event until it is drawn in the frame. */
async function traced(page: Page, type: string, act: (step: number) => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (let step = 0; step < STEPS; step++) {
    await act(step)
    await page.waitForTimeout(60)
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const times = drawnAfter(traceEvents as TraceEvent[], type)
  if (times.length < STEPS / 2) throw new Error(`Of ${STEPS} steps ${times.length} were drawn.`)
  return times
}

async function uploadSeconds({ port }: Product, { tokens }: Account, id: string) {
  const bytes = await picture('jpeg', { width: 4_000, height: 3_000 })
  const full = Buffer.concat([bytes.subarray(0, 10 * 1024 * 1024)])
  // What is behind the end of a picture counts for its size and for nothing else.
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
