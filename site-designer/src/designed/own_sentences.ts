import { decode, type PageElement } from 'editor-engine'
import type { ReadSection } from '#designer/designed/check_markup'
import { INLINE, isPrinted } from '#designer/designed/check_words'
import { SLOTS } from '#designer/designed/slots'
import type { Fact } from '#designer/fill/facts'
import { sentencesIn } from '#designer/language/sentences'
import { FIELD_MARK } from '#designer/sheet/field_mark'

export interface Stretch {
  from: number
  to: number
}

/** A sentence in the words of a section itself. */
export interface OwnSentence {
  /** As a visitor reads it, with the facts that stand in it. */
  words: string
  /** Where its own words stand, without those facts. */
  stretches: Stretch[]
}

/** In a line that is read as one: a word in bold, the words of a link, a turned line. */
const IN_LINE = new Set([...INLINE, 'br', 'wbr'].filter((tag) => tag !== 'text'))

/**
 * The sentences of a section in page order, also those that run across elements. What only shows facts
 * is none.
 */
export function ownSentences(
  { text, elements }: ReadSection,
  facts: ReadonlyMap<string, Fact>
): OwnSentence[] {
  const blocks = elements.filter((one) => !IN_LINE.has(one.tag) && !isPrinted(one))
  const found = blocks.flatMap((block) => new Line(text, block, facts).sentences())
  return found.toSorted((one, other) => one.stretches[0].from - other.stretches[0].from)
}

/** The text right in a block, with what stands in its lines. */
class Line {
  readonly #text: string
  readonly #facts: ReadonlyMap<string, Fact>
  /** Entities are as they are written, so that offsets in it are lengths in the source. */
  #read = ''
  readonly #own: (Stretch & { at: number })[] = []

  constructor(text: string, block: PageElement, facts: ReadonlyMap<string, Fact>) {
    this.#text = text
    this.#facts = facts
    this.#walk(block)
  }

  sentences(): OwnSentence[] {
    return sentencesIn(this.#read).flatMap(([start, end]) => {
      const stretches = this.#own
        .map(({ at, from, to }) => ({
          from: from + Math.max(0, start - at),
          to: Math.min(to, from + end - at),
        }))
        .filter(({ from, to }) => from < to && /\S/.test(this.#text.slice(from, to)))
      const own = stretches.map(({ from, to }) => decode(this.#text.slice(from, to))).join('')
      const words = decode(this.#read.slice(start, end)).trim()
      return /\p{L}/u.test(own) ? [{ words, stretches }] : []
    })
  }

  #walk(element: PageElement): void {
    const { content } = element
    if (!content) return
    let at = content.from
    let isBeside = false
    for (const child of element.children()) {
      const gap = this.#text.slice(at, child.range.from)
      this.#add(at, child.range.from)
      // Two elements on lines of their own are two lines, and no sentence.
      if (isBeside && (gap === '' || /^\s*\n\s*$/.test(gap))) this.#read += '\n'
      this.#child(child)
      isBeside = !/^w?br$/.test(child.tag)
      at = child.range.to
    }
    this.#add(at, content.to)
  }

  #child(child: PageElement): void {
    const fact = this.#facts.get(child.attribute(FIELD_MARK)?.value ?? '')
    if (!IN_LINE.has(child.tag) || SLOTS.has(child.tag)) this.#read += '\n'
    else if (/^w?br$/.test(child.tag)) this.#read += ' '
    else if (isPrinted(child)) this.#read += fact?.text.replace(/\s+/g, ' ') ?? ''
    else this.#walk(child)
  }

  #add(from: number, to: number): void {
    if (to <= from) return
    this.#own.push({ at: this.#read.length, from, to })
    this.#read += this.#text.slice(from, to).replace(/\s/g, ' ')
  }
}
