import type { PageSection, PageSections, SectionEdit } from '#contract/api/editing'
import { HANDLES, sectionActs, type SectionAct } from '../../frame/protocol.ts'
import { ApiError } from '../../lib/api/api_error.ts'
import { t } from '../../lib/text/text.ts'
import type { Canvas } from '../state/canvas.ts'
import type { Edits } from '../state/edits.ts'
import { reasonOf } from '../state/failures.ts'
import { Store } from '../../lib/store.ts'
import type { SectionCalls } from './section_calls.ts'
import type { SectionNotices } from './section_notices.ts'
import { outlineOf } from './outline_of.ts'

export interface SectionsState {
  phase: 'waiting' | 'failed' | 'ready'
  found: PageSections
  /** The position of the new section while the picker is open. */
  picking: { after?: string } | null
}

interface SectionsOptions {
  edits: Edits
  canvas: Canvas
  calls: SectionCalls
  notices: SectionNotices
}

const NONE: PageSections = { sections: [], offers: [] }

/** The sections of the page, and manual changes to them. */
export class Sections extends Store<SectionsState> {
  readonly #options: SectionsOptions
  /** The page that the sections were read from. */
  #read = ''
  #reading = 0

  constructor(options: SectionsOptions) {
    super({ phase: 'waiting', found: NONE, picking: null })
    this.#options = options
  }

  /** Loads the sections again when those of the page change; returns a function to stop. */
  follow(): () => void {
    const { edits } = this.#options
    const look = () => {
      const { delivery, busy, page } = edits.read()
      if (delivery !== 'idle' || busy) return
      const outline = outlineOf(page)
      if (outline !== this.#read) void this.load(outline)
    }
    look()
    return edits.api.subscribe(look)
  }

  async load(outline = outlineOf(this.#options.edits.read().page)): Promise<void> {
    this.#read = outline
    const turn = ++this.#reading
    try {
      const found = await this.#options.calls.read()
      if (turn !== this.#reading) return
      this.set({ phase: 'ready', found })
      this.#showHandles()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (turn === this.#reading) this.set({ phase: 'failed' })
    }
  }

  /** The section around an element, if it can be changed. */
  around(id: string): PageSection | undefined {
    const { page } = this.#options.edits.read()
    const known = new Map(this.read().found.sections.map((section) => [section.id, section]))
    for (let element = page.element(id); element; element = element.parent) {
      const section = element.id && known.get(element.id)
      if (section) return section
    }
    return undefined
  }

  async act(id: string, act: SectionAct): Promise<void> {
    const section = this.read().found.sections.find((one) => one.id === id)
    if (!section || !actsOf(section, this.read().found).includes(act)) return
    switch (act) {
      case 'up':
      case 'down':
        return this.#change({ do: 'move', section: id, to: act })
      case 'layout': {
        const { layouts, layout } = section
        const next = layouts[(layouts.indexOf(layout!) + 1) % layouts.length]
        return this.#change({ do: 'layout', section: id, layout: next })
      }
      case 'duplicate':
      case 'remove':
        return this.#change({ do: act, section: id })
      case 'add':
        return this.pick({ after: id })
    }
  }

  /** Opens the picker for a new section. */
  pick(place: { after?: string }): void {
    this.set({ picking: place })
    this.#options.canvas.openPanel('sections')
  }

  endPicking(): void {
    this.set({ picking: null })
  }

  async add(kind: string): Promise<void> {
    const after = this.read().picking?.after
    this.endPicking()
    await this.#change({ do: 'add', kind, ...(after ? { after } : {}) })
  }

  async #change(edit: SectionEdit): Promise<void> {
    const { edits, canvas, calls, notices } = this.#options
    canvas.lookAway()
    try {
      const done = await edits.perform((version) => calls.change(edit, version))
      if (!done) return
      if (edit.do === 'remove') notices.removed(done.answer.says, () => void edits.undo())
      else this.#point(edit, done.changed)
    } catch (error) {
      notices.failed(reasonOf(error))
    }
  }

  /** Shows the new or changed section. */
  #point(edit: SectionEdit, changed: string[]): void {
    const { edits, canvas } = this.#options
    if (edit.do === 'move' || edit.do === 'layout') return canvas.flash([edit.section])
    const { page } = edits.read()
    const added = changed.filter((id) => page.element(id)?.attribute('data-section'))
    canvas.flash(added.length > 0 ? added : changed)
  }

  #showHandles(): void {
    const { found } = this.read()
    const handles = found.sections.flatMap((section) => {
      const acts = actsOf(section, found)
      return acts.length > 0 ? [{ id: section.id, name: section.name.slice(0, 120), acts }] : []
    })
    const words = sectionActs.map((act) => [act, t(`editor.sections.acts.${act}`)])
    this.#options.canvas.showHandles({
      t: 'handles',
      sections: handles.length > 0 ? handles.slice(0, HANDLES) : null,
      words: Object.fromEntries(words),
    })
  }
}

/** The actions on a section. */
export function actsOf(section: PageSection, { offers }: PageSections): SectionAct[] {
  const { fixed, up, down, layouts } = section
  const can: Record<SectionAct, boolean> = {
    up,
    down,
    layout: layouts.length > 1,
    duplicate: !fixed,
    remove: !fixed,
    add: offers.length > 0,
  }
  return sectionActs.filter((act) => can[act])
}
