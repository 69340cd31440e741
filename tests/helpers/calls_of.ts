import type { BrowserContext, Page, Response } from 'playwright'

/** The calls made from now on, as "GET me 200". */
export function callsOf(browser: Page | BrowserContext, wanted: RegExp): string[] {
  const calls: string[] = []
  browser.on('response', (response: Response) => {
    const { pathname } = new URL(response.url())
    if (!wanted.test(pathname)) return
    const name = pathname.split('/').filter(Boolean).at(-1)
    calls.push(`${response.request().method()} ${name} ${response.status()}`)
  })
  return calls
}
