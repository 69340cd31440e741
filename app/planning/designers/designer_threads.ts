import { askJob, type JobQuestion } from '#core/page_work'
import { ThreadPool } from '#core/thread_pool'
import type { DesignerJobs } from '#planning/designers/builtin_worker'

/** Of two cores one is left to those who wait for nothing of the sort. */
const AT_ONCE = 2
/** Somebody who writes a prompt, or reads a plan, takes some minutes. In milliseconds. */
const IDLE = 5 * 60_000

const threads = new ThreadPool<JobQuestion, unknown>(import.meta.url, 'builtin_worker', {
  most: AT_ONCE,
  idle: IDLE,
})

type Values<Job extends keyof DesignerJobs> = Parameters<DesignerJobs[Job]>
type Done<Job extends keyof DesignerJobs> = Promise<ReturnType<DesignerJobs[Job]>>

/** Has the designer's threads do a job. One that takes longer than any should is `TooMuchWork`. */
export function design<Job extends keyof DesignerJobs>(
  job: Job,
  ...values: Values<Job>
): Done<Job> {
  return askJob(threads, { job, values }) as Done<Job>
}

/** The same for who says when to stop; rejects with the reason of `stop`. */
export function designUntil<Job extends keyof DesignerJobs>(
  stop: AbortSignal | undefined,
  job: Job,
  ...values: Values<Job>
): Done<Job> {
  return threads.ask({ job, values }, stop) as Done<Job>
}

/** For who is about to need the designer: its first text would take longer than any after it. */
export function wakeDesigner(): void {
  // Whoever does need it hears of what is wrong.
  threads.wake({ job: 'warmUp', values: [] }).catch(() => undefined)
}
