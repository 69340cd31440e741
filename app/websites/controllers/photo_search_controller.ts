import type { HttpContext } from '@adonisjs/core/http'
import type * as api from '#contract/api/photos'
import { spend } from '#core/limits/limits'
import { NotFound } from '#core/not_found'
import { problem } from '#core/problem'
import { ChoosePhoto, type ChoosePhotoFailure } from '#websites/actions/choose_photo'
import { websiteImages } from '#websites/images/owner'
import { uploads } from '#websites/images/upload_limit'
import { imageLimitProblem } from '#websites/services/no_room'
import { photoSearches } from '#websites/photos/photo_limits'
import { noteFailure, searchPhotos } from '#websites/photos/search_photos'
import { photoSource, photoSources } from '#websites/photos/sources'
import { isOurAddress, thumbnailOf } from '#websites/photos/thumbnails'
import { currentHtml } from '#websites/services/current_texts'
import { ownedWebsite } from '#websites/services/owned_website'
import { imageJson } from '#websites/transformers/image_json'
import { photoJson } from '#websites/transformers/photo_json'
import { photoChoice, photoSearch, thumbnailQuery } from '#websites/validators/photos'

const NO_ANSWER = problem(
  'photo_search_silent',
  'Photo search does not answer now. Try again later.'
)
const GONE = problem('photo_gone', 'This photo is no longer there. Choose another one.')
const UNUSABLE = problem('photo_unusable', 'This photo cannot be used here. Choose another one.')

/** Photos of other people, for the pictures of a website. */
export default class PhotoSearchController {
  async index({ auth, params, request, response }: HttpContext) {
    const sources = photoSources()
    const user = auth.getUserOrFail()
    const { id } = await ownedWebsite(user, params.id)
    const { q: words, page } = await photoSearch.validate(request.qs())
    await spend('photo search', user.id, photoSearches)
    const found = await searchPhotos(sources, { words, page })
    if (!found.ok) return response.serviceUnavailable(NO_ANSWER)
    const { photos, hasMore } = found.value
    return response.ok({
      photos: photos.map((photo) => photoJson(id, photo)),
      next_page: hasMore ? page + 1 : null,
    } satisfies api.FoundPhotos)
  }

  /** Anybody with the address gets it: an `img` sends no token. */
  async thumbnail({ params, request, response }: HttpContext) {
    const [failure, asked] = await thumbnailQuery.tryValidate(request.qs())
    if (failure || !isOurAddress(params.id, asked, asked.signature)) throw new NotFound('picture')
    const source = photoSource(asked.source)
    if (!source) throw new NotFound('picture')
    const picture = await thumbnailOf(source, asked.address).catch(noteFailure)
    if (!picture) return response.serviceUnavailable(NO_ANSWER)
    response.header('content-type', picture.type)
    response.header('cache-control', 'private, max-age=3600')
    response.header('content-security-policy', "default-src 'none'; sandbox")
    return response.send(picture.bytes)
  }

  async store({ auth, params, request, response }: HttpContext) {
    photoSources()
    const user = auth.getUserOrFail()
    const website = await ownedWebsite(user, params.id)
    const { source: name, id } = await request.validateUsing(photoChoice)
    const source = photoSource(name)
    if (!source) return answerFailure(response, { reason: 'photo_gone' })
    await spend('upload', user.id, uploads)
    const chosen = await new ChoosePhoto().handle(source, id, websiteImages(website.id), user.id)
    if (!chosen.ok) return answerFailure(response, chosen.error)
    const image: api.ChosenPhoto = imageJson(chosen.value, await currentHtml(website))
    return response.created(image)
  }
}

function answerFailure(response: HttpContext['response'], { reason }: ChoosePhotoFailure) {
  switch (reason) {
    case 'no_answer':
      return response.serviceUnavailable(NO_ANSWER)
    case 'photo_gone':
      return response.notFound(GONE)
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
