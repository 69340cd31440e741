import { todosIn } from 'site-designer'
import { pageChanges } from '#deploy/changes/page_changes'
import { readinessOf } from '#deploy/readiness/readiness'
import { notFoundPage } from '#deploy/services/not_found_page'
import { withPhotoCredits } from '#deploy/services/photo_credits'
import { publicHtml } from '#deploy/services/public_html'
import { readHead, withFormAddress, withPublishedHead } from '#deploy/services/published_head'
import { fontNeeds } from '#deploy/services/font_needs'
import { visitorDangers } from '#deploy/services/visitor_dangers'

/** The jobs of publishing on pages. */
export const pageJobs = {
  fontNeeds,
  notFoundPage,
  pageChanges,
  publicHtml,
  readHead,
  readinessOf,
  todosIn,
  visitorDangers,
  withFormAddress,
  withPhotoCredits,
  withPublishedHead,
}
