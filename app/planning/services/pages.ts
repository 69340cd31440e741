import { pageWork } from '#core/page_work'
import { pageJobs } from '#planning/services/page_jobs'

/** Planning's work on pages of websites; that on large ones is done beside the process. */
export const pages = pageWork(pageJobs, import.meta.url, 'restyle_worker')
