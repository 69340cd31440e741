import type { Allowance } from '#core/limits/limits'

/** What one person may search for, so that the others are answered too. */
export const photoSearches: Allowance[] = [
  { requests: 20, duration: '1 minute' },
  { requests: 200, duration: '1 day' },
]

/** How many pictures a person may have made; each costs the operator money. */
export const madePictures: Allowance[] = [
  { requests: 3, duration: '1 minute' },
  { requests: 30, duration: '1 day' },
]
