import type { Command, Direction, KeyName, Look, Report } from '../../frame/protocol.ts'
import { factsOf } from '../engine/facts.ts'
import { FrameLink } from '../link/frame_link.ts'
import { OPENING, type CanvasOptions, type CanvasState, type PanelMode } from './canvas_state.ts'
import type { Edits } from './edits.ts'
import { Flashes } from './flashes.ts'
import { Phone } from './phone.ts'
import { Store } from '../../lib/store.ts'

type Handles = Extract<Command, { t: 'handles' }>

/** Longest wait for the frame's runtime before the person is told. */
const PATIENCE = 10_000

/** How long the frame may take to answer, attempt by attempt, in milliseconds. */
const SET_UP = { first: [500, 500, 500], afterFailure: [2_000, 2_000, 2_000] }

/** The panel covers or moves the page, so it opens after a possible double click. */
const DOUBLE_CLICK = 350

/** The frame, the selection in it, and the panel beside it. */
export class Canvas extends Store<CanvasState> {
  readonly #options: CanvasOptions
  readonly #edits: Edits
  /** The phone view, if it is open. */
  readonly phone: Phone
  #link: FrameLink | null = null
  #patience: ReturnType<typeof setTimeout> | undefined
  #opening: ReturnType<typeof setTimeout> | undefined
  #frame: HTMLIFrameElement | null = null
  #address = ''
  #mode: PanelMode = 'manual'
  #handles: Handles | null = null
  /** The HTML that is shown instead of the edited page. */
  #looked: string | null = null
  /** The element that will be selected to edit its text. */
  #editing: string | null = null
  readonly #flashes = new Flashes((command) => this.#send(command))

  constructor(edits: Edits, options: CanvasOptions) {
    super({ ...OPENING, panel: options.panel ? 'manual' : null })
    this.#edits = edits
    this.#options = options
    this.phone = new Phone({
      greet: () => this.#greeting(this.#looked ?? edits.read().page.text),
      onPoint: (id, edit) => this.#point(id, edit),
      onKey: (name) => this.#press(name),
    })
  }

