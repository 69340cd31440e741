import { pageWork } from '#core/page_work'
import { pageJobs } from '#deploy/services/page_jobs'

/** Publishing's work on pages; that on large ones is done beside the process. */
export const pages = pageWork(pageJobs, import.meta.url, 'publish_worker')
