import type { Command, Direction, KeyName, Look, Report } from '../../frame/protocol.ts'
import { factsOf } from '../engine/facts.ts'
import { FrameLink } from '../link/frame_link.ts'
import type { Edits } from './edits.ts'
import type { Notices } from './notices.ts'
import { Store } from './store.ts'

interface Selection {
  id: string
  look: Look
}

export interface CanvasState {
  frame: 'opening' | 'ready' | 'failed'
  selected: Selection | null
  /** Whether the manual panel is open. */
  panel: boolean
  editingText: boolean
}

export interface CanvasOptions {
  notices: Notices
  /** The words for elements, by tag. */
  labels: Record<string, string>
  /** Whether the panel is open from the start. */
  panel: boolean
}

/** Longest wait for the frame's runtime before the person is told. */
const PATIENCE = 10_000

/** The panel covers or moves the page, so it comes after the second click of a double click. */
const DOUBLE_CLICK = 350

/** What the person points at: the frame, the selection in it, and the panel beside it. */
export class Canvas extends Store<CanvasState> {
  readonly #options: CanvasOptions
  readonly #edits: Edits
  #link: FrameLink | null = null
  #patience: ReturnType<typeof setTimeout> | undefined
  #opening: ReturnType<typeof setTimeout> | undefined

  constructor(edits: Edits, options: CanvasOptions) {
    const { panel } = options
    super({ frame: 'opening', selected: null, panel, editingText: false })
    this.#edits = edits
    this.#options = options
  }

  /** Follows the frame; gives back how to stop. */
  connect(frame: HTMLIFrameElement, origin: string): () => void {
    const link = new FrameLink({ frame, origin, onReport: (report) => this.#hear(report) })
    this.#link = link
    this.#patience = setTimeout(() => {
      this.set({ frame: 'failed' })
      this.#options.notices.frameFailed()
    }, PATIENCE)
    return () => {
      clearTimeout(this.#patience)
      clearTimeout(this.#opening)
      link.close()
      if (this.#link === link) this.#link = null
    }
  }

  show(command: Command): void {
    this.#link?.send(command)
  }

  move(to: Direction): void {
    this.#link?.send({ t: 'move', to })
  }

  /** What is set by hand shows in its control before the frame has said so. */
  expect(look: Partial<Look>): void {
    const { selected } = this.read()
    if (selected) this.set({ selected: { ...selected, look: { ...selected.look, ...look } } })
  }

  openPanel(): void {
    clearTimeout(this.#opening)
    this.set({ panel: true })
  }

  openText(): void {
    const { selected } = this.read()
    if (!selected) return
    const { text } = factsOf(this.#edits.read().page, selected.id) ?? {}
    if (text === undefined) this.#options.notices.noText()
    else this.set({ editingText: true })
  }

  closeText(): void {
    this.set({ editingText: false })
  }

  /** Closes the panel, and lets go of what was selected. */
  closePanel(): void {
    clearTimeout(this.#opening)
    this.set({ panel: false, selected: null })
    this.#link?.send({ t: 'mark', id: null })
  }

  #hear(report: Report): void {
    switch (report.t) {
      case 'ready':
        return this.#greet()
      case 'select':
        return this.#select(report.id, report.look)
      case 'deselect':
        clearTimeout(this.#opening)
        return this.set({ selected: null, editingText: false })
      case 'edit':
        if (this.read().selected?.id !== report.id) return
        this.openPanel()
        return this.openText()
      case 'key':
        return this.#press(report.name)
    }
  }

  #greet(): void {
    clearTimeout(this.#patience)
    this.set({ frame: 'ready' })
    const { labels } = this.#options
    this.#link?.send({ t: 'start', labels })
    // Changes that wait, or another tab's, may have come after what the frame was given.
    this.#link?.send({ t: 'render', html: this.#edits.read().page.text })
    const { selected } = this.read()
    if (selected) this.#link?.send({ t: 'mark', id: selected.id })
  }

  #select(id: string, look: Look): void {
    if (!factsOf(this.#edits.read().page, id)) return
    const isOther = this.read().selected?.id !== id
    this.set({ selected: { id, look }, ...(isOther ? { editingText: false } : {}) })
    if (isOther) this.#openPanelSoon()
  }

  #openPanelSoon(): void {
    clearTimeout(this.#opening)
    if (!this.read().panel) this.#opening = setTimeout(() => this.openPanel(), DOUBLE_CLICK)
  }

  #press(name: KeyName): void {
    switch (name) {
      case 'undo':
        return void this.#edits.undo()
      case 'redo':
        return void this.#edits.redo()
      case 'manual':
        return this.openPanel()
      case 'escape':
        return this.closePanel()
    }
  }
}
