export interface FrameAddress {
  url: string
  version: number
}

/** Preview addresses are good for ten minutes; they are renewed with some to spare. */
export const RENEW_AFTER = 8 * 60_000

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
