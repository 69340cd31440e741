import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const SENDER = fileURLToPath(new URL('hostile_sender.ts', import.meta.url))
const LOW_PRIORITY = 10

export interface Target {
  port: number
  bearer: string
  /** The id of a website. */
  id: string
}

/** Sends hostile texts and pages from a separate process. */
export class HostileClients {
  readonly #process: ChildProcess

  private constructor(child: ChildProcess) {
    this.#process = child
  }

  static async start(target: Target): Promise<HostileClients> {
    const child = fork(SENDER, [JSON.stringify(target)], {
      execArgv: ['--import=@poppinss/ts-exec'],
    })
    setPriority(child.pid!, LOW_PRIORITY)
    await once(child, 'message')
    return new HostileClients(child)
  }

  /** Sends `count` requests at once; resolves when the last one is answered. */
  async send(count: number): Promise<void> {
    const answered = once(this.#process, 'message')
    this.#process.send(count)
    await answered
  }

  stop(): void {
    this.#process.disconnect()
  }
}
