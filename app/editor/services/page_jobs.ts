import {
  changeDetails,
  changeSection,
  followPage,
  sectionPreview,
  sectionsOn,
  type Sheet,
} from 'site-designer'
import { fromJson, toJson, type Json } from '#core/json_text'
import { applyDesignerEdit } from '#editor/services/apply_designer_edit'
import { afterDoctype, edited, savable } from '#editor/services/page_engine'
import { pageDifference } from '#editor/services/page_difference'

export interface FollowedPage {
  html: string
  /** The sheet, if it changed. */
  sheet?: Json<Sheet>
  /** Facts that were changed in other places of the page as well, in words for the person. */
  changed: string[]
}

/** The editor's jobs on pages. */
export const pageJobs = {
  afterDoctype,
  applyDesignerEdit,
  changeDetails,
  changeSection,
  edited,

  /** The page and its sheet after a person has changed the page. */
  followed(before: string, html: string, sheet: Json<Sheet>): FollowedPage {
    const stored = fromJson(sheet)
    const followed = followPage(stored, before, html)
    if (followed.sheet === stored) return { html, changed: [] }
    return { html: followed.html, sheet: toJson(followed.sheet), changed: followed.changed }
  },

  pageDifference,
  savable,
  sectionPreview,
  sectionsOn,
}
