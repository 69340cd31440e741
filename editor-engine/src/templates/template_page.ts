import type { ChangeSet } from '../core/changes/change_set.ts'
import { readAttributes, readName, type Attribute } from '../core/html/attributes.ts'
import { decodeMapped } from '../core/html/entities.ts'
import { escapeAttribute } from '../core/html/escape.ts'
import * as Field from '../core/html/field.ts'
import type { Locations } from '../core/html/locations.ts'
import type { Change } from '../core/changes/change.ts'
import { PageElement, type Range } from '../core/page/element.ts'
import { Page, type Edited, type Verdicts } from '../core/page/page.ts'
import { TextStore } from '../core/page/text_store.ts'
import { blank } from './blank.ts'
import { problemWithCode } from './kept_code.ts'
import type { FindCode } from './languages.ts'

/** How the template code of a page is found, and whether edits may add some. */
export interface Code {
  readonly find: FindCode
  readonly isTrusted: boolean
}

/** A page with template code, which is no part of its HTML and stays as it is in every edit. */
export class TemplatePage extends Page {
  readonly #how: Code
  readonly #code: readonly Range[]
  /** The page of the same length that is HTML only. */
  #read: Page | undefined

  constructor(html: string, how: Code, verdicts?: Verdicts) {
    super(new TextStore([html]), { verdicts })
    this.#how = how
    this.#code = how.find(html)
  }

  override get locations(): Locations {
    return this.#html.locations
  }

  override markup(from: number, to: number): string {
    return this.#html.slice(from, to)
  }

  override reopen(html: string): Page {
    return new TemplatePage(html, this.#how)
  }

  override at(index: number): PageElement {
    return new TemplateElement(this, index, this.#how.find)
  }

  override judged(verdicts: Verdicts): Page {
    return new TemplatePage(this.text, this.#how, verdicts)
  }

  override with(changes: ChangeSet): Edited {
    const page = new TemplatePage(changes.apply(this.text), this.#how)
    const before = { text: this.text, code: this.#code }
    const after = { text: page.text, code: page.#code }
    const refused = problemWithCode(before, changes.changes, after, this.#how.isTrusted)
    return { page, shifted: false, refused }
  }

  get #html(): Page {
    return (this.#read ??= Page.open(blank(this.text, this.#code)))
  }
}

/** An element whose attributes can hold template code, or stand between it. */
class TemplateElement extends PageElement {
  readonly #find: FindCode
  #list: readonly Attribute[] | undefined

  constructor(page: Page, index: number, find: FindCode) {
    super(page, index)
    this.#find = find
  }

  override attributeList(): readonly Attribute[] {
    const { page } = this
    const nameEnd = this.#nameEnd
    const { to } = this.startTag
    return (this.#list ??= readAttributes(page.markup(nameEnd, to), nameEnd).map((attribute) => {
      const { from, nameTo, valueFrom, valueTo } = attribute
      const written = page.slice(valueFrom, valueTo)
      const raw = page.markup(valueFrom, valueTo)
      return {
        ...attribute,
        name: readName(page.slice(from, nameTo)),
        value: decodeMapped(raw, { inAttribute: true }, written).text,
      }
    }))
  }

  override setAttribute(name: string, value: string): Change {
    const { from, to, insert } = super.setAttribute(name, '')
    const present = this.attribute(name)
    const written = this.#escaped(value, present?.quote || '"')
    if (present?.quote) return { from, to, insert: written }
    // The last attribute can be there under a condition; the place after the name is always there.
    const place = present ? { from, to } : { from: this.#nameEnd, to: this.#nameEnd }
    return { ...place, insert: `${insert.slice(0, -1)}${written}"` }
  }

  /** The value as it is written; template code in it is not HTML yet. */
  #escaped(value: string, quote: '"' | "'"): string {
    let out = ''
    let at = 0
    for (const { from, to } of this.#find(value)) {
      out += escapeAttribute(value.slice(at, from), quote) + value.slice(from, to)
      at = to
    }
    return out + escapeAttribute(value.slice(at), quote)
  }

  get #nameEnd(): number {
    return this.page.locations.rows[this.index * Field.count + Field.nameEnd]
  }
}
