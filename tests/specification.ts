import { calls } from './specification/calls.js'
import type { Entry } from './specification/entry.js'
import { errors } from './specification/errors.js'
import { rules } from './specification/rules.js'
import { screens } from './specification/screens.js'

/** Everything that the specification quotes, fixes, calls or names, as data. */
export const specification: Entry[] = [...screens, ...rules, ...calls, ...errors]
