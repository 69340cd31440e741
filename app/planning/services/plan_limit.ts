import type { Allowance } from '#core/limits/limits'

/** Per person, because every plan is work for the designer and is stored until it is deleted. */
export const newPlans: Allowance[] = [
  { requests: 100, duration: '1 hour' },
  { requests: 300, duration: '1 day' },
]
