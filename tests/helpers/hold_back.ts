import type { Page, Route } from 'playwright'

/** Delays the answer to a call until the returned function is called. */
export async function holdBack(
  page: Page,
  calls: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue()
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(calls, async (route) => {
    await held
    await answer(route)
  })
  return letGo
}
