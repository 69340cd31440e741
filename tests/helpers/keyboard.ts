/// <reference lib="dom" />
import type { Page } from 'playwright'
import { item } from '#tests/helpers/sheet_screen'

/** Presses Tab until the element with that name has the focus; at most once through the page. */
export async function tabsTo(page: Page, name: string | RegExp) {
  const fits = (now: string) => (typeof name === 'string' ? now === name : name.test(now))
  const seen: string[] = []
  for (let count = 0; count < 250; count++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (fits(now)) return
    seen.push(now)
  }
  throw new Error(`Tab does not come to ${name}, but to ${[...new Set(seen)].join(' | ')}`)
}

/** The accessible name of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.innerText
    return (label ?? element?.innerText ?? '').trim()
  })
}

export async function choosesByKeyboard(page: Page, name: string) {
  await item(page, name).waitFor()
  for (let count = 0; count < 30; count++) {
    if ((await focused(page)) === name) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(60)
  }
  throw new Error(`No arrow leads to ${name}; the keyboard is on “${await focused(page)}”.`)
}
