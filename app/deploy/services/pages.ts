import { pageWork } from '#core/page_work'
import { pageJobs } from '#deploy/services/page_jobs'

/** Publishing's jobs on pages; large pages are processed in a thread. */
export const pages = pageWork(pageJobs, import.meta.url, 'publish_worker')
