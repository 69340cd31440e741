import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Answer } from './thread.ts'

/** Whoever is served by the process itself comes first. */
const LATER = 10

/** What the file of a `Thread` calls: each question that comes is answered, one after the other. */
export function answerQuestions<Question>(answer: (question: Question) => unknown): void {
  stepBack()
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

/** On Linux this is the priority of the thread that asks, elsewhere that of all: there it stays. */
function stepBack(): void {
  if (process.platform === 'linux' && getPriority() < LATER) setPriority(LATER)
}
