import { changeDetails, changeSection, sectionPreview, sectionsOn } from 'site-designer'
import { carriedOut } from '#editor/services/carried_out'
import { afterDoctype, edited, savable } from '#editor/services/page_engine'
import { pageDifference } from '#editor/services/page_difference'

/** The editor's jobs on pages. */
export const pageJobs = {
  afterDoctype,
  carriedOut,
  changeDetails,
  changeSection,
  edited,
  pageDifference,
  savable,
  sectionPreview,
  sectionsOn,
}
