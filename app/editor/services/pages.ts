import { pageWork } from '#core/page_work'
import { pageJobs } from '#editor/services/page_jobs'

/** The editor's jobs on pages; large pages are processed in a thread. */
export const pages = pageWork(pageJobs, import.meta.url, 'edit_worker')
