import { PREVIEW_MINUTES } from '#contract/limits'

export interface FrameAddress {
  url: string
  version: number
}

/** In milliseconds: before a preview address lapses, with two minutes to spare. */
export const RENEW_AFTER = (PREVIEW_MINUTES - 2) * 60_000

/**
 * A signed address differs from one answer to the next although it leads to the same page. A
 * frame keeps the one it has until the page has changed or it is time for another.
 */
export function steadyAddress(
  kept: FrameAddress,
  fresh: FrameAddress,
  { renew }: { renew: boolean }
): FrameAddress {
  return renew || kept.version !== fresh.version ? fresh : kept
}
