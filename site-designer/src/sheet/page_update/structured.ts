import { trimmed, type Change } from '#designer/renderer/reading/source_changes'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { isWholeAt } from '#designer/sheet/page_update/whole_words'

/** Values of structured data that say what was said before, whole, or within a description. */
export function replacedData(draft: PageDraft, old: string, now: string): Change[] {
  const { page } = draft.reading
  const [from, insert] = [dataOf(old).slice(1, -1), dataOf(now).slice(1, -1)]
  return scriptsOf(draft).flatMap((script) =>
    [...page.slice(script.from, script.to).matchAll(LITERALS)].flatMap(
      ({ 0: literal, 1: colon, index }) => {
        const isLong = literal.length > from.length + 12
        if (colon || !(literal.slice(1, -1) === from || isLong)) return []
        return placesOf(literal, from).map((at) => {
          const start = script.from + index + at
          return { from: start, to: start + from.length, insert }
        })
      }
    )
  )
}

/** Where whole words stand in a text. */
function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    if (isWholeAt(text, words, at)) places.push(at)
  }
  return places
}

const LITERALS = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/** A field of structured data, wherever it stands. */
export function replacedField(draft: PageDraft, field: string, old: string, now: string): Change[] {
  const written = `${dataOf(field)}:${dataOf(old)}`
  return scriptsOf(draft).flatMap((script) => {
    const text = draft.reading.page.slice(script.from, script.to)
    return placesOf(text, written).map((at) => {
      const from = script.from + at + dataOf(field).length + 2
      return { from, to: from + dataOf(old).length - 2, insert: dataOf(now).slice(1, -1) }
    })
  })
}

/** The same field taken out, with the comma beside it. */
export function removedField(draft: PageDraft, field: string, old: string): Change[] {
  const written = `${dataOf(field)}:${dataOf(old)}`
  return scriptsOf(draft).flatMap((script) => {
    const text = draft.reading.page.slice(script.from, script.to)
    return placesOf(text, written).map((at) => {
      const hasComma = text[at - 1] === ','
      const from = script.from + at - (hasComma ? 1 : 0)
      const isFirst = !hasComma && text[at + written.length] === ','
      return { from, to: script.from + at + written.length + (isFirst ? 1 : 0), insert: '' }
    })
  })
}

/** An entry of a list in structured data. */
export function replacedEntry(draft: PageDraft, old: string, now: string): Change[] {
  const written = dataOf(old)
  return scriptsOf(draft).flatMap((script) => {
    const text = draft.reading.page.slice(script.from, script.to)
    return placesOf(text, written).flatMap((at) => {
      const isEntry = text[at - 1] === '[' || text[at - 1] === ','
      const from = script.from + at
      return isEntry ? [{ from, to: from + written.length, insert: dataOf(now) }] : []
    })
  })
}

/** A piece of structured data as it was written, in place of another one. */
export function replacedDataPiece(draft: PageDraft, old: unknown, now: unknown): Change[] {
  const { page, html } = draft.reading
  const written = dataOf(old)
  return scriptsOf(draft).flatMap(({ from, to }) => {
    const at = page.slice(from, to).indexOf(written)
    if (at < 0) return []
    const start = from + at
    return [trimmed(html, { from: start, to: start + written.length, insert: dataOf(now) })]
  })
}

function dataOf(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function scriptsOf({ reading }: PageDraft): { from: number; to: number }[] {
  return [...reading.page.elements()].flatMap((element) => {
    const type = element.tag === 'script' && element.attribute('type')?.value
    return type === 'application/ld+json' && element.content ? [element.content] : []
  })
}
