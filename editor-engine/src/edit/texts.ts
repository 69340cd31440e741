import type { Plan, Plugin, ReadonlyPage } from '../core/plugin.ts'
import { isRefused, type Refused } from '../core/result.ts'
import type { TextOperation } from './operations.ts'
import { elementsOf } from './target.ts'
import { insertComment, replaceInText, setTexts, type TextsReport } from './text_plans.ts'

/**
 * Texts and comments of any page, each where it stands: set, removed, inserted, and words found and
 * replaced. No element changes.
 */
export function texts(): Plugin<TextOperation, TextsReport> {
  return {
    name: 'texts',
    operation: ['insert_comment', 'set_texts', 'replace_in_text'],
    plan: planOfTexts,
  }
}

/** The plan of an operation of the plugin `texts()`. */
export function planOfTexts(
  page: ReadonlyPage,
  operation: TextOperation
): Plan<TextsReport> | Refused {
  if (operation.type === 'set_texts') return setTexts(page, operation)
  const isOfPage = operation.type === 'replace_in_text' && operation.at === undefined
  const targets = isOfPage ? undefined : elementsOf(page, operation.at!)
  if (isRefused(targets)) return targets
  return operation.type === 'replace_in_text'
    ? replaceInText(page, operation, targets)
    : insertComment(page, operation, targets!)
}
