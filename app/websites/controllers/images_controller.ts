import type { HttpContext } from '@adonisjs/core/http'
import { spend } from '#core/limits/limits'
import { AddImage } from '#websites/actions/add_image'
import { ChangeImage, DeleteImage } from '#websites/actions/change_image'
import { imagesOf, ownerOf, websiteImages } from '#websites/images/owner'
import { receiveUpload } from '#websites/images/receive_upload'
import { uploads } from '#websites/images/upload_limit'
import { answerUpload } from '#websites/images/upload_problem'
import { currentHtml } from '#websites/services/current_texts'
import { ownedWebsite } from '#websites/services/owned_website'
import { imageJson } from '#websites/transformers/image_json'
import { imageChanges } from '#websites/validators/images'

/** The pictures of a website. */
export default class ImagesController {
  async index({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const html = await currentHtml(website)
    const images = await imagesOf(ownerOf(website))
    return response.ok(images.reverse().map((image) => imageJson(image, html)))
  }

  async store(context: HttpContext) {
    const { auth, params, response } = context
    const user = auth.getUserOrFail()
    const website = await ownedWebsite(user, params.id)
    await spend('upload', user.id, uploads)
    const upload = await receiveUpload(context)
    if (!upload.ok) return answerUpload(response, upload.error)
    try {
      const { value } = upload
      const added = await new AddImage().handle(value, websiteImages(website.id), user.id)
      if (!added.ok) return answerUpload(response, added.error)
      return response.created(imageJson(added.value, await currentHtml(website)))
    } finally {
      await upload.value.drop()
    }
  }

  async update({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const change = await request.validateUsing(imageChanges)
    const image = await new ChangeImage().handle(ownerOf(website), params.imageId, change)
    return response.ok(imageJson(image, await currentHtml(website)))
  }

  async destroy({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    await new DeleteImage().handle(ownerOf(website), params.imageId)
    return response.noContent()
  }
}
