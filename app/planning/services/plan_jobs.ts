import {
  changeSheet,
  checkSite,
  claimsOnlyWhatWasSaid,
  colourTold,
  compose,
  confirmed,
  fillSite,
  fingerprintOf,
  looks,
  placedPhotos,
  planMarkdown,
  renderPage,
  renderSite,
  withDesigns,
  withLikelyFacts,
  withStarter,
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

// The jobs on plans. Their time grows with the prompt, so they run in the designer's thread; the
// process stores and sends finished texts.

/** A plan in its stored form. */
export interface StoredPlan {
  sheetJson: Json<Sheet>
  outlineJson: Json<Outline>
  roundsJson: Json<Round[]>
  request: DesignRequest
}

/** The stored fields of a plan for a sheet and an outline; the markdown is always made from them. */
interface PlanTexts extends Omit<StoredPlan, 'request'> {
  markdown: string
  name: string | null
  kind: string | null
  fingerprint: Fingerprint
}

/** A plan in its stored form, and a preview of its page. */
export interface RenderedPlan {
  texts: PlanTexts
  page: string
}

interface PlanInput {
  sheet: Sheet
  form: Form
  rounds: Round[]
  /**
   * A new outline is made from a seed and differs from other sites; a changed one is made from its
   * previous version.
   */
  from: { seed: string; others: Fingerprint[] } | { before: Outline }
}

export interface PlanLook {
  direction: DirectionId
  /** Whether this is the plan's current look. */
  chosen: boolean
  language: string
  html: string
  /** What a model thought of for it. */
  idea?: { name?: string; words: string }
}

export interface PhotoPlace {
  src: string
  place: 'main' | 'about' | 'person' | 'gallery'
  person?: string
}

export interface BuiltSite {
  html: string
  /** The plan's sheet, which becomes the website's sheet. */
  sheet: Json<Sheet>
  title: string
}

export const planJobs = {
  draftMarkdown(sheet: Sheet, form: Form, seed: string): string {
    return planMarkdown(sheet, compose(sheet, form, { seed, others: [] }), [])
  },

  /** A plan with as much of its idea as there is. */
  draftWithConcept({
    sheet,
    form,
    rounds,
    outline,
  }: Omit<PlanInput, 'from'> & { outline: Outline }): string {
    const before = outline
    return planMarkdown(sheet, compose(sheet, form, { seed: before.seed, before }), rounds)
  },

  composePlan({ sheet, form, rounds, from }: PlanInput): RenderedPlan {
    const seeds = 'before' in from ? { seed: from.before.seed, before: from.before } : from
    return rendered(sheet, compose(sheet, form, seeds), rounds)
  },

  colourTold,

  /** Sections that have content now are added, empty ones are removed, everything else stays. */
  changePlan(plan: StoredPlan, change: SheetChange): Result<RenderedPlan, FieldErrors> {
    const changed = changeSheet(fromJson(plan.sheetJson), change, plan.request.prompt)
    return changed.ok ? { ok: true, value: recomposed(plan, changed.value) } : changed
  },

  setPlanPhotos(plan: StoredPlan, photos: SheetPhoto[]): RenderedPlan {
    return recomposed(plan, { ...fromJson(plan.sheetJson), photos })
  },

  /** The plan in one of its three offered looks; undefined for any other. */
  setPlanDirection(plan: StoredPlan, direction: DirectionId): RenderedPlan | undefined {
    const { sheet, outline, rounds } = opened(plan)
    const wanted = looks(sheet, outline, plan.request).find((look) => look.direction === direction)
    return wanted && rendered(sheet, wanted, rounds)
  },

  /** The three looks that a plan offers, including its own, with the same content. */
  planLooks(plan: StoredPlan): PlanLook[] {
    const { sheet, outline } = opened(plan)
    return looks(sheet, outline, plan.request).map((look) => {
      const site = fillSite(sheet, look)
      const { concept, direction } = look
      const chosen = direction === outline.direction
      const idea = concept && { name: concept.name, words: concept.idea }
      const html = renderSite(site)
      return { direction, chosen, language: site.language, html, ...(idea ? { idea } : {}) }
    })
  },

  planPage(plan: StoredPlan): string {
    const { sheet, outline } = opened(plan)
    return renderSite(fillSite(sheet, outline))
  },

  photoPlaces(plan: StoredPlan): PhotoPlace[] {
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

  /** The page of an approved plan with these texts, or why it cannot be made. */
  buildSite(plan: StoredPlan, copy: Copy, now: number): Result<BuiltSite, string[]> {
    const { sheet, outline } = opened(plan)
    const words = claimsOnlyWhatWasSaid(sheet, plan.request.prompt, copy)
    const site = checkSite(withDesigns(sheet, outline, plan.request.prompt, words))
    if (!site.ok) return site
    const html = renderPage(site.value, now)
    // The person who approved the page has seen on it what was assumed, and the sentences of ours.
    const known = withStarter(confirmed(withLikelyFacts(sheet)))
    const value = { html, sheet: toJson(known), title: site.value.business.name }
    return { ok: true, value }
  },

  /** Written sections with their texts, the others as in the plan. */
  pageSoFar(plan: StoredPlan, written: Copy): GrowingPage {
    const { sheet, outline } = opened(plan)
    const copy = claimsOnlyWhatWasSaid(sheet, plan.request.prompt, written)
    const site = withDesigns(sheet, outline, plan.request.prompt, copy)
    const shown = Object.keys(wordsOf(site)).filter((id) => !site.held?.includes(id))
    const unwritten = shown.filter((id) => !(id in written))
    const designed = Object.keys(site.designed ?? {}).map((id) => ({
      id,
      round: copy[id]?.design?.isRepaired ? 2 : 1,
    }))
    return { html: renderSite(site), unwritten, designed }
  },
}

function opened({ sheetJson, outlineJson, roundsJson }: StoredPlan) {
  return {
    sheet: fromJson(sheetJson),
    outline: fromJson(outlineJson),
    rounds: fromJson(roundsJson),
  }
}

function recomposed({ request, outlineJson, roundsJson }: StoredPlan, sheet: Sheet): RenderedPlan {
  const before = fromJson(outlineJson)
  const outline = compose(sheet, request, { seed: before.seed, before })
  return rendered(sheet, outline, fromJson(roundsJson))
}

function rendered(told: Sheet, outline: Outline, rounds: Round[]): RenderedPlan {
  const sheet = withStarter(told)
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
