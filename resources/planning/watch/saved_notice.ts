import type { TextStore } from '../../lib/browser/text_store.ts'
import type { Notice } from './notice.ts'

const KEY = 'sitewright:notice'
const EXPIRY = 600_000

const pollsKey = (taskId: string) => `sitewright:polls:${taskId}`

/** The notice that is stored for a reload, with the number of polls of its task. */
export class SavedNotice {
  readonly #store: TextStore

  constructor(store: TextStore) {
    this.#store = store
  }

  /** The stored notice; deleted after ten minutes. */
  read(now: number): Notice | null {
    const notice = this.#parse()
    if (notice && now - notice.timestamp < EXPIRY) return notice
    this.clear()
    return null
  }

  /** Stores notices of tasks only. A new task resets the number of polls. */
  write(notice: Notice): void {
    if (!notice.taskId) return
    const before = this.#parse()?.taskId
    if (before && before !== notice.taskId) this.#store.remove(pollsKey(before))
    this.#store.set(KEY, JSON.stringify(notice))
  }

  polls(taskId: string): number {
    return Number(this.#store.get(pollsKey(taskId))) || 0
  }

  countPoll(taskId: string): number {
    const polls = this.polls(taskId) + 1
    this.#store.set(pollsKey(taskId), String(polls))
    return polls
  }

  clear(): void {
    const taskId = this.#parse()?.taskId
    if (taskId) this.#store.remove(pollsKey(taskId))
    this.#store.remove(KEY)
  }

  #parse(): Notice | null {
    try {
      const notice = JSON.parse(this.#store.get(KEY) ?? 'null')
      return typeof notice?.title === 'string' && notice.timestamp > 0 ? notice : null
    } catch {
      return null
    }
  }
}
