import type { SheetPhoto } from 'site-designer'
import type { PlanImage } from '#contract/api/images'
import { imagePath } from '#contract/images'
import { ok, refused, type Result } from '#core/result'
import { imageJson, imagesOf, type Image, type ImageOwner } from '#websites/main'
import { design } from '#planning/designers/designer_threads'
import { DesignPlan } from '#planning/models/design_plan'
import { planPreviewKey } from '#planning/services/plan_preview'
import { storePlan, storedPlan } from '#planning/services/store_plan'

/** How often we start again because the person changed the sheet meanwhile. */
const ATTEMPTS = 5

/** The owner of a plan's pictures while it is under review; null after that. */
export const photoOwner =
  (planId: string) =>
  async (trx: Parameters<typeof imagesOf>[1]): Promise<ImageOwner | null> => {
    const plan = await DesignPlan.find(planId, { client: trx })
    if (plan?.state !== 'reviewing') return null
    return { userId: plan.userId, websiteId: null, planId, previewKey: planPreviewKey(planId) }
  }

/** Updates the sheet and the page of a plan to its current pictures. */
export async function followPhotos(
  planId: string
): Promise<Result<DesignPlan, { reason: 'plan_approved' | 'plan_changed' }>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const plan = await DesignPlan.findOrFail(planId)
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })
    const images = await imagesOf({ websiteId: null, planId })
    const drawn = await design('setPlanPhotos', storedPlan(plan), images.map(photoOf))
    const kept = await storePlan(plan, drawn)
    if (kept.ok) return ok(kept.value.plan)
  }
  return refused({ reason: 'plan_changed' })
}

function photoOf({ hash, title, alt, width, height, widths }: Image): SheetPhoto {
  const sources = widths.map((one) => ({ src: imagePath(hash, one), width: one }))
  return { src: imagePath(hash), title, alt, width, height, sources }
}

/** The pictures of a plan, each with its place on the page. */
export async function planImages(plan: DesignPlan): Promise<PlanImage[]> {
  const images = await imagesOf({ websiteId: null, planId: plan.id })
  if (images.length === 0) return []
  const places = await design('photoPlaces', storedPlan(plan))
  return images.map((image) => {
    const path = imagePath(image.hash)
    const found = places.find(({ src }) => src === path)
    const { place = 'unused' as const, person } = found ?? {}
    return {
      ...imageJson(image, path),
      used: found !== undefined,
      place,
      ...(person && { person }),
    }
  })
}