  /** Listens to the frame; returns a function to stop. */
  connect(frame: HTMLIFrameElement, origin: string): () => void {
    const link = new FrameLink({ frame, origin, onReport: (report) => this.#hear(report) })
    this.#link = link
    this.#frame = frame
    this.#address = frame.src
    this.#patience = setTimeout(() => {
      this.set({ frame: 'failed' })
      this.#options.notices.frameFailed()
    }, PATIENCE)
    return () => {
      clearTimeout(this.#patience)
      clearTimeout(this.#opening)
      link.close()
      if (this.#link === link) this.#link = this.#frame = null
    }
  }

  show(command: Command): void {
    if (!this.read().looking) this.#send(command)
  }

  /** Shows an earlier revision in the frame; the edited page is not changed. */
  lookAt(revision: string, html: string): void {
    this.set({ looking: revision, beside: null, editingText: false })
    this.deselect()
    this.#look(html)
  }

  /** Shows the edited page again. */
  lookAway(): void {
    if (!this.read().looking) return
    this.endLook()
    this.show({ t: 'render', html: this.#edits.read().page.text })
  }

  /** The sections that have handles in the frame. */
  showHandles(handles: Handles): void {
    this.#handles = handles
    this.#link?.send(handles)
  }

  /** Selects an element and brings it into view; `edit` opens its text too. */
  goTo(id: string, { edit = false } = {}): void {
    this.#editing = edit ? id : null
    this.#link?.send({ t: 'go', id })
  }

  /**
   * While an earlier version is shown: switches to the current page with its differences marked, or
   * back.
   */
  compare(html: string | null, differs: string[] = []): void {
    this.set({ beside: null })
    this.#look(html ?? this.#edits.read().page.text)
    this.flash(differs)
  }

  /** While an earlier version is shown: shows it and the current page side by side. */
  compareBeside(html: string, differs: string[]): void {
    this.compare(null, differs)
    this.set({ beside: html })
  }

  /** The shown version becomes the page; the frame shows it already. */
  endLook(): void {
    this.#looked = null
    this.set({ looking: null, beside: null })
  }

  move(to: Direction): void {
    this.#link?.send({ t: 'move', to })
  }

  /** Shows a manual value in its control before the frame has confirmed it. */
  expect(look: Partial<Look>): void {
    const { selected } = this.read()
    if (selected) this.set({ selected: { ...selected, look: { ...selected.look, ...look } } })
  }

  /** Opens the panel; without a mode, in the last one. */
  openPanel(mode: PanelMode = this.#mode): void {
    clearTimeout(this.#opening)
    if (mode !== this.read().panel) this.lookAway()
    // A click on the page opens the panel for the clicked element.
    if (mode === 'manual' || mode === 'ai') this.#mode = mode
    this.set({ panel: mode })
  }

  /** The panel for instructions, ready to be written in. */
  openInstructions(): void {
    this.openPanel('ai')
    this.askFocus()
  }

  askFocus(): void {
    this.set({ focusAsked: this.read().focusAsked + 1 })
  }

  /**
   * Prepares the page for editing after it was replaced, and highlights changes. Resolves to true if the
   * frame has answered.
   */
  async setUp(changed: string[]): Promise<boolean> {
    const { first, afterFailure } = SET_UP
    for (const pause of first) if (await this.#flashes.ask(changed, pause)) return true
    if (this.#frame) this.#frame.src = this.#address
    for (const pause of afterFailure) if (await this.#flashes.ask(changed, pause)) return true
    this.set({ frame: 'failed' })
    return false
  }

  /** Highlights these elements for a moment. */
  flash(ids: string[]): void {
    this.#flashes.show(ids)
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

  /** Opens or closes the list of keys. */
  help(helping: boolean): void {
    this.set({ helping })
  }

  /** Clears the selection; the panel stays open. */
  deselect(): void {
    this.set({ selected: null })
    this.#send({ t: 'mark', id: null })
  }

  /** Closes the panel and clears the selection. */
  closePanel(): void {
    clearTimeout(this.#opening)
    this.lookAway()
    this.set({ panel: null })
    this.deselect()
  }

  #hear(report: Report): void {
    switch (report.t) {
      case 'ready':
        return this.#greet()
      case 'select':
        if (this.read().looking) return this.deselect()
        return this.#select(report.id, report.look)
      case 'deselect':
        clearTimeout(this.#opening)
        this.phone.mark(null)
        return this.set({ selected: null, editingText: false })
      case 'edit':
        if (this.read().selected?.id !== report.id) return
        this.openPanel()
        return this.openText()
      case 'section':
        if (!this.read().looking) this.#options.onSection(report.id, report.act)
        return
      case 'flashed':
        return this.#flashes.answered(report.turn)
      case 'key':
        return this.#press(report.name)
    }
  }

  #greet(): void {
    clearTimeout(this.#patience)
    this.set({ frame: 'ready' })
    const { page } = this.#edits.read()
    for (const command of this.#greeting(page.text)) this.#link?.send(command)
    if (this.#handles) this.#link?.send(this.#handles)
  }

  /** Unsaved changes, or those of another tab, may be newer than the page that the frame has loaded. */
  #greeting(html: string): Command[] {
    const { labels } = this.#options
    const { selected } = this.read()
    return [
      { t: 'start', labels },
      { t: 'render', html },
      ...(selected ? [{ t: 'mark', id: selected.id } as const] : []),
    ]
  }

  #look(html: string): void {
    this.#looked = html
    this.#send({ t: 'render', html })
  }

  /** Sends to the edited frame and to the phone view. */
  #send(command: Command): void {
    this.#link?.send(command)
    this.phone.send(command)
  }

  /** Selects in the edited frame what the person clicks in the phone view. */
  #point(id: string, edit: boolean): void {
    const { selected, looking } = this.read()
    if (looking) return
    if (edit || selected?.id !== id) this.goTo(id, { edit })
  }

  #select(id: string, look: Look): void {
    if (!factsOf(this.#edits.read().page, id)) return
    const isOther = this.read().selected?.id !== id
    this.set({ selected: { id, look }, ...(isOther ? { editingText: false } : {}) })
    if (isOther) this.phone.mark(id)
    if (isOther) this.#openPanelSoon()
    if (this.#editing === id) this.openText()
    this.#editing = null
  }

  #openPanelSoon(): void {
    clearTimeout(this.#opening)
    if (!this.read().panel) this.#opening = setTimeout(() => this.openPanel(), DOUBLE_CLICK)
  }

  #press(name: KeyName): void {
    switch (name) {
      case 'undo':
        return this.#options.onUndo()
      case 'redo':
        return void this.#edits.redo()
      case 'manual':
        return this.openPanel('manual')
      case 'ai':
        return this.openInstructions()
      case 'help':
        return this.help(true)
      case 'escape':
        return this.closePanel()
    }
  }
}
