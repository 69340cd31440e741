import { Exception } from '@adonisjs/core/exceptions'
import { Thread } from '#core/thread'

/** Above so many characters a page is worked on beside the process that serves everybody. */
const LARGE = 64 * 1024
/** For one piece of work on a page, in milliseconds. */
const PATIENCE = 5_000
/** For those before it besides. */
const WAITING = 20_000

/** A page that takes longer than any page should. The answer says so, and nothing was changed. */
export class TooMuchWork extends Exception {
  static status = 503
  static code = 'page_takes_too_long'
}

type Jobs = Record<string, (...values: any[]) => unknown>

/** What the thread is asked: which of the jobs, and with what. */
export interface JobQuestion {
  job: string
  values: unknown[]
}

type Done<All extends Jobs> = {
  [Name in keyof All]: (...values: Parameters<All[Name]>) => Promise<Awaited<ReturnType<All[Name]>>>
}

/**
 * The jobs of a module on pages, each a pure function of texts. A small page is done at once; a large
 * one in a thread of its own, which is ended when it takes too long: 2 MB may be a page on which any
 * of them is at work for seconds. `name` is the worker's file beside `from`; it answers for the same
 * jobs.
 */
export function pageWork<All extends Jobs>(jobs: All, from: string, name: string): Done<All> {
  const thread = new Thread<JobQuestion, unknown>(from, name, {
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

/** Has a job done by a thread; one that takes too long, or waits too long, is `TooMuchWork`. */
export async function askJob(
  thread: Pick<Thread<JobQuestion, unknown>, 'ask'>,
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
