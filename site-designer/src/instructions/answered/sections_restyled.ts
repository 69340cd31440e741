import { applyEdit, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { PageReading } from '#designer/live_page/reading/page_reading'

/** They change what a section says, and not how it is set. */
const WORDS_ONLY = new Set<EditOperation['type']>(['set_text', 'set_url', 'set_image', 'tag'])

/** Other ids are not known to the style of a section. */
const ID = /^[a-z][\w-]{0,63}$/i

const MARKS = / data-element-id="[^"]*"/g

/**
 * The ids of the sections whose markup or style an edit changes, which only a browser can judge; none
 * where it changes words.
 */
export function sectionsRestyled(html: string, operations: readonly EditOperation[]): string[] {
  const forms = operations.filter(({ type }) => !WORDS_ONLY.has(type))
  const applied = applyEdit(html, operations)
  if (forms.length === 0 || !applied.ok) return []
  const isEverywhere = forms.some(({ type }) => type === 'set_token')
  const anew = new Set(
    forms.map((one) => (one.type === 'change_source' ? one.section : undefined)).filter(Boolean)
  )
  const was = markupOf(new PageReading(html))
  const is = markupOf(new PageReading(applied.value.html))
  return [...is]
    .filter(
      ([id, { markup, element }]) =>
        isEverywhere || anew.has(element) || was.get(id)?.markup !== markup
    )
    .map(([id]) => id)
}

interface Markup {
  element?: string
  markup: string
}

function markupOf({ sections, html }: PageReading): Map<string, Markup> {
  return new Map(
    sections
      .filter(({ anchor = '' }) => ID.test(anchor))
      .map(({ anchor, element: { id, range } }) => [
        anchor!,
        { element: id, markup: html.slice(range.from, range.to).replace(MARKS, '') },
      ])
  )
}
