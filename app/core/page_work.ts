import { Exception } from '@adonisjs/core/exceptions'
import { ThreadPool } from '#core/thread_pool'

/** Pages with more characters are processed in a thread. */
const LARGE = 64 * 1024
/** The time limit for one job on a page, in milliseconds. */
const PATIENCE = 5_000
/** Additional time for jobs that are waiting before it. */
const WAITING = 20_000

/** A page that takes too long to process. The answer says so, and nothing was changed. */
export class TooMuchWork extends Exception {
  static status = 503
  static code = 'page_takes_too_long'
}

type Jobs = Record<string, (...values: any[]) => unknown>

/** A question to the thread: the name of the job and its arguments. */
export interface JobQuestion {
  job: string
  values: unknown[]
}

type Done<All extends Jobs> = {
  [Name in keyof All]: (...values: Parameters<All[Name]>) => Promise<Awaited<ReturnType<All[Name]>>>
}

/**
 * The jobs of a module on pages, each a pure function of texts. A small page is processed directly; a
 * large one in a separate thread, which is terminated when it takes too long: a page of 2 MB can take
 * seconds. `name` is the worker's file beside `from`; it provides the same jobs.
 */
export function pageWork<All extends Jobs>(jobs: All, from: string, name: string): Done<All> {
  const thread = new ThreadPool<JobQuestion, unknown>(from, name, {
    most: 1,
    patience: PATIENCE,
    aliases: true,
  })
  const ask = async (job: string, values: unknown[]) => {
    return sizeOf(values) <= LARGE ? jobs[job](...values) : askJob(thread, { job, values })
  }
  const done = Object.keys(jobs).map((job) => {
    return [job, (...values: unknown[]) => ask(job, values)] as const
  })
  return Object.fromEntries(done) as unknown as Done<All>
}

/** Runs a job in a thread; throws `TooMuchWork` if it takes or waits too long. */
export async function askJob(
  thread: Pick<ThreadPool<JobQuestion, unknown>, 'ask'>,
  question: JobQuestion
): Promise<unknown> {
  try {
    return await thread.ask(question, AbortSignal.timeout(WAITING))
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error
    throw new TooMuchWork('This page takes too long to work on.', { cause: error })
  }
}

function sizeOf(values: readonly unknown[]): number {
  return values.reduce<number>((sum, value) => {
    if (typeof value === 'string') return sum + value.length
    return value instanceof Object && 'html' in value ? sum + String(value.html).length : sum
  }, 0)
}
