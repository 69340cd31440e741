import { printedOn } from '#designer/fill/printed_on'
import { setStructured } from '#designer/renderer/reading/json_ld_edit'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import { trimmed } from '#designer/renderer/reading/source_changes'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import type { Sheet } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'
import { wholeIn } from '#designer/text/whole_words'

type Fields = Record<string, unknown>

/** What is printed of both sheets in the head of this page: each text before and after. */
export interface HeadTexts {
  title: [string, string]
  description: [string, string]
  name: [string, string]
  data: [Fields, Fields]
}

export function headTexts(reading: PageReading, sheets: [Sheet, Sheet]): HeadTexts {
  const [was, printed] = sheets.map((sheet) => printedOn(sheet, reading))
  const { who } = sheets[0]
  const { title, description, name, data } = was
  // What was printed from nothing, like "Welcome", is nobody's name.
  const nothing = { title, description, name }
  const is =
    who.name || who.description
      ? printed
      : { ...nothing, data: { ...printed.data, name: data.name, description: data.description } }
  return {
    title: [was.title, is.title],
    description: [was.description, is.description],
    name: [was.name, is.name],
    data: [was.data, is.data],
  }
}

/**
 * Texts for machines: where one still says what was printed of the sheet before, it says what is
 * printed of the sheet after; in others the words change that have changed everywhere.
 */
export function updateHead(draft: PageDraft, texts: HeadTexts): void {
  const inWords = (text: string) =>
    draft.replaced.reduce((words, [old, now]) => withWords(words, old, now), text)
  const metas = [...draft.reading.page.elements()].flatMap((meta) => {
    const content = meta.tag === 'meta' ? meta.attribute('content')?.value : undefined
    if (content === undefined) return []
    const name = meta.attribute('name')?.value ?? meta.attribute('property')?.value ?? ''
    const [was, is] = texts[wholes[name] ?? 'title']
    const after = name in wholes && content === was ? is : inWords(content)
    return after === content ? [] : [meta.setAttribute('content', after)]
  })
  // A text that changed because of a fact is not told where the fact itself is.
  if (draft.tells()) draft.takeQuietly(metas)
  else draft.take(draft.says.labels.pageDescription, metas)
  for (const { fields, from, text } of dataOn(draft.reading)) {
    // What the page shows nowhere, machines are not told of either.
    const [was, is] = texts.data
    const after = carried(fields, was, draft.tells() ? is : withoutNew(is, was)) as Fields
    if (after.description === fields.description && typeof after.description === 'string')
      after.description = inWords(after.description)
    // What is not written as we write it cannot be written again without changing anything else.
    const whole = { from, to: from + text.length, insert: written(after) }
    draft.takeQuietly(
      text === written(fields)
        ? [trimmed(draft.reading.html, whole)]
        : changedPaths(fields, after).flatMap(([path, value]) =>
            setStructured(draft.reading, path, value)
          )
    )
  }
}

/** Which printed text these hold. */
const wholes: Record<string, 'title' | 'description' | 'name'> = {
  'og:title': 'title',
  'twitter:title': 'title',
  'description': 'description',
  'og:description': 'description',
  'twitter:description': 'description',
  'og:site_name': 'name',
}

/** The values of the page with those that have changed from `was` to `is`, key by key. */
function carried(page: unknown, was: unknown, is: unknown): unknown {
  if (isSame(was, is)) return page
  if (isSame(page, was)) return is
  if (![page, was, is].every(isRecord)) return page
  const [on, old, now] = [page, was, is] as Fields[]
  const keys = [...new Set([...Object.keys(on), ...Object.keys(now)])]
  const values = keys.map((key) => [key, carried(on[key], old[key], now[key])] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function changedPaths(fields: Fields, after: Fields): [path: string[], value: unknown][] {
  return Object.entries(after).flatMap(([key, value]) => {
    const old = fields[key]
    if (isSame(old, value)) return []
    if (!isRecord(old) || !isRecord(value)) return [[[key], value]]
    const inner = changedPaths(old as Fields, value as Fields)
    return inner.map(([path, one]): [string[], unknown] => [[key, ...path], one])
  })
}

function withoutNew(is: Fields, was: Fields): Fields {
  return Object.fromEntries(Object.entries(is).filter(([key]) => key in was))
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withWords(text: string, old: string, now: string): string {
  let words = text
  for (let at = wholeIn(words, old); at >= 0; at = wholeIn(words, old, at + now.length))
    words = words.slice(0, at) + now + words.slice(at + old.length)
  return words
}

function written(fields: Fields): string {
  return JSON.stringify(fields).replaceAll('<', '\\u003c')
}

function dataOn({ page }: PageReading) {
  return [...page.elements()].flatMap(({ tag, attributes, content }) => {
    if (tag !== 'script' || attributes.type !== 'application/ld+json' || !content) return []
    const source = page.slice(content.from, content.to)
    const text = source.trim()
    try {
      const fields: unknown = JSON.parse(text)
      const from = content.from + source.indexOf(text)
      return isRecord(fields) ? [{ fields: fields as Fields, text, from }] : []
    } catch {
      return []
    }
  })
}
