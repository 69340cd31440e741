/// <reference lib="dom" />
import type { Baker } from '#tests/helpers/baker'

/** Where the tokens lie, by their names. */
export async function tokensOf({ page }: Baker) {
  return page.evaluate(() => {
    const names = (area: Storage) => ['access', 'refresh'].filter((name) => area.getItem(name))
    return { kept: names(localStorage), inTab: names(sessionStorage) }
  })
}

/** Time spoils tokens; this does it at once. */
export async function wearOut({ page }: Baker, names: string[]) {
  await page.evaluate((list) => {
    for (const name of list) localStorage.setItem(name, `${localStorage.getItem(name)}x`)
  }, names)
}
