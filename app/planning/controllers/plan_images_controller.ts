import type { HttpContext } from '@adonisjs/core/http'
import { spend } from '#core/limits/limits'
import {
  AddImage,
  answerUpload,
  ChangeImage,
  DeleteImage,
  imageChanges,
  receiveUpload,
  uploads,
} from '#websites/main'
import { answerUnchanged } from '#planning/controllers/problems'
import { ownedPlan } from '#planning/services/owned_plan'
import { followPhotos, photoOwner, planImages } from '#planning/services/plan_photos'

const NOT_CHANGED = 'Something went wrong while changing your photos. Please try again.'

const APPROVED = { reason: 'plan_approved' } as const

/** The pictures of a plan: the page shows them at once. */
export default class PlanImagesController {
  async index({ auth, params, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    return response.ok(await planImages(plan))
  }

  async store(context: HttpContext) {
    const { auth, params, response } = context
    const user = auth.getUserOrFail()
    const plan = await ownedPlan(user, params.planId)
    await spend('upload', user.id, uploads)
    const upload = await receiveUpload(context)
    if (!upload.ok) return answerUpload(response, upload.error)
    try {
      const added = await new AddImage().handle(upload.value, photoOwner(plan.id), user.id)
      if (!added.ok) return answerUpload(response, added.error)
    } finally {
      await upload.value.drop()
    }
    return answerFollowed(response, plan.id, 201)
  }

  async update({ auth, params, request, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    const change = await request.validateUsing(imageChanges)
    if (plan.state !== 'reviewing') return answerUnchanged(response, APPROVED, NOT_CHANGED)
    await new ChangeImage().handle(ownerOf(plan.id), params.planImageId, change)
    return answerFollowed(response, plan.id)
  }

  async destroy({ auth, params, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    if (plan.state !== 'reviewing') return answerUnchanged(response, APPROVED, NOT_CHANGED)
    await new DeleteImage().handle(ownerOf(plan.id), params.planImageId)
    return answerFollowed(response, plan.id)
  }
}

const ownerOf = (planId: string) => ({ websiteId: null, planId })

async function answerFollowed(response: HttpContext['response'], planId: string, status = 200) {
  const followed = await followPhotos(planId)
  if (!followed.ok) return answerUnchanged(response, followed.error, NOT_CHANGED)
  return response.status(status).json({ images: await planImages(followed.value) })
}
