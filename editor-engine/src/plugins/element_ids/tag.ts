import { ChangeSet, splice } from '../../core/changes/change_set.ts'
import { Page } from '../../core/page/page.ts'
import { tagChanges, untagChanges } from '../../core/ids/element_ids.ts'

/** `html` with an id on every element of its body; `now` is the clock, in milliseconds. */
export function tag(html: string, { now }: { now: number }): string {
  return splice(html, tagChanges(Page.open(html), now))
}

/** `html` without element ids: the same bytes as before tagging. */
export function untag(html: string): string {
  return splice(html, untagChanges(Page.open(html)))
}

/** As `tag`, with its changes: they map offsets of the original page to those of the tagged one. */
export function tagWithChanges(
  html: string,
  { now }: { now: number }
): { text: string; changes: ChangeSet } {
  const page = Page.open(html)
  const changes = ChangeSet.of(tagChanges(page, now), html.length)
  return { text: changes.apply(html), changes }
}
