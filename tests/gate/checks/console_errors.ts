import type { Visit } from '#tests/gate/browser/tab'
import { type Finding, findings } from '#tests/gate/finding'

/** The browser reports no errors. */
export function consoleErrors({ errors }: Visit): Finding[] {
  return findings(
    'console errors',
    errors.map((error) => ({ where: 'console', says: error }))
  )
}
