import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'
import { unsafeUrls } from '../../core/safety/safety.ts'
import { named } from './document.ts'

/** Addresses that a browser would run. */
export function* checkSafety(page: ReadonlyPage): Generator<Diagnostic> {
  for (const element of page.elements()) {
    for (const { rule, message } of unsafeUrls(element)) {
      const { from, to } = element.startTag
      yield { rule, severity: 'error', message, from, to, ...named(element) }
    }
  }
}
