import {
  chance,
  changeSheet,
  commandsFor,
  directions,
  edit,
  lookOf,
  restyled,
  updatePage,
  withStarter,
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

/** A page and its sheet, changed together. */
export interface ChangedSite {
  html: string
  sheet: Json<Sheet>
  /** The changes on the page, in words for a person. */
  changed: string[]
  /**
   * Parts that the person wrote by hand and that therefore stay, or facts without a place on the page.
   */
  leftAlone: string[]
}

/** The designer's jobs on websites' pages. */
export const websiteJobs = {
  edit,
  commandsFor,

  /**
   * The look of a page, and the page in another look; undefined for a page that our renderer did not
   * make.
   */
  previewLook(html: string, wish: Parameters<typeof restyled>[1]) {
    const current = lookOf(html)
    return current && { current, html: restyled(html, wish) ?? html }
  },

  changeSite(
    { html, sheet, prompt }: { html: string; sheet: Json<Sheet>; prompt: string },
    change: SheetChange
  ): Result<ChangedSite, FieldErrors> {
    const before = fromJson(sheet)
    const after = changeSheet(before, change, prompt)
    if (!after.ok) return after
    const page = updatePage(html, before, after.value)
    const { changed, leftAlone } = page
    const value = { html: page.html, sheet: toJson(asShown(after.value)), changed, leftAlone }
    return { ok: true, value }
  },

  /**
   * The page in three other directions, always the same three for its current direction; undefined for
   * a page that our renderer did not make.
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

/** With what is ready for its kind now; pages of before there were starters do not show it. */
function asShown(sheet: Sheet): Sheet {
  return sheet.steps || sheet.questions ? withStarter(sheet) : sheet
}
