import type { Allowance } from '#core/limits/limits'

/** Per person, because a published release stays on the disk for an hour at least. */
export const publishes: Allowance[] = [{ requests: 120, duration: '1 hour' }]
