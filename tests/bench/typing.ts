/// <reference lib="dom" />
import type { Figure } from '#tests/bench/figure'
import { median } from '#tests/bench/figure'
import { Account } from '#tests/helpers/account'
import { Baker } from '#tests/helpers/baker'
import { openBrowser, visitor } from '#tests/helpers/browser'
import { startProduct } from '#tests/helpers/product'
import { field, opensDetails, press, saved } from '#tests/helpers/sheet_screen'

const NAMES = ['Kiln Lane', 'Slip and Salt', 'Copper Red', 'Ash Glaze', 'Bell Studio', 'Clay Yard']

/** The time from typing in a field of the sheet until the page beside it shows it, in a real browser. */
export async function typing(): Promise<Figure> {
  const product = await startProduct({ env: { RATE_LIMITS: 'off' } })
  const browser = await openBrowser()
  try {
    const { page } = await visitor(browser)
    const baker = new Baker(page, product)
    const account = await Account.open(product, baker.email)
    await account.isIn(page.context())
    await baker.describes('Pottery studio Wildfire Clay in Bristol. Call 0117 496 0123.')
    await opensDetails(page)
    await press(page, 'Wildfire Clay').click()
    const times: number[] = []
    for (const name of NAMES) {
      await saved(page)
      const shown = page.evaluate(timeUntilShown, name)
      await field(page, 'Name').first().fill(name)
      times.push(await shown)
    }
    const measured = Math.round(median(times))
    return { name: 'typing until the page shows it', unit: 'ms', measured, bound: 300 }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Milliseconds from the next keystroke until the page shows these words. */
function timeUntilShown(words: string): Promise<number> {
  // The frame may be loaded again at any time; some looks write names in capitals.
  const pageText = () =>
    document
      .querySelector<HTMLIFrameElement>('iframe[title^="Your page as it will"]')
      ?.contentDocument?.body?.innerText.toLowerCase()
  return new Promise((resolve) => {
    addEventListener(
      'input',
      () => {
        const start = performance.now()
        const check = () => {
          if (pageText()?.includes(words.toLowerCase())) resolve(performance.now() - start)
          else requestAnimationFrame(check)
        }
        check()
      },
      { once: true, capture: true }
    )
  })
}
