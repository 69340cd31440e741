import type { Page, Route } from 'playwright'

/** Lets a call wait for its answer, until what this gives back is called. */
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
