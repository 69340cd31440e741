import {
  changeDetails,
  changeSection,
  followPage,
  sectionPreview,
  sectionsOn,
  type SectionEdit,
  type SectionKind,
  type Sheet,
} from 'site-designer'
import { fromJson, toJson, type Json } from '#core/json_text'
import { applyDesignerEdit } from '#editor/services/apply_designer_edit'
import { filesNamedIn, withFilesMoved } from '#editor/services/page_addresses'
import { afterDoctype, edited, importable, savable } from '#editor/services/page_engine'
import { pageDifference } from '#editor/services/page_difference'

export interface FollowedPage {
  html: string
  /** The sheet, if it changed. */
  sheet?: Json<Sheet>
  /** Facts that were changed in other places of the page as well, in words for the person. */
  changed: string[]
}

/** The sheet of facts that is stored with a page, if there is one. */
interface Stored {
  sheet?: Json<Sheet>
}

/** The editor's jobs on pages. */
export const pageJobs = {
  afterDoctype,
  applyDesignerEdit,
  changeDetails,
  edited,
  filesNamedIn,

  /** The page and its sheet after a person has changed the page. */
  followed(before: string, html: string, sheet: Json<Sheet>): FollowedPage {
    const stored = fromJson(sheet)
    const followed = followPage(stored, before, html)
    if (followed.sheet === stored) return { html, changed: [] }
    return { html: followed.html, sheet: toJson(followed.sheet), changed: followed.changed }
  },

  importable,
  pageDifference,
  savable,
  sectionsOn,
  withFilesMoved,

  /** A new section shows what the stored sheet has for it. */
  changeSection: (html: string, change: SectionEdit, { now, sheet }: Stored & { now: number }) =>
    changeSection(html, change, { now, sheet: sheet && fromJson(sheet) }),

  sectionPreview: (html: string, kind: SectionKind, { sheet }: Stored) =>
    sectionPreview(html, kind, sheet && fromJson(sheet)),
}
