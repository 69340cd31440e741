/// <reference lib="dom" />
import type { Baker } from '#tests/helpers/baker'

/** The storage keys of the tokens. */
export async function tokensOf({ page }: Baker) {
  return page.evaluate(() => {
    const names = (area: Storage) => ['access', 'refresh'].filter((name) => area.getItem(name))
    return { kept: names(localStorage), inTab: names(sessionStorage) }
  })
}

/** Makes a token invalid, as its expiry would. */
export async function invalidateTokens({ page }: Baker, names: string[]) {
  await page.evaluate((list) => {
    for (const name of list) localStorage.setItem(name, `${localStorage.getItem(name)}x`)
  }, names)
}
