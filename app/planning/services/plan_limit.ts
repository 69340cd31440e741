import type { Allowance } from '#core/limits/limits'

/** Of one person: every plan is work for the designer, and is kept until it is deleted. */
export const newPlans: Allowance[] = [
  { requests: 100, duration: '1 hour' },
  { requests: 300, duration: '1 day' },
]
