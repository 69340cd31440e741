import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatBody } from '#tests/fakes/model_server/chat'
import { ModelServer } from '#tests/fakes/model_server/model_server'
import { sensibleAnswer } from '#tests/fakes/model_server/sensible_answer'
import { bakeryPrompt, telephoneOf } from '#tests/faults/designs/bakery'
import { BuildRows, type BuildRow } from '#tests/faults/designs/build_rows'
import { pageFaults } from '#tests/faults/designs/page_faults'
import { reportOn } from '#tests/faults/designs/watcher'
import type { Answer, Person } from '#tests/faults/person'

/** By which its prompt and its questions are told from those of other builds. */
const NUMBER = 1

/** In milliseconds; longer than a lease and the rest of the build take. */
const DRAIN = 60_000

/** A build that waits until `end` for the model’s design of its last section. */
export class WaitingBuild {
  readonly #server = new ModelServer({ answer: (body) => this.#answer(body) })
  readonly #held = Promise.withResolvers<void>()
  #begun?: { person: Person; rows: BuildRows; taskId: string }

  /** Resolves to the product's environment. */
  async startModel(): Promise<Record<string, string>> {
    return { OPENAI_BASE_URL: await this.#server.start(), OPENAI_MODEL: 'fake' }
  }

  async stopModel(): Promise<void> {
    this.#begun?.rows.close()
    await this.#server.stop()
  }

  /** Resolves when the first section is stored. */
  async begin(person: Person, dataDir: string): Promise<void> {
    const rows = new BuildRows(join(dataDir, 'sitewright.sqlite'))
    const plan = await person.draft(bakeryPrompt(NUMBER))
    const { body } = await person.ask('POST', `/spa/websites/approve-plan/${plan}/`)
    this.#begun = { person, rows, taskId: body.task_id }
    while (!this.#build.written.start) await pause(50)
  }

  /** Sends once what a browser measures on the sections that are stored. */
  report(): Promise<Answer | null> {
    const { person, taskId } = this.#begun!
    const path = `/spa/websites/task-status/${taskId}/findings/`
    return person.once('POST', path, reportOn(this.#build))
  }

  /** Lets the build end; returns what is wrong with its page. */
  async end(): Promise<string[]> {
    this.#held.resolve()
    const until = performance.now() + DRAIN
    while (this.#build.status === 'processing' && performance.now() < until) await pause(100)
    const { status } = this.#build
    return status === 'completed' ? pageFaults(this.#build) : [`the waiting build is ${status}`]
  }

  get #build(): BuildRow {
    return this.#begun!.rows.of(telephoneOf(NUMBER))!
  }

  #answer(body: ChatBody): string | Promise<string> {
    const asked = body.messages.map(({ content }) => content).join('\n')
    const isLast = asked.includes(telephoneOf(NUMBER)) && /^x-contact$/m.test(asked)
    const answer = sensibleAnswer(body)
    return isLast ? this.#held.promise.then(() => answer) : answer
  }
}
