import {
  chance,
  changeSheet,
  commandsFor,
  directions,
  edit,
  lookOf,
  restyled,
  updatePage,
} from 'site-designer'
import { fromJson, toJson } from '../../core/json_text.ts'
import type { DirectionId, FieldErrors, Language, Sheet, SheetChange } from 'site-designer'
import type { Json } from '#core/json_text'
import type { Result } from '#core/result'

const OFFERED = 3

interface OtherDirection {
  direction: DirectionId
  language: Language
  html: string
}

/** A page and the sheet that it was made from, changed together. */
export interface ChangedSite {
  html: string
  sheet: Json<Sheet>
  /** What was changed on the page, in words for a person. */
  changed: string[]
  /** What the person wrote by hand and therefore stays, or has no place on the page. */
  leftAlone: string[]
}

/** What the designer does with pages of websites. */
export const websiteJobs = {
  edit,
  commandsFor,
  restyled,

  changeSite(
    { html, sheet, prompt }: { html: string; sheet: Json<Sheet>; prompt: string },
    change: SheetChange
  ): Result<ChangedSite, FieldErrors> {
    const before = fromJson(sheet)
    const after = changeSheet(before, change, prompt)
    if (!after.ok) return after
    const page = updatePage(html, before, after.value)
    const { changed, leftAlone } = page
    const value = { html: page.html, sheet: toJson(after.value), changed, leftAlone }
    return { ok: true, value }
  },

  /**
   * The page in three directions that it does not wear, the same three while it wears this one;
   * undefined for a page that is not ours.
   */
  otherDirections(html: string, seed: string): OtherDirection[] | undefined {
    const now = lookOf(html)
    if (!now) return undefined
    return chance(`${seed}/${now.direction}`, 'other directions')
      .shuffle(directions.filter((direction) => direction !== now.direction))
      .slice(0, OFFERED)
      .map((direction) => ({
        direction,
        language: now.language,
        html: restyled(html, { direction })!,
      }))
  },
}
