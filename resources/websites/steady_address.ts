import { PREVIEW_MINUTES } from '#contract/limits'

export interface FrameAddress {
  url: string
  version: number
}

/** In milliseconds: two minutes before a preview address expires. */
export const RENEW_AFTER = (PREVIEW_MINUTES - 2) * 60_000

/**
 * Each answer has another signed address for the same page. A frame keeps its address until the page has
 * changed or the address expires.
 */
export function steadyAddress(
  kept: FrameAddress,
  fresh: FrameAddress,
  { renew }: { renew: boolean }
): FrameAddress {
  return renew || kept.version !== fresh.version ? fresh : kept
}
