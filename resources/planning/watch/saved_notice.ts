import type { TextStore } from '../../lib/browser/text_store.ts'
import type { Notice } from './notice.ts'

const KEY = 'sitewright:notice'
const EXPIRY = 600_000

const pollsKey = (taskId: string) => `sitewright:polls:${taskId}`

/** The notice that outlives a reload, and how often its task has been asked about. */
export class SavedNotice {
  readonly #store: TextStore

  constructor(store: TextStore) {
    this.#store = store
  }

  /** The notice saved last, unless it is ten minutes old: then it is thrown away. */
  read(now: number): Notice | null {
    const notice = this.#parse()
    if (notice && now - notice.timestamp < EXPIRY) return notice
    this.clear()
    return null
  }

  /** Only what belongs to a task is worth a reload. Another task's poll count goes. */
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
