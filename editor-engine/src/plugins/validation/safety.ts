import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic } from '../../core/plugin.ts'
import { unsafeUrls } from '../../core/safety/safety.ts'
import { named } from './document.ts'

/** Addresses that a browser would run. */
export function* checkSafety(elements: readonly PageElement[]): Generator<Diagnostic> {
  for (const element of elements) {
    for (const { rule, message, value } of unsafeUrls(element)) {
      const { from, to } = element.startTag
      yield { rule, severity: 'error', message, subject: value, from, to, ...named(element) }
    }
  }
}
