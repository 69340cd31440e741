import type { Allowance } from '#core/limits/limits'

/** The number of pictures that a person may upload. */
export const uploads: Allowance[] = [{ requests: 30, duration: '1 minute' }]
