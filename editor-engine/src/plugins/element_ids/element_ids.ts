import { isMoment, tagChanges, untagChanges } from '../../core/ids/element_ids.ts'
import type { Plugin } from '../../core/plugin.ts'
import { refuse } from '../../core/result.ts'

/**
 * Gives every element of the body an id, the `<body>` too where the page writes it, for its background
 * and its font are edited like any other element's. `now` is the clock, in milliseconds.
 */
export interface Tag {
  readonly type: 'tag'
  readonly now: number
}

/** Takes every element id away. */
export interface Untag {
  readonly type: 'untag'
}

/** Element ids, kept in the text as `data-element-id`. */
export function elementIds(): Plugin<Tag | Untag> {
  return {
    name: 'element-ids',
    operation: ['tag', 'untag'],
    plan(page, operation) {
      if (operation.type === 'untag') return { changes: untagChanges(page), keepsStructure: true }
      if (!isMoment(operation.now)) {
        return refuse('bad_operation', 'Tagging needs the time, in milliseconds, as `now`.')
      }
      return { changes: tagChanges(page, operation.now), keepsStructure: true }
    },
  }
}
