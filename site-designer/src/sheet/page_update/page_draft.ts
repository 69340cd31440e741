import type { Change } from 'editor-engine'
import { ok, refused, type Result } from '#designer/result'
import { applyEdit, changeSource } from '#designer/renderer/reading/edit_operation'
import { PageReading, type PageElement } from '#designer/renderer/reading/page_reading'
import { wordsOf } from '#designer/renderer/reading/words'
import { UpdateWords, type Sentence } from '#designer/sheet/page_update/words'

/** A page while what the sheet says anew is brought onto it: changes to its text, none over another. */
export class PageDraft {
  readonly reading: PageReading
  readonly says: UpdateWords
  /** Words that are others wherever they stand, for texts that are brought up to date as a whole. */
  readonly replaced: [old: string, now: string][] = []
  readonly #changes: Change[] = []
  readonly #changed = new Set<string>()
  readonly #leftAlone = new Set<string>()

  constructor(html: string) {
    this.reading = new PageReading(html)
    this.says = new UpdateWords(this.reading.language)
  }

  /**
   * Takes changes for a fact that is called `label`; a place that an earlier fact has changed as a
   * whole is changed already. False where there was nothing to change.
   */
  take(label: string, changes: readonly Change[]): boolean {
    this.takeQuietly(changes)
    if (changes.length > 0) this.#changed.add(label)
    return changes.length > 0
  }

  /** The same for what is told under another name. */
  takeQuietly(changes: readonly Change[]): void {
    for (const change of changes) {
      if (!this.#changes.some((other) => meet(change, other))) this.#changes.push(change)
    }
  }

  /** Whether a change was told under this name, or under any. */
  tells(label?: string): boolean {
    return label === undefined ? this.#changed.size > 0 : this.#changed.has(label)
  }

  /** Tells what stays as it is, and in which part of the page. */
  leave(sentence: Sentence, label: string, element?: PageElement): void {
    const around = element && this.reading.sectionAround(element)
    const section = this.says.part(around?.place ?? 'header', around?.heading)
    this.#leftAlone.add(this.says.say(sentence, { label, section }))
  }

  /** The slots of the page as somebody reads them, without places still to fill. */
  slots(...names: string[]): PageElement[] {
    return this.reading.elements((element) => {
      const name = element.attribute('data-slot')?.value
      if (name === undefined || element.attribute('data-todo')) return false
      return names.length === 0 || names.includes(name)
    })
  }

  done(): Result<PageUpdate, string> {
    const { html } = this.reading
    const changes = this.#changes
      .filter(({ from, to, insert }) => html.slice(from, to) !== insert)
      .toSorted((one, other) => one.from - other.from)
    const operation = changeSource(html, changes)
    const edited = operation ? applyEdit(html, [operation]) : ok({ html })
    if (!edited.ok) return refused(edited.error.message)
    return ok({
      html: edited.value.html,
      changes,
      changed: [...this.#changed],
      leftAlone: [...this.#leftAlone],
    })
  }
}

export interface PageUpdate {
  html: string
  /** From the page before to the page after, in order. */
  changes: readonly Change[]
  /** What was changed on the page, in words for the person. */
  changed: string[]
  /** What the page says otherwise than the sheet now, a sentence each. */
  leftAlone: string[]
}

export function slotIn(element: PageElement, ...names: string[]): PageElement | undefined {
  return [...element.descendants()].find((inner) =>
    names.includes(inner.attribute('data-slot')?.value ?? '')
  )
}

export function hasWords(element: PageElement, words: string): boolean {
  return wordsOf(element) === words.replace(/\s+/g, ' ').trim()
}

function meet(one: Change, other: Change): boolean {
  return one.from < other.to && other.from < one.to
}
