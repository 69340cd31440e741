import { accounts } from './specification/accounts.js'
import { billing } from './specification/billing.js'
import { calls } from './specification/calls.js'
import type { Entry } from './specification/entry.js'
import { errors } from './specification/errors.js'
import { rules } from './specification/rules.js'
import { screens } from './specification/screens.js'

/** Everything that the specification quotes, fixes, calls or names, as data. */
export const specification: Entry[] = [
  ...accounts,
  ...billing,
  ...screens,
  ...rules,
  ...calls,
  ...errors,
]
