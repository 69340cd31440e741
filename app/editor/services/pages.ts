import { pageWork } from '#core/page_work'
import { pageJobs } from '#editor/services/page_jobs'

/** The editor's work on pages; that on large ones is done beside the process. */
export const pages = pageWork(pageJobs, import.meta.url, 'edit_worker')
