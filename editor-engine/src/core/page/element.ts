import type { Change } from '../changes/change.ts'
import { isAttributeName, readAttributes, readName, type Attribute } from '../html/attributes.ts'
import { escapeAttribute } from '../html/escape.ts'
import * as Field from '../html/field.ts'
import { lastStartingBy, type Locations } from '../html/locations.ts'
import { NAMES } from '../html/names.ts'
import * as Trait from '../html/trait.ts'
import { ID_ATTRIBUTE } from '../html/tag.ts'

/** A range of the text, from one offset to another. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * Why an element is read-only: `relocated`, browsers move or repeat it; `uncertain`, the tags are
 * nested in a way that the scan does not know; `framed`, a frameset replaces the body. The referee adds
 * `synthetic`, parse5 makes no such element, and `disputed`, parse5 finds another range.
 */
export type ReadOnly = 'relocated' | 'uncertain' | 'framed' | 'synthetic' | 'disputed'

/**
 * `none`: no text; `text`: text only; `mixed`: text or elements inside; `raw`: the text of a script or
 * style.
 */
export type TextKind = 'none' | 'text' | 'mixed' | 'raw'

/** The bits of `Field.info` that contain the number of the tag name. */
const NAME_MASK = 0xffff

/** The usual form of an id; other forms are found by reading the attributes one by one. */
const QUOTED_ID = /^data-element-id="([^"&]*)"/

/** The part of a page that its elements need. */
export interface ElementHost {
  readonly length: number
  readonly locations: Locations
  slice(from: number, to: number): string
  /** As HTML has to be read, without template code. */
  markup(from: number, to: number): string
  at(index: number): PageElement
  readOnly(index: number): false | ReadOnly
}

/** One element of a page, read from its text. Valid for this page only, not for later ones. */
export class PageElement {
  readonly page: ElementHost
  /** Its index in document order. */
  readonly index: number
  #attributes: readonly Attribute[] | undefined
  #byName: Readonly<Record<string, string>> | undefined
  #tag: string | undefined

  constructor(page: ElementHost, index: number) {
    this.page = page
    this.index = index
  }

