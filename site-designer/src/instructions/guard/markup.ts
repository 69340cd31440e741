import type { EditRequest } from '#designer/instructions/edit'
import type { Finding } from '#designer/instructions/guard/finding'
import { textsOn } from '#designer/instructions/guard/said_texts'
import type { PageReading } from '#designer/live_page/reading/page_reading'

const MARKUP = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/gi

/** Source that visitors would read: a tag or a character reference that was escaped once too often. */
export function markupIn(
  before: PageReading,
  after: PageReading,
  { instruction }: EditRequest
): Finding[] {
  const known = new Set(textsOn(before).flatMap((text) => text.match(MARKUP) ?? []))
  return textsOn(after)
    .flatMap((text) => text.match(MARKUP) ?? [])
    .filter((what) => !known.has(what) && !instruction.includes(what))
    .map((what) => ({ is: 'markup', what }))
}
