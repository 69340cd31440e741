import type { Allowance } from '#core/limits/limits'

/** How many pictures a person may send. */
export const uploads: Allowance[] = [{ requests: 30, duration: '1 minute' }]
