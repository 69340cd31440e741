import { setMeta } from '#designer/instructions/actions/texts'
import { changeHeadPictures, type HeadPicture } from '#designer/instructions/by_hand/head_pictures'
import { editByHand } from '#designer/instructions/by_hand/edit_by_hand'
import { whole } from '#designer/instructions/edit_page'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { ok, refused, type Result } from '#designer/result'

/** What search engines, browsers' tabs and shared links show of a page. */
export interface PageDetails {
  title?: string
  description?: string
  /** Shown in browsers' tabs; null brings back the drawn one. */
  icon?: HeadPicture | null
  /** Shown where the address is shared; null takes it away. */
  picture?: HeadPicture | null
}

/** The page with other details, wherever its head repeats them. */
export function changeDetails(
  html: string,
  details: PageDetails,
  now: number
): Result<string, { why: string }> {
  let page = html
  for (const name of ['title', 'description'] as const) {
    const text = details[name]
    if (text === undefined) continue
    const edit = editByHand(new PageReading(page))
    const outcome = setMeta(edit, name, { text, isQuoted: true, words: [text] })
    const made = whole(edit, outcome, now)
    if (made.is === 'done') page = made.html
    else if (made.is === 'impossible' && !made.isFinal) return refused({ why: made.why })
  }
  return ok(changeHeadPictures(page, details))
}
