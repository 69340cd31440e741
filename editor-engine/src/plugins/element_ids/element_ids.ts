import { isMoment, tagChanges, untagChanges } from '../../core/ids/element_ids.ts'
import type { Plugin } from '../../core/plugin.ts'
import { refuse } from '../../core/result.ts'

/**
 * Adds an id to every element of the body, and to the `<body>` tag if the page has one, because its
 * background and its font are edited like those of other elements. `now` is the clock, in milliseconds.
 */
export interface Tag {
  readonly type: 'tag'
  readonly now: number
}

/** Removes all element ids. */
export interface Untag {
  readonly type: 'untag'
}

/** Element ids, stored in the text as `data-element-id`. */
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
