import type { Allowance } from '#core/limits/limits'

/** Per person: an import can be a hundred pictures to decode, and each website takes space. */
export const newWebsites: Allowance[] = [
  { requests: 20, duration: '10 minutes' },
  { requests: 200, duration: '1 day' },
]
