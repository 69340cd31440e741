import type { HttpContext } from '@adonisjs/core/http'
import { IMAGE_BYTES } from '#contract/images'
import { NotFound } from '#core/not_found'
import { problem, unsuccessful } from '#core/problem'
import type { AddImageFailure } from '#websites/actions/add_image'
import type { UploadFailure } from '#websites/images/receive_upload'
import { imageLimitProblem } from '#websites/services/no_room'

/** Why a picture was refused, in the specification's words where it has some. */
export function answerUpload(
  response: HttpContext['response'],
  failure: AddImageFailure | UploadFailure
) {
  const { reason } = failure
  switch (reason) {
    case 'no_file':
    case 'not_an_image':
      return response.badRequest(refusal('not_an_image', 'Please select an image file'))
    case 'too_large':
      return response.requestEntityTooLarge(
        unsuccessful(
          problem('too_large', 'File size must be less than 10MB', { limit: IMAGE_BYTES })
        )
      )
    case 'unreadable':
      return response.badRequest(
        refusal(
          'unreadable',
          'This picture cannot be read. Open it on your device, save it as JPEG, and choose that file.'
        )
      )
    case 'too_many_pixels':
      return response.badRequest(
        refusal(
          'too_many_pixels',
          `This picture is too large to be opened (${failure.width} × ${failure.height} pixels). ` +
            'Save it with at most 8,000 pixels on its longer side.'
        )
      )
    case 'animation_too_long':
      return response.badRequest(
        refusal('animation_too_long', 'This animation has more than 100 pictures. Make it shorter.')
      )
    case 'image_limit':
      return response.forbidden(unsuccessful(imageLimitProblem))
    case 'gone':
      throw new NotFound('website')
    default:
      return reason satisfies never
  }
}

function refusal(code: string, sentence: string) {
  return unsuccessful(problem(code, sentence))
}
