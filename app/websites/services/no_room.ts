import { MOST_DOCUMENTS } from '#contract/documents'
import { MOST_IMAGES } from '#contract/images'
import { problem, type Problem } from '#core/problem'
import type { AddWebsiteFailure } from '#websites/actions/add_website'
import type { WebsiteUsage } from '#websites/services/website_usage'

/** Why a person cannot have one more website. */
export function limitProblem({ current_usage, limit }: WebsiteUsage): Problem {
  const places = limit === 1 ? 'website' : 'websites'
  return problem(
    'website_limit',
    `Your plan allows ${limit} ${places}, and you have ${current_usage}. ` +
      `Delete one or upgrade your plan to make another.`,
    { current_usage, limit }
  )
}

export const imageLimitProblem = problem(
  'image_limit',
  `There is no room for more pictures: at most ${MOST_IMAGES} of them and 200 MB for one ` +
    'website. Delete some that you do not need.'
)

export const documentLimitProblem = problem(
  'document_limit',
  `There is no room for more files: at most ${MOST_DOCUMENTS} of them and 100 MB for one ` +
    'website. Delete some that you do not need.'
)

/** Why a page that exists already did not become a website. */
export function noRoomProblem(failure: AddWebsiteFailure): Problem {
  switch (failure.reason) {
    case 'website_limit':
      return limitProblem(failure)
    case 'image_limit':
      return imageLimitProblem
    case 'document_limit':
      return documentLimitProblem
    default:
      return failure satisfies never
  }
}
