import { decode, type Change } from 'editor-engine'
import { fontOperation } from '#designer/instructions/answered/font_token'
import {
  isSectionOperation,
  sectionOperation,
} from '#designer/instructions/answered/section_operation'
import type { SlimPage } from '#designer/instructions/answered/slim_page'
import { changeSource, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { PageReading, type PageElement } from '#designer/live_page/reading/page_reading'
import { ok, refused, type Result } from '#designer/result'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'

/** Attributes that a model may write: none of them runs anything or leads anywhere. */
export const writableAttributes = [
  'alt',
  'aria-label',
  'class',
  'data-layout',
  'data-surface',
  'hidden',
  'lang',
  'name',
  'placeholder',
  'required',
  'rows',
  'title',
  'type',
] as const

type Made = Result<EditOperation, string>

interface Subject {
  id: string
  element: PageElement
  html: string
  /** A field of what the model wrote. */
  said: (field: string) => string
  /** The element that a short name of the page stands for. */
  named: (name: string) => PageElement | undefined
}

/** The operations on one element, as a model writes them. */
const operations: Record<string, (subject: Subject, asked: UntrustedAnswer) => Made> = {
  // Models escape texts as if they were source.
  set_text: ({ id, said }) => ok({ type: 'set_text', element: id, text: decode(said('text')) }),
  set_style: ({ id, said }, asked) =>
    ok({
      type: 'set_style',
      element: id,
      property: said('property'),
      value: asked.text('value') ?? null,
    }),
  set_link: ({ id, said }) => ok({ type: 'set_url', element: id, url: said('url') }),
  set_attribute: ({ html, element, said }) => {
    const name = writableAttributes.find((known) => known === said('name'))
    if (!name) return refused(`Attributes that can be set: ${writableAttributes.join(', ')}.`)
    return written(html, [element.setAttribute(name, decode(said('value')))])
  },
  insert_html: inserted,
  replace_html: ({ html, element, said }) =>
    written(html, [{ ...element.range, insert: said('html') }]),
  remove: ({ html, element }) => written(html, [{ ...element.range, insert: '' }]),
  move: moved,
}

/** One operation as a model wrote it, on the page as it stands. */
export function operationFor(
  html: string,
  slim: SlimPage,
  asked: UntrustedAnswer,
  instruction: string
): Made {
  const said = (field: string) => asked.text(field) ?? ''
  const type = said('type')
  if (type === 'set_token') {
    const name = said('name')
    const font = fontOperation(html, name, said('value'))
    return font ?? ok({ type, name, value: asked.text('value') ?? null })
  }
  if (type === 'edit_lines') {
    const edits = asked.list('edits').map((edit) => ({
      search: edit.text('search') ?? '',
      replace: edit.text('replace') ?? '',
    }))
    return ok({ type, edits })
  }
  const reading = new PageReading(html)
  const { page } = reading
  const named = (name: string) => {
    const found = page.element(slim.idOf(name) ?? '')
    return found?.isInBody ? found : undefined
  }
  if (isSectionOperation(type)) {
    const section = named(said('section'))
    return section
      ? sectionOperation(reading, section, asked, instruction)
      : refused(`There is no section "${said('section')}".`)
  }
  const element = named(said('element'))
  if (!element?.id) return refused(`There is no element "${said('element')}".`)
  const make = Object.hasOwn(operations, type) ? operations[type] : undefined
  return make
    ? make({ id: element.id, element, html, said, named }, asked)
    : refused(`There is no operation "${type}".`)
}

function written(html: string, changes: readonly Change[]): Made {
  const operation = changeSource(html, changes)
  return operation ? ok(operation) : refused('It changes nothing.')
}

function inserted({ html, element, said }: Subject): Made {
  const { range, content, tag, isRawText } = element
  const insert = said('html')
  const where = said('where')
  const isBeside = where === 'before' || where === 'after'
  if (tag === 'body' && isBeside) return refused('Nothing stands beside the body.')
  if (!isBeside && (!content || isRawText)) return refused('This element holds no others.')
  const places: Record<string, [at: number, insert: string]> = {
    before: [range.from, `${insert}\n`],
    after: [range.to, `\n${insert}`],
    first: [content?.from ?? 0, `\n${insert}\n`],
    last: [content?.to ?? 0, `\n${insert}\n`],
  }
  if (!Object.hasOwn(places, where))
    return refused('Say where it goes: before, after, first or last.')
  const [at, text] = places[where]
  return written(html, [{ from: at, to: at, insert: text }])
}

function moved({ html, element, said, named }: Subject): Made {
  const target = named(said('target'))
  if (!target) return refused(`There is no element "${said('target')}".`)
  const { from, to } = element.range
  const at = said('where') === 'before' ? target.range.from : target.range.to
  if (at > from && at < to) return refused('An element cannot go into itself.')
  const changes = [
    { from, to, insert: '' },
    { from: at, to: at, insert: html.slice(from, to) },
  ]
  return written(
    html,
    changes.sort((one, other) => one.from - other.from || one.to - other.to)
  )
}
