import type { Browser, BrowserContext, Page } from 'playwright'
import { installToolkit } from '#tests/gate/browser/toolkit'

export const widths = [320, 375, 768, 1280]
export const HEIGHT = 800

/** An open page, and what the browser reported while it was loaded. */
export interface Visit {
  page: Page
  /** Console errors and failed scripts. */
  errors: string[]
  /** Every request with its status; 0 without an answer. */
  fetched: { url: string; status: number; bytes: number }[]
}

/** A browser tab that opens one page after the other. */
export class Tab {
  #visit?: Visit

  private constructor(
    private context: BrowserContext,
    private page: Page
  ) {}

  static async open(browser: Browser, { scripts }: { scripts: boolean }): Promise<Tab> {
    const context = await browser.newContext({
      viewport: { width: widths.at(-1)!, height: HEIGHT },
      javaScriptEnabled: scripts,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(20_000)
    await context.addInitScript(installToolkit)
    const tab = new Tab(context, await context.newPage())
    tab.#listen()
    return tab
  }

  /** Opens an address and waits until the page is complete, including its fonts. */
  async visit(url: string): Promise<Visit> {
    await this.page.setViewportSize({ width: widths.at(-1)!, height: HEIGHT })
    this.#visit = { page: this.page, errors: [], fetched: [] }
    await this.page.goto(url, { waitUntil: 'load' })
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined))
    return this.#visit
  }

  async close(): Promise<void> {
    await this.context.close()
  }

  #listen() {
    this.page.on('console', (message) => {
      if (message.type() === 'error') this.#visit?.errors.push(message.text())
    })
    this.page.on('pageerror', (error) => this.#visit?.errors.push(String(error)))
    this.page.on('requestfailed', (request) =>
      this.#visit?.fetched.push({ url: request.url(), status: 0, bytes: 0 })
    )
    this.page.on('response', (response) =>
      this.#visit?.fetched.push({
        url: response.url(),
        status: response.status(),
        bytes: Number(response.headers()['content-length'] ?? 0),
      })
    )
  }
}
