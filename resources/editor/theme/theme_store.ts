import type { PageLook, WebsiteLook } from '#contract/api/planning'
import type { StepAnswer } from '#contract/api/websites'
import { ApiError } from '../../lib/api/api_error.ts'
import type { LookWishes } from '../../lib/api/planning.ts'
import type { Schedule } from '../../lib/browser/schedule.ts'
import type { Canvas } from '../state/canvas.ts'
import type { Edits } from '../state/edits.ts'
import { reasonOf } from '../state/failures.ts'
import { Store } from '../../lib/store.ts'

export interface ThemeState {
  /** `foreign`: the page was not made here and has no theme that could be changed as a whole. */
  phase: 'waiting' | 'failed' | 'foreign' | 'ready'
  /** The look of the page, and the look that is being tried. */
  worn: (PageLook & { direction: string }) | null
  wishes: LookWishes
  directions: WebsiteLook['directions']
  /** The reason why a look could not be shown or saved. */
  trouble: string | null
}

export interface ThemeCalls {
  read(wishes: LookWishes, signal: AbortSignal): Promise<WebsiteLook>
  restyle(direction: string, look: Partial<PageLook>, version: number): Promise<StepAnswer>
}

interface ThemeOptions {
  edits: Edits
  canvas: Canvas
  calls: ThemeCalls
  onKept: () => void
  schedule: Schedule
}

/** The interval of previews while a person moves through colours, in milliseconds. */
const PACE = 60

/** The look of the whole page: shown in the frame first, then saved as one change. */
export class Theme extends Store<ThemeState> {
  readonly #options: ThemeOptions
  #callOff: (() => void) | null = null
  #asking: AbortController | null = null

  constructor(options: ThemeOptions) {
    super({ phase: 'waiting', worn: null, wishes: {}, directions: [], trouble: null })
    this.#options = options
  }

  get isTrying(): boolean {
    return Object.keys(this.read().wishes).length > 0
  }

  /** The current look of the page. */
  async load(): Promise<void> {
    const { edits, calls } = this.#options
    try {
      // The preview is made by the server, so unsaved changes would be missing from it.
      await edits.flush()
      const { look, direction, directions } = await calls.read({}, new AbortController().signal)
      this.set({ phase: 'ready', worn: { ...look, direction }, directions, trouble: null })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.set({ phase: error.code === 'foreign_page' ? 'foreign' : 'failed' })
    }
  }

  /** Shows it in the frame; nothing is stored. */
  try(wish: LookWishes): void {
    const { worn, wishes } = this.read()
    const all = Object.entries({ ...wishes, ...wish })
    const other = all.filter(([name, value]) => worn?.[name as keyof typeof worn] !== value)
    this.set({ wishes: Object.fromEntries(other), trouble: null })
    this.#callOff?.()
    this.#asking?.abort()
    if (!this.isTrying) return this.#options.canvas.lookAway()
    this.#callOff = this.#options.schedule(() => void this.#show(), PACE)
  }

  /** Shows the page without the tried look. */
  putBack(): void {
    this.#stop()
    this.set({ wishes: {}, trouble: null })
    this.#options.canvas.lookAway()
  }

  /** Saves the tried look as one change; resolves to true on success. */
  async keep(): Promise<boolean> {
    const { edits, canvas, calls, onKept } = this.#options
    const { worn, wishes } = this.read()
    if (!worn || !this.isTrying) return true
    this.#stop()
    const { direction = worn.direction, ...look } = wishes
    try {
      canvas.endLook()
      const done = await edits.perform((version) => calls.restyle(direction, look, version))
      if (!done) return false
      this.set({ worn: { ...worn, ...wishes }, wishes: {}, trouble: null })
      onKept()
      return true
    } catch (error) {
      canvas.show({ t: 'render', html: edits.read().page.text })
      this.set({ trouble: reasonOf(error) })
      return false
    }
  }

  async #show(): Promise<void> {
    const { canvas, calls } = this.#options
    const asking = (this.#asking = new AbortController())
    try {
      const { html } = await calls.read(this.read().wishes, asking.signal)
      if (!asking.signal.aborted) canvas.lookAt('theme', html)
    } catch (error) {
      if (!asking.signal.aborted) this.set({ trouble: reasonOf(error) })
    }
  }

  #stop(): void {
    this.#callOff?.()
    this.#asking?.abort()
    this.#callOff = this.#asking = null
  }
}
