import { askJob, type JobQuestion } from '#core/page_work'
import { ThreadPool } from '#core/thread_pool'
import type { DesignerJobs } from '#planning/designers/builtin_worker'

/** Each thread holds about 100 MB: the data of the languages in use. */
const AT_ONCE = 2
/** In milliseconds. Longer than other threads, because the first text of a new thread is slow. */
const IDLE = 60_000

const threads = new ThreadPool<JobQuestion, unknown>(import.meta.url, 'builtin_worker', {
  most: AT_ONCE,
  idle: IDLE,
})

type Values<Job extends keyof DesignerJobs> = Parameters<DesignerJobs[Job]>
type Done<Job extends keyof DesignerJobs> = Promise<ReturnType<DesignerJobs[Job]>>

/** Runs a job in a thread of the designer. A job that takes too long throws `TooMuchWork`. */
export function design<Job extends keyof DesignerJobs>(
  job: Job,
  ...values: Values<Job>
): Done<Job> {
  return askJob(threads, { job, values }) as Done<Job>
}

/** The same for a caller with its own stop signal; rejects with the reason of `stop`. */
export function designUntil<Job extends keyof DesignerJobs>(
  stop: AbortSignal | undefined,
  job: Job,
  ...values: Values<Job>
): Done<Job> {
  return threads.ask({ job, values }, stop) as Done<Job>
}

/** Starts a thread for a person who will need it soon, because its first text is slow. */
export function wakeDesigner(): void {
  // An error is reported to the next caller that needs the thread.
  threads.wake({ job: 'warmUp', values: [] }).catch(() => undefined)
}
