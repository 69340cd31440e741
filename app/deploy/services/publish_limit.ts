import type { Allowance } from '#core/limits/limits'

/** Of one person: what is published lies on the disk for an hour at least. */
export const publishes: Allowance[] = [{ requests: 120, duration: '1 hour' }]
