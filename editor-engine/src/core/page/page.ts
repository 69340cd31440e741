import type { ChangeSet } from '../changes/change_set.ts'
import * as Field from '../html/field.ts'
import { lastStartingBy, type Locations } from '../html/locations.ts'
import * as Trait from '../html/trait.ts'
import { scan } from '../html/scan.ts'
import type { Refused } from '../result.ts'
import { ID_ATTRIBUTE } from '../html/tag.ts'
import { PageElement, type ReadOnly } from './element.ts'
import { shift } from './shift.ts'
import { TextStore } from './text_store.ts'

const VERDICTS = [false, 'relocated', 'synthetic', 'disputed'] as const

/** The referee's verdict on every element: 0 for agreement, otherwise an index of `VERDICTS`. */
export type Verdicts = Uint8Array

/** What is known of a page besides its text. */
export interface PageState {
  locations?: Locations
  verdicts?: Verdicts
  ids?: Map<string, number>
  lookups?: number
}

/** The result of `with`. */
export interface Edited {
  readonly page: Page
  /** True if the changes left every tag in place, so that the page was not scanned again. */
  readonly shifted: boolean
  /** Why the page must not become this one: its template code would not stay as it is. */
  readonly refused?: Refused | undefined
}

/**
 * One state of a page: its text, and the positions of its elements in it. Never modified; an edit
 * creates another page.
 */
export class Page {
  readonly #text: TextStore
  #locations: Locations | undefined
  #verdicts: Verdicts | undefined
  #ids: Map<string, number> | undefined
  #lookups: number

  protected constructor(text: TextStore, state: PageState = {}) {
    this.#text = text
    this.#locations = state.locations
    this.#verdicts = state.verdicts
    this.#ids = state.ids
    this.#lookups = state.lookups ?? 0
  }

  /** Accepts any string: nothing is refused, nothing is changed. */
  static open(html: string): Page {
    if (typeof html !== 'string') throw new TypeError('A page is a string.')
    return new Page(new TextStore([html]))
  }

  get text(): string {
    return this.#text.whole
  }

  get length(): number {
    return this.#text.length
  }

  slice(from: number, to: number): string {
    return this.#text.slice(from, to)
  }

  /**
   * The text of a range as HTML has to be read: template code is letters in names and values, and white
   * space elsewhere. Of the same length as the text, and equal to it on a page without template code.
   */
  markup(from: number, to: number): string {
    return this.slice(from, to)
  }

  /** Another text, opened with the template languages of this page. */
  reopen(html: string): Page {
    return Page.open(html)
  }

  /** The positions of the elements, from one scan when they are first needed. */
  get locations(): Locations {
    return (this.#locations ??= scan(this.text))
  }

  /** The number of elements that are written in the page. */
  get size(): number {
    return this.locations.count
  }

  /** The element with this index in document order. */
  at(index: number): PageElement {
    return new PageElement(this, index)
  }

  *elements(): Generator<PageElement, undefined> {
    for (let i = 0; i < this.size; i++) yield this.at(i)
  }

  /** The element with this `data-element-id`; undefined if none or more than one has it. */
  element(id: string): PageElement | undefined {
    const index = this.#indexOf(id)
    return index >= 0 ? this.at(index) : undefined
  }

  /** All elements with this id; there can be several, for example after copying parts of a page. */
  elementsWithId(id: string): PageElement[] {
    return [...this.elements()].filter((element) => element.id === id)
  }

  /** The innermost element whose range contains `offset`. */
  elementAt(offset: number): PageElement | undefined {
    let index = lastStartingBy(this.locations, offset)
    const { rows } = this.locations
    while (index >= 0 && rows[index * Field.count + Field.end] <= offset)
      index = rows[index * Field.count + Field.parent]
    return index < 0 ? undefined : this.at(index)
  }

  readOnly(index: number): false | ReadOnly {
    const info = this.locations.rows[index * Field.count + Field.info]
    if (info & Trait.framed) return 'framed'
    if (info & Trait.uncertain) return 'uncertain'
    return info & Trait.relocated ? 'relocated' : VERDICTS[this.#verdicts?.[index] ?? 0]
  }

  /** Whether a referee has judged this page. */
  get isJudged(): boolean {
    return this.#verdicts !== undefined
  }

  /** The same page with a referee's verdict on each of its elements. */
  judged(verdicts: Verdicts): Page {
    return new Page(this.#text, { locations: this.locations, ids: this.#ids, verdicts })
  }

  /** The page after `changes`. */
  with(changes: ChangeSet): Edited {
    const text = this.#text.with(changes.changes)
    const locations = this.#locations && shift(this.#locations, this.#text, changes.changes, text)
    const lookups = this.#lookups
    if (!locations) return { page: new Page(text, { lookups }), shifted: false }
    const verdicts = this.#verdicts
    const page = new Page(text, { locations, verdicts, ids: this.#ids, lookups })
    if (this.#ids && !this.#keepsIds(page, changes)) page.#ids = undefined
    return { page, shifted: true }
  }

  /** Whether all id attributes are the same in `after`, which has the same elements. */
  #keepsIds(after: Page, { changes }: ChangeSet): boolean {
    for (const { from, to } of changes) {
      const owner = lastStartingBy(this.locations, from)
      const inTag = to < this.locations.rows[owner * Field.count + Field.tagEnd]
      if (inTag && this.at(owner).id !== after.at(owner).id) return false
    }
    return true
  }

  #indexOf(id: string): number {
    // The first lookup searches the page; for further lookups a map of all ids is cheaper.
    if (!this.#ids && this.#lookups++ === 0) {
      const index = this.#lookFor(id)
      if (index >= 0) return index
    }
    this.#ids ??= this.#mapIds()
    return this.#ids.get(id) ?? -1
  }

  #lookFor(id: string): number {
    const { rows, count } = this.locations
    const text = this.text
    const offset = ID_ATTRIBUTE.length + 2
    let found = -1
    for (let i = 0; i < count; i++) {
      const at = rows[i * Field.count + Field.id]
      if (!at || !text.startsWith(id, at + offset)) continue
      if (this.at(i).id !== id) continue
      if (found >= 0) return -1
      found = i
    }
    return found
  }

  #mapIds(): Map<string, number> {
    const { rows, count } = this.locations
    const ids = new Map<string, number>()
    for (let i = 0; i < count; i++) {
      if (!rows[i * Field.count + Field.id]) continue
      const id = this.at(i).id
      if (id) ids.set(id, ids.has(id) ? -1 : i)
    }
    return ids
  }
}
