import type { HttpContext } from '@adonisjs/core/http'
import { untilGone } from '#core/http/until_gone'
import { spend } from '#core/limits/limits'
import { currentPictureModel, modelProblem } from '#core/model/main'
import { NotFound } from '#core/not_found'
import { problem } from '#core/problem'
import { MakePicture, type MakePictureFailure } from '#websites/actions/make_picture'
import { websiteImages } from '#websites/images/owner'
import { madePictures } from '#websites/photos/photo_limits'
import { currentHtml } from '#websites/services/current_texts'
import { imageLimitProblem } from '#websites/services/no_room'
import { ownedWebsite } from '#websites/services/owned_website'
import { imageJson } from '#websites/transformers/image_json'
import { pictureWords } from '#websites/validators/photos'

const UNUSABLE = problem('picture_unusable', 'The AI made no picture that can be used. Try again.')

/** Pictures that a model makes for a website. */
export default class MadePicturesController {
  async store({ auth, params, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const website = await ownedWebsite(user, params.id)
    const { words } = await request.validateUsing(pictureWords)
    const model = currentPictureModel()
    if (!model) throw new NotFound('call')
    await spend('made picture', user.id, madePictures)
    const { left: signal, answered } = untilGone(response)
    const wanted = { words, userId: user.id, signal }
    const made = await answered(new MakePicture().handle(model, wanted, websiteImages(website.id)))
    if (!made) return
    if (!made.ok) return answerFailure(response, made.error)
    return response.created(imageJson(made.value, await currentHtml(website)))
  }
}

function answerFailure(response: HttpContext['response'], failure: MakePictureFailure) {
  const { reason } = failure
  switch (reason) {
    case 'model_failed': {
      const { status, body, retryAfterSeconds } = modelProblem(failure.cause)
      if (retryAfterSeconds !== undefined) response.header('retry-after', String(retryAfterSeconds))
      return response.status(status).send(body)
    }
    case 'not_an_image':
    case 'unreadable':
    case 'too_many_pixels':
    case 'animation_too_long':
      return response.badGateway(UNUSABLE)
    case 'image_limit':
      return response.forbidden(imageLimitProblem)
    case 'gone':
      throw new NotFound('website')
    default:
      return reason satisfies never
  }
}
