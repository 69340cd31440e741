import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const SENDER = fileURLToPath(new URL('hostile_sender.ts', import.meta.url))
const LATER = 10

export interface Target {
  port: number
  bearer: string
  /** Of a website. */
  id: string
}

/** Sends hostile texts and pages, from a process of its own. */
export class Crowd {
  readonly #process: ChildProcess

  private constructor(child: ChildProcess) {
    this.#process = child
  }

  static async gather(target: Target): Promise<Crowd> {
    const child = fork(SENDER, [JSON.stringify(target)], {
      execArgv: ['--import=@poppinss/ts-exec'],
    })
    setPriority(child.pid!, LATER)
    await once(child, 'message')
    return new Crowd(child)
  }

  /** Sends so many at once; resolves when the last of them is answered. */
  async send(count: number): Promise<void> {
    const answered = once(this.#process, 'message')
    this.#process.send(count)
    await answered
  }

  disperse(): void {
    this.#process.disconnect()
  }
}
