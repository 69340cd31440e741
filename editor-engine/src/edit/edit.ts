import { ChangeSet } from '../core/changes/change_set.ts'
import { carryOut } from '../core/engine.ts'
import { Page } from '../core/page/page.ts'
import type { PageElement } from '../core/page/element.ts'
import type { Plan } from '../core/plugin.ts'
import { isRefused, type Refusal, type Refused } from '../core/result.ts'
import { elements, type ElementsOptions } from './elements.ts'
import type { ElementOperation, Place } from './operations.ts'
import { elementsOf, type Target } from './target.ts'

/** An edit in a chain was refused; the page is as it was before that edit. */
export class EditRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'EditRefused'
    this.refusal = refusal
  }
}

/**
 * Begins to edit a page in a chain: `edit(html).all('a').attr('rel', 'noopener').toString()`. Takes the
 * text of the page, or a page that is open already.
 */
export function edit(html: string | Page, options: ElementsOptions = {}): Editing {
  return new Editing(html, options)
}

/** A page that is edited step by step. Each step is done as a whole, or throws an `EditRefused`. */
export class Editing {
  readonly #plan
  #page: Page
  #changes: ChangeSet
  readonly #steps: ChangeSet[] = []

  constructor(html: string | Page, options: ElementsOptions) {
    this.#plan = elements(options).plan
    this.#page = typeof html === 'object' ? html : Page.open(html)
    this.#changes = ChangeSet.empty(this.#page.length)
  }

  /** All elements that match; they may be none. */
  all(selector: string): Selection {
    return this.at({ selector, all: true })
  }

  /** The one element that matches. Throws if there is none, or more than one. */
  one(selector: string): Selection {
    return this.at({ selector })
  }

  /** An element by its `data-element-id`, a range, or a `PageElement` of this page. */
  at(target: Target): Selection {
    const found = elementsOf(this.#page, target)
    if (isRefused(found)) throw new EditRefused(found.error)
    return new Selection(this, found)
  }

  get page(): Page {
    return this.#page
  }

  /** From the page at the beginning to the page now. */
  get changes(): ChangeSet {
    return this.#changes
  }

  /** The number of edits so far. */
  get steps(): number {
    return this.#steps.length
  }

  /** Where the tag that was at this offset after a number of edits is now; null if it is gone. */
  offsetNow(offset: number, steps: number): number | null {
    let now: number | null = offset
    for (const changes of this.#steps.slice(steps))
      now = now === null ? null : changes.mapPos(now, 1, 'after')
    return now
  }

  /** Applies one operation of the plugin `elements()`. */
  apply(operation: ElementOperation): void {
    this.carryOut(this.#plan(this.#page, operation))
  }

  /** Carries out the plan of any plugin for the page as it is now. */
  carryOut(plan: Plan<unknown> | Refused): void {
    const step = carryOut(this.#page, plan)
    if (isRefused(step)) throw new EditRefused(step.error)
    this.#page = step.page
    this.#changes = this.#changes.compose(step.set)
    this.#steps.push(step.set)
  }

  toString(): string {
    return this.#page.text
  }
}

/** Some elements of a page that is edited. It follows them; those that an edit removes leave it. */
export class Selection {
  /** The page that they are on. */
  readonly editing: Editing
  #offsets: readonly number[]
  #steps: number

  constructor(editing: Editing, found: readonly PageElement[]) {
    this.editing = editing
    this.#offsets = found.map(({ range }) => range.from)
    this.#steps = editing.steps
  }

  /** The elements on the page as it is now. */
  get elements(): readonly PageElement[] {
    const { page } = this.editing
    if (this.#steps !== this.editing.steps) {
      this.#offsets = this.#offsets.flatMap(
        (offset) => this.editing.offsetNow(offset, this.#steps) ?? []
      )
      this.#steps = this.editing.steps
    }
    return this.#offsets.flatMap((offset) => page.elementAt(offset) ?? [])
  }

  get length(): number {
    return this.elements.length
  }

  /** Sets an attribute of each, or removes it with null. */
  attr(name: string, value: string | null): this {
    return this.#apply({ type: 'set_attributes', at: this.elements, attributes: { [name]: value } })
  }

  /** Adds class names, separated by spaces. */
  addClass(names: string): this {
    return this.#apply({ type: 'change_classes', at: this.elements, add: wordsIn(names) })
  }

  /** Removes class names, separated by spaces. */
  removeClass(names: string): this {
    return this.#apply({ type: 'change_classes', at: this.elements, remove: wordsIn(names) })
  }

  before(html: string): this {
    return this.#insert('before', html)
  }

  after(html: string): this {
    return this.#insert('after', html)
  }

  /** As the first content of each. */
  prepend(html: string): this {
    return this.#insert('first', html)
  }

  /** As the last content of each. */
  append(html: string): this {
    return this.#insert('last', html)
  }

  /** Puts each into a new element: `.wrap('<div class="box"></div>')`. */
  wrap(html: string): this {
    return this.#apply({ type: 'wrap_element', at: this.elements, html })
  }

  /** Puts text in place of the content of each. */
  text(words: string): this {
    return this.#apply({ type: 'replace_text', at: this.elements, text: words })
  }

  /** Puts HTML in place of each. */
  replaceWith(html: string): Editing {
    return this.#last({ type: 'replace_element', at: this.elements, html })
  }

  remove(): Editing {
    return this.#last({ type: 'remove_element', at: this.elements })
  }

  /** Moves the one element beside or into another. */
  moveTo(place: Place, to: Target): Editing {
    return this.#last({ type: 'move_element', at: this.elements, place, to })
  }

  /** All elements of the page that match, to go on with them. */
  all(selector: string): Selection {
    return this.editing.all(selector)
  }

  /** The one element of the page that matches, to go on with it. */
  one(selector: string): Selection {
    return this.editing.one(selector)
  }

  /** The whole page as it is now. */
  toString(): string {
    return this.editing.toString()
  }

  #insert(place: Place, html: string): this {
    return this.#apply({ type: 'insert_html', at: this.elements, place, html })
  }

  #apply(operation: ElementOperation): this {
    this.editing.apply(operation)
    return this
  }

  #last(operation: ElementOperation): Editing {
    this.editing.apply(operation)
    return this.editing
  }
}

const wordsIn = (names: string) => names.split(/\s+/).filter(Boolean)
