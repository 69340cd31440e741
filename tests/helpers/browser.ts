/// <reference lib="dom" />
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright'
import { animationsToEnd } from '#tests/helpers/animations'
import { axeViolations } from '#tests/helpers/axe'
import { record, recordCall } from '#tests/helpers/evidence'

const pictures = fileURLToPath(new URL('../.evidence/pictures/', import.meta.url))

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 375, height: 812 }

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]

/** A browser that can only connect to this machine. Fails with instructions if there is no browser. */
export async function openBrowser(...more: string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) {
    throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to its program file.')
  }
  const browser = await chromium.launch({
    executablePath,
    args: [...SWITCHES, ...more],
  })
  const close = browser.close.bind(browser)
  browser.close = () => inTime(close())
  return browser
}

let shared: Promise<Browser> | undefined

/**
 * The one browser of a test run, opened by the first test that needs it, because opening one takes
 * longer than most tests. It is not closed but killed at the end of the run. A crashed browser is
 * replaced.
 */
export async function theBrowser(): Promise<Browser> {
  const browser = await (shared ??= openBrowser())
  if (browser.isConnected()) return browser
  shared = undefined
  return theBrowser()
}

const CLOSING = 20_000

/**
 * Chromium sometimes does not exit when asked to, and hooks have no time limit. The run continues then;
 * remaining processes are killed at its end.
 */
export async function inTime(closing: Promise<unknown>): Promise<void> {
  await Promise.race([closing, pause(CLOSING)])
}

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Console errors and failed scripts so far. */
  errors: string[]
}

/** A person with a new browser profile; the texts they see and the calls are recorded as evidence. */
export async function visitor(browser: Browser, viewport = DESKTOP): Promise<Visitor> {
  const context = await browser.newContext({ viewport, permissions: ['clipboard-write'] })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('response', async (response) => {
    const request = response.request()
    const url = new URL(response.url())
    if (!url.pathname.startsWith('/api/')) return
    const answer = await response.json().catch(() => undefined)
    const asked = tryJson(request.postData())
    recordCall(request.method(), url.pathname + url.search, asked, answer)
  })
  return { page, context, errors }
}

/** Waits until nothing is loading and all finite animations have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main')?.innerText.trim())
  // A frame that is added after the load can prevent Chromium from reporting an idle network.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
  await page.evaluate(async () => void (await document.fonts.ready))
  await animationsToEnd(page)
}

/**
 * Records the visible texts of the screen, and takes a screenshot if PICTURES is set, because a
 * screenshot takes longer than most of the tests.
 */
export async function look(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize()!
  // Texts first, because some disappear while the screenshot is taken.
  const path = new URL(page.url()).pathname
  for (const text of await wordsOn(page)) record({ kind: 'text', text, screen: path })
  record({ kind: 'screen', path })
  if (!process.env.PICTURES) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true })
}

/** The texts of lines and of single elements, labels and placeholders, as shown. */
async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = 300
    const words = document.body.innerText.split('\n')
    const attributes = ['placeholder', 'aria-label', 'title', 'alt']
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      for (const name of attributes) words.push(element.getAttribute(name) ?? '')
      if ((element.textContent ?? '').length > longest || !element.checkVisibility()) continue
      // Also as written in the source, because CSS may change the case.
      words.push(element.innerText ?? '', element.textContent ?? '')
    }
    return [...new Set(words.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))]
  })
}

/** Records the screen when it is idle, and returns its faults; empty if there are none. */
export async function faultsOn(page: Page, name: string): Promise<string[]> {
  await atRest(page)
  await look(page, name)
  const faults = [...(await layoutFaults(page)), ...(await accessibilityFaults(page))]
  return faults.map((fault) => `${name} at ${page.viewportSize()!.width} px: ${fault}`)
}

/** The same for one screen at desktop and phone widths. */
export async function faultsAtBothWidths(page: Page, name: string): Promise<string[]> {
  const before = page.viewportSize()!
  const faults: string[] = []
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    faults.push(...(await faultsOn(page, name)))
  }
  await page.setViewportSize(before)
  return faults
}

/** The layout faults of the screen; empty if there are none. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`)
    }
    const name = (element: Element) =>
      `<${element.localName}> "${(element.textContent ?? '').trim().slice(0, 40)}"`
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()
      )
      if (!ownText) continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const style = getComputedStyle(element)
      const clips = style.overflowX !== 'visible' && style.overflowX !== 'auto'
      const meant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (clips && !meant && style.overflowX !== 'scroll') {
        if (element.scrollWidth > element.clientWidth + 1) faults.push(`clipped: ${name(element)}`)
      }
      const off = box.right > root.clientWidth + 1 && !element.closest('[data-scrolls]')
      if (off && style.position !== 'fixed') faults.push(`off to the right: ${name(element)}`)
    }
    const main = document.querySelector('main') ?? document.body
    if (main.getBoundingClientRect().height < 40 || !main.innerText.trim()) {
      faults.push('the page is blank')
    }
    return faults
  })
}

/**
 * Violations of WCAG 2.2 A and AA, including contrast, one per line. The contents of frames belong to
 * the customer, and are checked where they are published.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const violations = await axeViolations(page, tags)
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id}: ${node.target.join(' ')} (${node.any.map((check) => check.message).join(' ')})`
    )
  )
}

function tryJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
