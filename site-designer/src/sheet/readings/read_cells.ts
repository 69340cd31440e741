import { cellsAt, cellsOfPlace, hold, placeFields, type Cell } from '#designer/sheet/cells'
import { entryOf, valueFields, type ValueField } from '#designer/sheet/fields'
import type { Loose } from '#designer/sheet/readings/loose'
import type { Quoted } from '#designer/sheet/readings/quoted'
import { emptyPlace, ways, type Place, type Sheet, type Value } from '#designer/sheet/sheet'
import { sectionKinds } from '#designer/site/kinds'

/** What an answer calls otherwise than the sheet, or has at another place. */
const calledOtherwise: Partial<Record<ValueField, string>> = {
  'who.kind': 'kind',
  'own_words.quotes': 'quotes',
  'where.opening_hours.notes': 'hours_notes',
}

/** Fields that are read in a way of their own. */
const readApart = new Set<ValueField>([
  'own_words.about',
  'wishes.language',
  'offers',
  'where.opening_hours',
])

/** Reads every field of an answer that stands there by itself. */
export function readCells(sheet: Sheet, answer: Loose, quoted: Quoted): void {
  for (const path of valueFields) {
    if (placeFields.includes(path) || readApart.has(path)) continue
    const [group, name] = path.split('.')
    const isApart = name === undefined || path in calledOtherwise
    for (const cell of cellsAt(sheet, path))
      readCell(cell, isApart ? answer : answer.one(group), quoted)
  }
}

export function placeOf(answer: Loose, quoted: Quoted): Place {
  const place = emptyPlace()
  for (const cell of cellsOfPlace(place))
    if (!readApart.has(cell.path)) readCell(cell, answer, quoted)
  return place
}

function readCell(cell: Cell, answer: Loose, quoted: Quoted): void {
  const { path, field, key } = cell
  const name = calledOtherwise[path] ?? key
  const told = field.most === undefined ? [answer.one(name)] : answer.list(name)
  hold(
    cell,
    told.flatMap((entry) => readValue(cell, entry, quoted) ?? [])
  )
}

/** One value: of words that stand in its quote, or concluded from it. */
export function readValue(
  { path, field }: Pick<Cell, 'path' | 'field'>,
  answer: Loose,
  quoted: Quoted
): Value<unknown> | undefined {
  const concluded = (value: unknown) => quoted.value(answer, path, value)
  const known = <T extends string>(list: readonly T[], name: string) =>
    concluded(list.find((one) => one === answer.text(name)))
  switch (field.of) {
    case 'line':
    case 'email':
      return quoted.value(answer, path, answer.text('value'), answer.text('value'))
    case 'kind':
      return concluded(answer.text('id'))
    case 'yes':
      return concluded(answer.yes('value') || undefined)
    case 'way':
      return known(ways, 'way')
    case 'section':
      return known(sectionKinds, 'section')
    case 'theme':
      return known(['light', 'dark'], 'value')
    case 'colour': {
      const [hex, word] = [answer.text('hex')?.toLowerCase(), answer.text('word')]
      return word ? quoted.value(answer, path, hex && { hex, word }, word) : undefined
    }
    case 'link': {
      const [url, label] = [answer.text('url'), answer.text('label')]
      return url && label && isTold(url, quoted) ? concluded({ url, label }) : undefined
    }
    default: {
      const { main = '', texts = {} } = entryOf(field) ?? {}
      const value = quoted.textsBeside(answer, answer.fields(Object.keys(texts)))
      const isWhole = Object.entries(texts).every(
        ([name, { isRequired }]) => !isRequired || value[name]
      )
      return isWhole && value[main] ? quoted.value(answer, path, value, value[main]) : undefined
    }
  }
}

/** An address of the web that is said, or the handle that it ends with. */
function isTold(url: string, quoted: Quoted): boolean {
  const short = url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/gi, '')
  const handle = short.split('/').filter(Boolean).at(-1) ?? short
  return quoted.find(short) !== undefined || quoted.find(`@${handle}`) !== undefined
}
