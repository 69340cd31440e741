import { compose, placedPhotos, type SheetPhoto } from 'site-designer'
import type { PlanImage } from '#contract/api/images'
import { imagePath } from '#contract/images'
import { ok, refused, type Result } from '#core/result'
import { imageJson, imagesOf, type Image, type ImageOwner } from '#websites/main'
import { DesignPlan } from '#planning/models/design_plan'
import { planPreviewKey } from '#planning/services/plan_preview'
import { drawnPlan } from '#planning/services/drawn_plan'
import { keepPlan } from '#planning/services/keep_plan'

/** The person may change the sheet meanwhile; this often we start again. */
const ATTEMPTS = 5

/** What the pictures of a plan belong to, as long as it is under review; null after that. */
export const photoOwner =
  (planId: string) =>
  async (trx: Parameters<typeof imagesOf>[1]): Promise<ImageOwner | null> => {
    const plan = await DesignPlan.find(planId, { client: trx })
    if (plan?.state !== 'reviewing') return null
    return { userId: plan.userId, websiteId: null, planId, previewKey: planPreviewKey(planId) }
  }

/** Brings the sheet and the page of a plan up to its pictures. */
export async function followPhotos(
  planId: string
): Promise<Result<DesignPlan, { reason: 'plan_approved' | 'plan_changed' }>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const plan = await DesignPlan.findOrFail(planId)
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })
    const images = await imagesOf({ websiteId: null, planId })
    const sheet = { ...plan.sheet, photos: images.map(photoOf) }
    const { request, outline: before, rounds } = plan
    const outline = compose(sheet, request, { seed: before.seed, before })
    const kept = await keepPlan(plan, drawnPlan(sheet, outline, rounds))
    if (kept.ok) return ok(kept.value)
  }
  return refused({ reason: 'plan_changed' })
}

function photoOf({ hash, title, alt, width, height, widths }: Image): SheetPhoto {
  const sources = widths.map((one) => ({ src: imagePath(hash, one), width: one }))
  return { src: imagePath(hash), title, alt, width, height, sources }
}

/** The pictures of a plan, each with its place on the page. */
export async function planImages({ id, sheet, outline }: DesignPlan): Promise<PlanImage[]> {
  const images = await imagesOf({ websiteId: null, planId: id })
  const { main, about, people, gallery } = placedPhotos(sheet, outline)
  return images.map((image) => {
    const path = imagePath(image.hash)
    const is = (photo: SheetPhoto | undefined) => photo?.src === path
    const person = sheet.people[people.findIndex(is)]?.value.name
    const place = is(main)
      ? 'main'
      : is(about)
        ? 'about'
        : person
          ? 'person'
          : gallery.some(is)
            ? 'gallery'
            : 'unused'
    return { ...imageJson(image, path), used: place !== 'unused', place, ...(person && { person }) }
  })
}
