/// <reference lib="dom" />
import type { Locator, Page } from 'playwright'
import { eventually } from '#tests/helpers/eventually'

export const sheet = (page: Page) => page.getByRole('group', { name: 'What we know about you' })
export const field = (page: Page, label: string) => sheet(page).getByLabel(label, { exact: true })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const livePage = (page: Page) => page.frameLocator('iframe[title="Your page as it will look"]')
export const question = (page: Page) => page.getByRole('heading', { name: 'What is it called?' })

export const saved = (page: Page) => page.locator('[data-saving="saved"]').waitFor()

/** The whole form is closed at first. */
export async function opensDetails(page: Page) {
  const line = sheet(page).locator('summary', { hasText: 'All details' })
  await line.waitFor()
  if (!(await line.evaluate((it) => it.parentElement!.hasAttribute('open')))) await line.click()
  await sheet(page).getByRole('region', { name: 'What you wrote' }).waitFor()
}

export async function pageSays(page: Page, words: readonly string[]) {
  const body = livePage(page).locator('body')
  for (const text of words) {
    const isSaid = async () => (await body.innerText()).toLowerCase().includes(text.toLowerCase())
    await eventually(isSaid).catch(async () => {
      throw new Error(`The page does not say “${text}”:\n${await body.innerText()}`)
    })
  }
}

/** Whether it is visible at any scroll position. */
export async function staysInReach(button: Locator) {
  const page = button.page()
  for (const end of [0, 100_000, 0]) {
    await page.evaluate((top) => scrollTo(0, top), end)
    const box = (await button.boundingBox())!
    const { height } = page.viewportSize()!
    if (box.y < 0 || box.y + box.height > height) throw new Error('Approve is out of reach.')
  }
}