  /** The `data-element-id`, or undefined. */
  get id(): string | undefined {
    const at = this.#field(Field.id)
    if (!at) return undefined
    const found = QUOTED_ID.exec(this.page.slice(at, this.#field(Field.tagEnd)))
    return found ? found[1] : this.attribute(ID_ATTRIBUTE)?.value
  }

  /** The tag's name in lower case. */
  get tag(): string {
    this.#tag ??=
      NAMES[this.#field(Field.info) & NAME_MASK] ||
      readName(this.page.slice(this.#field(Field.start) + 1, this.#field(Field.nameEnd)))
    return this.#tag
  }

  /** The whole element, including its tags. */
  get range(): Range {
    return this.#span(Field.start, Field.end)
  }

  get startTag(): Range {
    return this.#span(Field.start, Field.tagEnd)
  }

  /** The content between the tags; undefined for a void element. */
  get content(): Range | undefined {
    if (this.#has(Trait.empty)) return undefined
    return this.#span(Field.tagEnd, Field.close)
  }

  get endTag(): Range | undefined {
    if (!this.#has(Trait.closed)) return undefined
    return this.#span(Field.close, Field.end)
  }

  get isInBody(): boolean {
    return this.#has(Trait.inBody)
  }

  get isInTemplate(): boolean {
    return this.#has(Trait.inTemplate)
  }

  /** SVG or MathML. */
  get isForeign(): boolean {
    return this.#has(Trait.foreign)
  }

  /** False if it may be edited, otherwise the reason why not. */
  get readOnly(): false | ReadOnly {
    return this.page.readOnly(this.index)
  }

  /** Its content is always text: a script, a style, a title, a textarea. */
  get isRawText(): boolean {
    return this.#has(Trait.rawText)
  }

  get textKind(): TextKind {
    const content = this.content
    if (!content || content.from >= content.to) return 'none'
    if (this.isRawText) return this.tag === 'textarea' || this.tag === 'title' ? 'text' : 'raw'
    if (!this.children().next().done) return 'mixed'
    const raw = this.page.slice(content.from, content.to)
    return raw.replace(/<!--[^]*?(?:-->|$)/g, '').trim() ? 'text' : 'none'
  }

  /** Attributes by name, with character references decoded. */
  get attributes(): Readonly<Record<string, string>> {
    if (this.#byName) return this.#byName
    const out: Record<string, string> = {}
    for (const { name, value } of this.attributeList())
      if (!Object.hasOwn(out, name)) out[name] = value
    return (this.#byName = out)
  }

  /** By name in any case: `viewBox` and `viewbox` are the same attribute, in SVG as in HTML. */
  attribute(name: string): Attribute | undefined {
    const read = readName(name)
    return this.attributeList().find((attribute) => attribute.name === read)
  }

  /** Attributes as written and in order, including duplicates that the parser ignores. */
  attributeList(): readonly Attribute[] {
    const nameEnd = this.#field(Field.nameEnd)
    this.#attributes ??= readAttributes(
      this.page.slice(nameEnd, this.#field(Field.tagEnd)),
      nameEnd
    )
    return this.#attributes
  }

  /**
   * The element that it is written in. Browsers may put formatting between the two that they open again.
   */
  get parent(): PageElement | undefined {
    const parent = this.parentIndex
    return parent < 0 ? undefined : this.page.at(parent)
  }

  /** The index of its parent, or -1. */
  get parentIndex(): number {
    return this.#field(Field.parent)
  }

  /** How many elements it contains. */
  get countInside(): number {
    return lastStartingBy(this.page.locations, this.#field(Field.end) - 1) - this.index
  }

  /** The element itself or its nearest ancestor with this tag. */
  closest(tag: string): PageElement | undefined {
    let element: PageElement | undefined = this as PageElement
    while (element && element.tag !== tag) element = element.parent
    return element
  }

  /** Child elements, in order. */
  *children(): Generator<PageElement, undefined> {
    for (const element of this.descendants()) if (element.parentIndex === this.index) yield element
  }

  *descendants(): Generator<PageElement, undefined> {
    const { rows, count } = this.page.locations
    const end = this.#field(Field.end)
    for (let i = this.index + 1; i < count && rows[i * Field.count + Field.start] < end; i++)
      yield this.page.at(i)
  }

  /**
   * The change that sets an attribute: only its value if it has one in quotes. Throws a `TypeError` if
   * no attribute can have this name.
   */
  setAttribute(name: string, value: string): Change {
    if (!isAttributeName(name)) {
      throw new TypeError(`${JSON.stringify(name.slice(0, 60))} is not the name of an attribute.`)
    }
    const present = this.attribute(name)
    if (present?.quote) {
      const insert = escapeAttribute(value, present.quote)
      return { from: present.valueFrom, to: present.valueTo, insert }
    }
    const written = `${name}="${escapeAttribute(value)}"`
    if (present) return { from: present.from, to: present.to, insert: written }
    const at = this.#placeForAttribute()
    return { from: at, to: at, insert: ` ${written}` }
  }

  /** The changes that remove an attribute, with the space before it. */
  removeAttribute(name: string): Change[] {
    const read = readName(name)
    const same = this.attributeList().filter((attribute) => attribute.name === read)
    return same.map(({ from, to }) => {
      // Without the space, the following text would join the name before.
      const isApart = /^\s[^]*[\s/>]$/.test(this.page.slice(from - 1, to + 1))
      return { from: isApart ? from - 1 : from, to, insert: '' }
    })
  }

  /** After the last attribute if that is safe, otherwise after the tag's name, which is always safe. */
  #placeForAttribute(): number {
    const last = this.attributeList().at(-1)
    return last?.quote ? last.to : this.#field(Field.nameEnd)
  }

  /** The data that an inspector shows. */
  toJSON() {
    const { id, tag, index, range, startTag, content, endTag, readOnly, textKind, attributes } =
      this
    return { id, tag, index, range, startTag, content, endTag, readOnly, textKind, attributes }
  }

  #span(from: number, to: number): Range {
    return { from: this.#field(from), to: this.#field(to) }
  }

  #field(field: number): number {
    return this.page.locations.rows[this.index * Field.count + field]
  }

  #has(trait: number): boolean {
    return (this.#field(Field.info) & trait) !== 0
  }
}
