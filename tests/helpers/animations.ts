/// <reference lib="dom" />
import type { Page } from 'playwright'

/** Waits for all animations that have an end, because what fades in has only a part of its contrast. */
export async function animationsToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
