/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** Texts and controls are the same with and without scripts. */
export async function withoutScripts(withThem: Page, without: Page): Promise<Finding[]> {
  const [full, plain] = [await offered(withThem), await offered(without)]
  const missing = [...full].filter((line) => !plain.has(line))
  return findings(
    'without scripts',
    missing.slice(0, 5).map((where) => ({ where, says: 'is there only where scripts run' }))
  )
}

async function offered(page: Page): Promise<Set<string>> {
  const lines = await page.evaluate(() => {
    const words = document.body.innerText.split('\n').map((line) => line.trim())
    const links = [...document.querySelectorAll('a[href]')].map((link) =>
      link.getAttribute('href')!
    )
    return [...words, ...links].filter(Boolean)
  })
  return new Set(lines)
}
