import { restyled, updatePage } from 'site-designer'
import { otherDirections } from '#planning/services/other_directions'

/** What planning does with pages of websites. */
export const pageJobs = { otherDirections, restyled, updatePage }
