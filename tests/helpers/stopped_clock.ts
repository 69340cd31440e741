import type { Page } from 'playwright'

/** Stops the clock of a page that was opened after `page.clock.install()`. */
export async function stopClock(page: Page): Promise<void> {
  // A clock is stopped at a future time, which a busy machine must not have reached yet.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await settled(page)
}

/** Advances a stopped clock, and waits until the page has processed it. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await settled(page)
}

/** Rendering uses messages, which the stopped clock does not affect. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round++) {
      const { port1, port2 } = new MessageChannel()
      const passed = new Promise((resolve) => (port1.onmessage = resolve))
      port2.postMessage(null)
      await passed
    }
  })
}
