import type { TaskStatus } from '#contract/api/planning'
import type { Schedule } from '../../lib/browser/schedule.ts'
import { Store } from '../../lib/store.ts'
import type { Notice, NoticeWords, TaskProgress } from './notice.ts'
import type { SavedNotice } from './saved_notice.ts'

interface BuildWatchOptions {
  words: NoticeWords
  saved: SavedNotice
  fetchStatus(taskId: string): Promise<Partial<TaskStatus>>
  now(): number
  schedule: Schedule
  log(error: unknown): void
  /** A website was built. */
  onReady(websiteId: string): void
}

export interface WatchState {
  notice: Notice | null
  progress: TaskProgress | null
}

const EVERY = 2_000
const MOST_POLLS = 300
const CAP = 90

/**
 * Shows one notice. If it belongs to a running task, polls the task until its state is final, at most
 * three hundred times including reloads.
 */
export class BuildWatch extends Store<WatchState> {
  readonly #options: BuildWatchOptions
  /** The number of the running poll; answers to older ones are ignored. */
  #round = 0
  #callOff?: () => void

  constructor(options: BuildWatchOptions) {
    super({ notice: null, progress: null })
    this.#options = options
  }

  /** A notice that came with the navigation. */
  arrive(notice: Notice): void {
    this.#options.saved.write(notice)
    this.#show(notice)
  }

  /** The notice from before a reload, if it is still fresh. */
  resume(): void {
    const notice = this.#options.saved.read(this.#options.now())
    if (notice) this.#show(notice)
  }

  /** Removes the notice permanently. */
  dismiss(): void {
    this.pause()
    this.#options.saved.clear()
    this.set({ notice: null, progress: null })
  }

  /** Stops polling until `resume`. */
  pause(): void {
    this.#round++
    this.#callOff?.()
  }

  #show(notice: Notice) {
    this.pause()
    const watched = notice.type === 'info' && notice.taskId
    this.set({ notice, progress: watched ? this.#progressAt(notice.taskId!) : null })
    if (watched) void this.#poll(notice.taskId!, this.#round)
  }

  async #poll(taskId: string, round: number) {
    const polls = this.#options.saved.countPoll(taskId)
    const status = await this.#ask(taskId)
    if (round !== this.#round) return

    const { words } = this.#options
    if (status?.status === 'completed' && status.website_id) {
      this.#finish({
        type: 'success',
        title: words.ready_title,
        message: [words.ready_message, status.notice].filter(Boolean).join(' '),
        taskId,
        websiteId: status.website_id,
      })
      this.#options.onReady(status.website_id)
    } else if (status?.status === 'failed') {
      const message = status.error || words.failed_message
      this.#finish({ type: 'error', title: words.failed_title, message, taskId })
    } else if (polls >= MOST_POLLS) {
      // A notice without a task is not watched.
      this.#finish({ type: 'info', title: words.timeout_title, message: words.timeout_message })
    } else {
      if (status) this.set({ progress: this.#progressAt(taskId, status) })
      this.#callOff = this.#options.schedule(() => void this.#poll(taskId, round), EVERY)
    }
  }

  async #ask(taskId: string): Promise<Partial<TaskStatus> | null> {
    try {
      return await this.#options.fetchStatus(taskId)
    } catch (error) {
      this.#options.log(error)
      return null
    }
  }

  #progressAt(taskId: string, answer: Partial<TaskStatus> = {}): TaskProgress {
    const { status = 'processing', stage = '', progress } = answer
    const guessed = Math.min(CAP, (this.#options.saved.polls(taskId) / MOST_POLLS) * CAP)
    return {
      status: status === 'processing' ? this.#options.words.creating : status,
      stage,
      percentage: Math.round(progress ?? guessed),
    }
  }

  #finish(notice: Omit<Notice, 'timestamp'>) {
    const finished = { ...notice, timestamp: this.#options.now() }
    this.#options.saved.clear()
    this.#options.saved.write(finished)
    this.set({ notice: finished, progress: null })
  }
}
