import { todosIn } from 'site-designer'
import { readinessOf } from '#deploy/readiness/readiness'
import { notFoundPage } from '#deploy/services/not_found_page'
import { publicHtml } from '#deploy/services/public_html'
import { readHead, withPublishedHead } from '#deploy/services/published_head'
import { fontNeeds } from '#deploy/services/font_needs'
import { withFormAddress } from '#deploy/services/form_address'

/** What publishing does with pages. */
export const pageJobs = {
  fontNeeds,
  notFoundPage,
  publicHtml,
  readHead,
  readinessOf,
  todosIn,
  withFormAddress,
  withPublishedHead,
}
