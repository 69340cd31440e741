import { parentPort } from 'node:worker_threads'
import type { JobQuestion } from './page_work.ts'
import type { Answer } from './thread.ts'

/** The entry point of a `Thread` file: answers the questions one after the other. */
export function answerQuestions<Question>(answer: (question: Question) => unknown): void {
  parentPort?.on('message', async (question: Question) => {
    let reply: Answer<unknown>
    try {
      reply = { value: await answer(question) }
    } catch (error) {
      reply = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
    parentPort?.postMessage(reply)
  })
}

/** The same for a file with several jobs: a question names one of them. */
export function answerJobs(jobs: Record<string, (...values: any[]) => unknown>): void {
  answerQuestions(({ job, values }: JobQuestion) => jobs[job](...values))
}
