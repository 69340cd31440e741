import { validate } from 'editor-engine'
import type { Edit } from '#designer/edit/edit'
import { editPage } from '#designer/edit/edit_page'
import type { Instruction } from '#designer/instructions/instruction'
import { applyEdit } from '#designer/renderer/reading/edit_operation'
import { PageReading } from '#designer/renderer/reading/page_reading'
import { wordsOf } from '#designer/renderer/reading/words'
import { ourPage } from '#designer_tests/helpers/our_pages'

interface Options {
  selection?: string
  choices?: string[]
  language?: 'en' | 'tr'
}

/** A page on which instructions are tried, each on what the one before left. */
export class EditedPage {
  html: string
  readonly options: Options

  constructor(html: string, options: Options = {}) {
    this.html = html
    this.options = options
  }

  /** A page that the built-in designer made. */
  static ofOurs(name: string, options: Options = {}) {
    return new EditedPage(ourPage(name), options)
  }

  asked(...instructions: Instruction[]): Edit {
    const { language = 'en', ...options } = this.options
    return editPage({
      ...options,
      html: this.html,
      language,
      clauses: instructions.map((reading) => ({ words: reading.do, readings: [reading] })),
      now: 9_000_000,
      labelOf: (instruction) => instruction.do,
      can: ['add', 'remove'],
    })
  }

  /** Carries them out; throws where not all of it can be done, and where the page gets worse. */
  does(...instructions: Instruction[]): this {
    const edit = this.asked(...instructions)
    if (edit.outcome !== 'done') throw new Error(`Not done: ${JSON.stringify(edit)}`)
    const undone = edit.clauses.find((clause) => !clause.done)
    if (undone) throw new Error(`Not done: ${undone.says}`)
    const result = applyEdit(this.html, edit.operations)
    if (!result.ok) throw new Error(result.error.message)
    const worse = errorsOf(result.value.html) - errorsOf(this.html)
    if (worse > 0) throw new Error(`${worse} more errors on the page.`)
    this.html = result.value.html
    return this
  }

  /** Why it cannot be done. */
  refuses(instruction: Instruction): string {
    const before = this.html
    const edit = this.asked(instruction)
    if (edit.outcome !== 'cannot') throw new Error(`Not refused: ${JSON.stringify(edit)}`)
    if (this.html !== before) throw new Error('A refusal changed the page.')
    return edit.why
  }

  /** What it asks back. */
  asksBack(instruction: Instruction): { id: string; label: string }[] {
    const edit = this.asked(instruction)
    if (edit.outcome !== 'readings') throw new Error(`Not asked: ${JSON.stringify(edit)}`)
    return edit.readings
  }

  get reading() {
    return new PageReading(this.html)
  }

  /** The source of every section by its anchor or place, without what an editor adds. */
  get sections(): Record<string, string> {
    return Object.fromEntries(
      this.reading.sections.map(({ element, anchor, place }) => [
        anchor ?? place,
        this.html.slice(element.range.from, element.range.to),
      ])
    )
  }

  /** The text of all elements in a slot. */
  slot(name: string): string[] {
    return this.reading.slots(name).map(wordsOf)
  }

  get ids(): string[] {
    return this.reading.elements(() => true).flatMap(({ id }) => id ?? [])
  }
}

export function bare(html: string): string {
  return html.replace(/ data-element-id="[^"]*"/g, '')
}

/** Our drawings are pictures that the engine's check cannot know to be ours. */
function errorsOf(html: string): number {
  const plain = html.replace(/src="data:image\/svg\+xml,[^"]*"/g, 'src="drawn.png"')
  return validate(plain).filter(({ severity }) => severity === 'error').length
}

/** The names under which two sets of sections differ. */
export function changedSections(before: EditedPage['sections'], after: EditedPage['sections']) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name]).sort()
}
