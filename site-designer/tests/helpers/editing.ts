import { validate } from 'editor-engine'
import type { Edit } from '#designer/instructions/edit'
import { edit } from '#designer/instructions/edit_request'
import { applyEdit } from '#designer/live_page/reading/edit_operation'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { ourPage } from '#designer_tests/helpers/our_pages'

interface Options {
  selection?: string
  choices?: string[]
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

  asked(instruction: string): Edit {
    return edit({ ...this.options, html: this.html, instruction, now: 9_000_000 })
  }

  /** Has it done; throws where not all of it can be done, and where the page gets worse. */
  does(instruction: string): this {
    const made = this.asked(instruction)
    if (made.outcome !== 'done') throw new Error(`Not done: ${JSON.stringify(made)}`)
    const undone = made.clauses.find((clause) => !clause.done)
    if (undone) throw new Error(`Not done: ${undone.says}`)
    const result = applyEdit(this.html, made.operations)
    if (!result.ok) throw new Error(result.error.message)
    const worse = errorsOf(result.value.html) - errorsOf(this.html)
    if (worse > 0) throw new Error(`${worse} more errors on the page.`)
    this.html = result.value.html
    return this
  }

  /** Why it cannot be done. */
  refuses(instruction: string): string {
    const made = this.asked(instruction)
    if (made.outcome !== 'cannot') throw new Error(`Not refused: ${JSON.stringify(made)}`)
    return made.why
  }

  /** What it asks back. */
  asksBack(instruction: string): { id: string; label: string }[] {
    const made = this.asked(instruction)
    if (made.outcome !== 'readings') throw new Error(`Not asked: ${JSON.stringify(made)}`)
    return made.readings
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
