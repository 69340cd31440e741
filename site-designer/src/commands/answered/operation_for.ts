import type { Change } from 'editor-engine'
import type { SlimPage } from '#designer/commands/answered/slim_page'
import { changeSource, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { PageReading, type PageElement } from '#designer/renderer/reading/page_reading'
import { ok, refused, type Result } from '#designer/result'
import type { Loose } from '#designer/sheet/readings/loose'

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

/** One operation as a model wrote it, on the page as it stands. */
export function operationFor(html: string, slim: SlimPage, asked: Loose): Made {
  const type = asked.text('type')
  switch (type) {
    case 'set_token':
      return ok({
        type,
        name: asked.text('name') ?? '',
        value: asked.text('value') ?? null,
      })
    case 'edit_lines':
      return ok({
        type,
        edits: asked.list('edits').map((edit) => ({
          search: edit.text('search') ?? '',
          replace: edit.text('replace') ?? '',
        })),
      })
  }
  const reading = new PageReading(html)
  const element = elementNamed(reading, slim, asked.text('element'))
  if (!element?.id) return refused(`There is no element "${asked.text('element') ?? ''}".`)
  switch (type) {
    case 'set_text':
      return ok({ type, element: element.id, text: asked.text('text') ?? '' })
    case 'set_style':
      return ok({
        type,
        element: element.id,
        property: asked.text('property') ?? '',
        value: asked.text('value') ?? null,
      })
    case 'set_link':
      return ok({ type: 'set_url', element: element.id, url: asked.text('url') ?? '' })
    case 'set_image':
      return ok({
        type,
        element: element.id,
        src: asked.text('url') ?? '',
        alt: asked.text('text') ?? '',
      })
    case 'set_attribute':
      return attribute(html, element, asked)
    case 'insert_html':
      return inserted(html, element, asked.text('where'), asked.text('html') ?? '')
    case 'replace_html':
      return written(html, [{ ...element.range, insert: asked.text('html') ?? '' }])
    case 'remove':
      return written(html, [{ ...element.range, insert: '' }])
    case 'move':
      return moved(html, element, elementNamed(reading, slim, asked.text('target')), asked)
    default:
      return refused(`There is no operation "${type ?? ''}".`)
  }
}

function elementNamed({ page }: PageReading, slim: SlimPage, name = ''): PageElement | undefined {
  const id = slim.idOf(name)
  const element = id === undefined ? undefined : page.element(id)
  return element?.isInBody ? element : undefined
}

function written(html: string, changes: readonly Change[]): Made {
  const operation = changeSource(html, changes)
  return operation ? ok(operation) : refused('It changes nothing.')
}

function attribute(html: string, element: PageElement, asked: Loose): Made {
  const name = writableAttributes.find((known) => known === asked.text('name'))
  if (!name) return refused(`Attributes that can be set: ${writableAttributes.join(', ')}.`)
  return written(html, [element.setAttribute(name, asked.text('value') ?? '')])
}

function inserted(
  html: string,
  element: PageElement,
  where: string | undefined,
  insert: string
): Made {
  const { range, content } = element
  if (element.tag === 'body' && (where === 'before' || where === 'after')) {
    return refused('Nothing stands beside the body.')
  }
  switch (where) {
    case 'before':
      return written(html, [{ from: range.from, to: range.from, insert: `${insert}\n` }])
    case 'after':
      return written(html, [{ from: range.to, to: range.to, insert: `\n${insert}` }])
    case 'first':
    case 'last': {
      if (!content || element.isRawText) return refused('This element holds no others.')
      const at = where === 'first' ? content.from : content.to
      return written(html, [{ from: at, to: at, insert: `\n${insert}\n` }])
    }
    default:
      return refused('Say where it goes: before, after, first or last.')
  }
}

function moved(
  html: string,
  element: PageElement,
  target: PageElement | undefined,
  asked: Loose
): Made {
  if (!target) return refused(`There is no element "${asked.text('target') ?? ''}".`)
  const { from, to } = element.range
  const at = asked.text('where') === 'before' ? target.range.from : target.range.to
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
