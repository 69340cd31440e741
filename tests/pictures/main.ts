import { mkdir } from 'node:fs/promises'
import { Baker } from '#tests/helpers/baker'
import { atRest, openBrowser, visitor } from '#tests/helpers/browser'
import { startProduct } from '#tests/helpers/product'
import { findChromium } from '../../bin/chromium.mjs'

// Takes the screenshots of the README from the running product.
process.env.CHROMIUM_PATH ||= findChromium() ?? ''
await mkdir('docs/pictures', { recursive: true })

const product = await startProduct()
const browser = await openBrowser()
try {
  const { page } = await visitor(browser)
  await new Baker(page, product).hasAWebsite()
  await page.getByRole('link', { name: 'Edit' }).click()
  const heading = page.frameLocator('iframe').locator('h1')
  await heading.click()
  await page.getByRole('button', { name: 'Edit Text' }).waitFor()
  await atRest(page)
  await page.screenshot({ path: 'docs/pictures/editor.png' })
} finally {
  await browser.close()
  await product.stop()
}
