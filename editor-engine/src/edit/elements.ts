import type { PageElement } from '../core/page/element.ts'
import type { Plan, Plugin, ReadonlyPage } from '../core/plugin.ts'
import { isRefused, type Refused } from '../core/result.ts'
import { changeClasses, setAttributes } from './attribute_plans.ts'
import { problemWithFragment } from './fragment.ts'
import { move, replaceText, wrap } from './html_plans.ts'
import type { ElementOperation } from './operations.ts'
import { atEach, insteadOf } from './place.ts'
import { placed } from './placement.ts'
import { elementsOf } from './target.ts'

/** What the plugin `elements()` lets through. */
export interface ElementsOptions {
  /** The operations are written by a program, so they may hold scripts and event handlers. */
  readonly isTrusted?: boolean
}

/**
 * Attributes, classes and HTML of any element. All elements that an operation does not name stay
 * where they are, and what could run code is refused.
 */
export function elements({ isTrusted = false }: ElementsOptions = {}) {
  const plans: {
    [Type in ElementOperation['type']]: (
      page: ReadonlyPage,
      operation: Extract<ElementOperation, { type: Type }>,
      targets: PageElement[]
    ) => Plan | Refused
  } = {
    set_attributes: (_page, { attributes }, targets) =>
      setAttributes(targets, attributes, isTrusted),
    change_classes: (_page, operation, targets) => changeClasses(targets, operation),
    insert_html: (page, { place, html }, targets) =>
      problemWithFragment(html) ?? placed(page, atEach(targets, place, html), isTrusted),
    replace_element: (page, { html }, targets) =>
      problemWithFragment(html) ?? placed(page, insteadOf(targets, html), isTrusted),
    replace_text: (page, { text }, targets) => replaceText(page, targets, text),
    remove_element: (page, _operation, targets) => placed(page, insteadOf(targets, ''), isTrusted),
    wrap_element: (page, { html }, targets) => wrap(page, targets, html, isTrusted),
    move_element: (page, operation, targets) => move(page, operation, targets),
  }
  return {
    name: 'elements',
    operation: Object.keys(plans) as ElementOperation['type'][],
    plan(page: ReadonlyPage, operation: ElementOperation): Plan | Refused {
      const targets = elementsOf(page, operation.at)
      if (isRefused(targets)) return targets
      return plans[operation.type](page, operation as never, targets)
    },
  } satisfies Plugin<ElementOperation>
}
