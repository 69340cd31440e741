import {
  changeSheet,
  checkSite,
  claimsOnlyWhatWasSaid,
  compose,
  fillSite,
  fingerprintOf,
  looks,
  placedPhotos,
  planMarkdown,
  renderPage,
  renderSite,
  withLikelyName,
  wordsOf,
} from 'site-designer'
import { fromJson, toJson } from '../../core/json_text.ts'
import type {
  Copy,
  DirectionId,
  FieldErrors,
  Fingerprint,
  Form,
  Outline,
  Round,
  Sheet,
  SheetChange,
  SheetPhoto,
} from 'site-designer'
import type { GrowingPage } from '#contract/api/planning'
import type { DesignRequest } from '#contract/design_request'
import type { Json } from '#core/json_text'
import type { Result } from '#core/result'

// What is done with plans. All of it grows with what the person wrote, so it is done in the designer's
// thread: the process that serves everybody stores and sends finished texts.

/** A plan as it is kept. */
export interface KeptPlan {
  sheetJson: Json<Sheet>
  outlineJson: Json<Outline>
  roundsJson: Json<Round[]>
  request: DesignRequest
}

/** Everything that a plan keeps of a sheet and an outline; the markdown is always made from them. */
interface PlanTexts extends Omit<KeptPlan, 'request'> {
  markdown: string
  name: string | null
  kind: string | null
  fingerprint: Fingerprint
}

/** A plan as it is to be kept, and its page as it would look. */
export interface DrawnPlan {
  texts: PlanTexts
  page: string
}

interface Drawing {
  sheet: Sheet
  form: Form
  rounds: Round[]
  /** A new page grows from a seed, and is unlike others; a changed one from what it was before. */
  from: { seed: string; others: Fingerprint[] } | { before: Outline }
}

export interface PlanLook {
  direction: DirectionId
  /** It is the plan's own. */
  chosen: boolean
  language: string
  html: string
}

export interface PhotoPlace {
  src: string
  place: 'main' | 'about' | 'person' | 'gallery'
  person?: string
}

export interface BuiltSite {
  html: string
  /** The plan's sheet, which is the website's from now on. */
  sheet: Json<Sheet>
  title: string
}

export const planJobs = {
  draftMarkdown(sheet: Sheet, form: Form, seed: string): string {
    return planMarkdown(sheet, compose(sheet, form, { seed, others: [] }), [])
  },

  drawPlan({ sheet, form, rounds, from }: Drawing): DrawnPlan {
    const seeds = 'before' in from ? { seed: from.before.seed, before: from.before } : from
    return drawn(sheet, compose(sheet, form, seeds), rounds)
  },

  /** What can be shown now comes in, what has become empty goes, everything else stays. */
  changePlan(plan: KeptPlan, change: SheetChange): Result<DrawnPlan, FieldErrors> {
    const changed = changeSheet(fromJson(plan.sheetJson), change, plan.request.prompt)
    return changed.ok ? { ok: true, value: recomposed(plan, changed.value) } : changed
  },

  photographPlan(plan: KeptPlan, photos: SheetPhoto[]): DrawnPlan {
    return recomposed(plan, { ...fromJson(plan.sheetJson), photos })
  },

  /** The plan in one of the three looks it is offered in; undefined for any other. */
  turnPlan(plan: KeptPlan, direction: DirectionId): DrawnPlan | undefined {
    const { sheet, outline, rounds } = opened(plan)
    const wanted = looks(sheet, outline, plan.request).find((look) => look.direction === direction)
    return wanted && drawn(sheet, wanted, rounds)
  },

  /** The three looks that a plan offers, its own among them; each says the same. */
  planLooks(plan: KeptPlan): PlanLook[] {
    const { sheet, outline } = opened(plan)
    return looks(sheet, outline, plan.request).map((look) => {
      const site = fillSite(sheet, look)
      const { direction } = look
      const chosen = direction === outline.direction
      return { direction, chosen, language: site.language, html: renderSite(site) }
    })
  },

  planPage(plan: KeptPlan): string {
    const { sheet, outline } = opened(plan)
    return renderSite(fillSite(sheet, outline))
  },

  photoPlaces(plan: KeptPlan): PhotoPlace[] {
    const { sheet, outline } = opened(plan)
    const { main, about, people, gallery } = placedPhotos(sheet, outline)
    const at = (place: PhotoPlace['place'], photo?: SheetPhoto, person?: string): PhotoPlace[] =>
      photo ? [{ src: photo.src, place, ...(person ? { person } : {}) }] : []
    return [
      ...at('main', main),
      ...at('about', about),
      ...people.flatMap((photo, index) => at('person', photo, sheet.people[index].value.name)),
      ...gallery.flatMap((photo) => at('gallery', photo)),
    ]
  },

  /** The page of an approved plan in these words, or what is wrong with it. */
  buildSite(plan: KeptPlan, copy: Copy, now: number): Result<BuiltSite, string[]> {
    const { sheet, outline } = opened(plan)
    const words = claimsOnlyWhatWasSaid(sheet, plan.request.prompt, copy)
    const site = checkSite(fillSite(sheet, outline, words))
    if (!site.ok) return site
    const html = renderPage(site.value, now)
    // Whoever approved the page has seen the name that it shows.
    const value = { html, sheet: toJson(withLikelyName(sheet)), title: site.value.business.name }
    return { ok: true, value }
  },

  /** The sections that are written, in their words, and the others as the plan has them. */
  growPage(plan: KeptPlan, written: Copy): GrowingPage {
    const { sheet, outline } = opened(plan)
    const copy = claimsOnlyWhatWasSaid(sheet, plan.request.prompt, written)
    const site = fillSite(sheet, outline, copy)
    const unwritten = Object.keys(wordsOf(site)).filter((id) => !(id in written))
    return { html: renderSite(site), unwritten }
  },
}

function opened({ sheetJson, outlineJson, roundsJson }: KeptPlan) {
  return {
    sheet: fromJson(sheetJson),
    outline: fromJson(outlineJson),
    rounds: fromJson(roundsJson),
  }
}

function recomposed({ request, outlineJson, roundsJson }: KeptPlan, sheet: Sheet): DrawnPlan {
  const before = fromJson(outlineJson)
  const outline = compose(sheet, request, { seed: before.seed, before })
  return drawn(sheet, outline, fromJson(roundsJson))
}

function drawn(sheet: Sheet, outline: Outline, rounds: Round[]): DrawnPlan {
  return {
    texts: {
      sheetJson: toJson(sheet),
      outlineJson: toJson(outline),
      roundsJson: toJson(rounds),
      markdown: planMarkdown(sheet, outline, rounds),
      name: sheet.who.name?.value ?? null,
      kind: sheet.who.kind?.value ?? null,
      fingerprint: fingerprintOf(outline),
    },
    page: renderSite(fillSite(sheet, outline)),
  }
}
