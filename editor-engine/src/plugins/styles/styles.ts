import type { Wanted } from '../../core/css/declarations.ts'
import { isAllowedProperty } from '../../core/css/properties.ts'
import { styleChanges } from '../../core/css/style_attribute.ts'
import { problemWithValue } from '../../core/css/values.ts'
import type { Plugin } from '../../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../../core/result.ts'
import { targetOf } from '../../core/target.ts'

/** Sets properties in an element's style attribute. An empty value, or null, removes the property. */
export interface SetStyle {
  readonly type: 'set_style'
  readonly element: string
  readonly property?: string
  readonly value?: string | null
  /** Several at once. */
  readonly declarations?: Readonly<Record<string, string | null>>
  /** Written with `!important`. */
  readonly important?: boolean
}

/** The options of `styles`. */
export interface StylesOptions {
  /**
   * Properties that may be set in addition to, or instead of, those that only change the appearance.
   * `position` is not one of those: with it an element could be placed over all others.
   */
  readonly allow?: (property: string, byDefault: boolean) => boolean
}

/**
 * Checks the syntax of a property name, even if `allow` contains it, so that nothing can be injected.
 */
const isName = (property: string) => /^[\w-]+$/.test(property)

/** Manual style edits: one declaration changes, the others keep their bytes. */
export function styles({ allow }: StylesOptions = {}): Plugin<SetStyle> {
  const isAllowed = (property: string) => {
    const byDefault = isAllowedProperty(property)
    return isName(property) && (allow ? allow(property, byDefault) : byDefault)
  }
  return {
    name: 'styles',
    operation: 'set_style',
    plan(page, operation) {
      const element = targetOf(page, operation.element)
      if (isRefused(element)) return element
      const wanted = wantedOf(operation, isAllowed)
      if (isRefused(wanted)) return wanted
      return { changes: styleChanges(element, wanted), keepsStructure: true }
    },
  }
}

function wantedOf(
  { property, value, declarations, important }: SetStyle,
  isAllowed: (property: string) => boolean
): Wanted | Refused {
  const asked: [string, unknown][] = []
  if (property !== undefined) asked.push([typeof property === 'string' ? property : '', value])
  if (typeof declarations === 'object' && declarations !== null) {
    asked.push(...Object.entries(declarations))
  }
  if (!asked.length) return refuse('bad_operation', 'A style needs a property and a value.')
  const wanted = new Map<string, string | null>()
  for (const [name, given] of asked) {
    const key = name.startsWith('--') ? name : name.trim().toLowerCase()
    if (!isAllowed(key)) {
      return refuse(
        'unknown_property',
        `"${name.slice(0, 60)}" is not a property that can be set here.`
      )
    }
    if (given !== null && given !== undefined && typeof given !== 'string') {
      return refuse('bad_operation', `The value of ${key} must be text.`)
    }
    const text = (given ?? '').trim()
    const problem = text && problemWithValue(key, text)
    if (problem) return refuse('bad_value', `"${text.slice(0, 80)}" ${problem}.`)
    wanted.set(key, text ? text + (important === true ? ' !important' : '') : null)
  }
  return wanted
}
