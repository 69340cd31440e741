import { changeDetails, changeSection, sectionPreview, sectionsOn } from 'site-designer'
import { applyDesignerEdit } from '#editor/services/apply_designer_edit'
import { afterDoctype, edited, savable } from '#editor/services/page_engine'
import { pageDifference } from '#editor/services/page_difference'

/** The editor's jobs on pages. */
export const pageJobs = {
  afterDoctype,
  applyDesignerEdit,
  changeDetails,
  changeSection,
  edited,
  pageDifference,
  savable,
  sectionPreview,
  sectionsOn,
}
