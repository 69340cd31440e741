import { cellsAt, cellsOfPlace, hold, placeFields, type Cell } from '#designer/sheet/cells'
import { entryOf, valueFields, type EntryText, type ValueField } from '#designer/sheet/fields'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import type { QuotedPrompt } from '#designer/sheet/readings/quoted_prompt'
import { emptyPlace, ways, type Place, type Sheet, type Value } from '#designer/sheet/sheet'
import { addressForms } from '#designer/language/address_form'
import { sectionKinds } from '#designer/site/kinds'

/** Fields that have another name or position in an answer. */
const answerNames: Partial<Record<ValueField, string>> = {
  'who.kind': 'kind',
  'own_words.quotes': 'quotes',
  'where.opening_hours.notes': 'hours_notes',
}

/** Fields that `sheet_of_reading.ts` reads. */
const readSeparately = new Set<ValueField>([
  'own_words.about',
  'wishes.language',
  'offers',
  'where.opening_hours',
])

/** Reads the fields of an answer that are outside of places and offers. */
export function readCells(sheet: Sheet, answer: UntrustedAnswer, quoted: QuotedPrompt): void {
  for (const path of valueFields) {
    if (placeFields.includes(path) || readSeparately.has(path)) continue
    const [group, name] = path.split('.')
    const isApart = name === undefined || path in answerNames
    for (const cell of cellsAt(sheet, path))
      readCell(cell, isApart ? answer : answer.one(group), quoted)
  }
}

export function placeOf(answer: UntrustedAnswer, quoted: QuotedPrompt): Place {
  const place = emptyPlace()
  for (const cell of cellsOfPlace(place))
    if (!readSeparately.has(cell.path)) readCell(cell, answer, quoted)
  return place
}

function readCell(cell: Cell, answer: UntrustedAnswer, quoted: QuotedPrompt): void {
  const { path, field, key } = cell
  const name = answerNames[path] ?? key
  const entries = field.most === undefined ? [answer.one(name)] : answer.list(name)
  hold(
    cell,
    entries.flatMap((entry) => readValue(cell, entry, quoted) ?? [])
  )
}

/** One value: words from its quote, or a choice that the quote is the reason for. */
export function readValue(
  { path, field }: Pick<Cell, 'path' | 'field'>,
  answer: UntrustedAnswer,
  quoted: QuotedPrompt
): Value<unknown> | undefined {
  const concluded = (value: unknown) => quoted.value(answer, path, value)
  const known = <T extends string>(list: readonly T[], name: string) =>
    concluded(list.find((one) => one === answer.text(name)))
  switch (field.of) {
    case 'line':
    case 'email': {
      const text = answer.text('value')
      return text === undefined ? undefined : quoted.value(answer, path, onOneLine(text), text)
    }
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
    case 'address_form':
      return known(addressForms, 'value')
    case 'colour': {
      const [hex, word] = [answer.text('hex')?.toLowerCase(), answer.text('word')]
      return word ? quoted.value(answer, path, hex && { hex, word }, word) : undefined
    }
    case 'link': {
      const [url, label] = [answer.text('url'), answer.text('label')]
      return url && label && isUrlQuoted(url, quoted) ? concluded({ url, label }) : undefined
    }
    default: {
      const { main = '', texts = {} } = entryOf(field) ?? {}
      const value = textsBeside(answer, texts, quoted)
      const isWhole = Object.entries(texts).every(
        ([name, { isRequired }]) => !isRequired || value[name]
      )
      return isWhole && value[main] ? quoted.value(answer, path, value, value[main]) : undefined
    }
  }
}

/** The texts of an entry that are in a line of its quote. */
function textsBeside(
  answer: UntrustedAnswer,
  texts: Record<string, EntryText>,
  quoted: QuotedPrompt
): Record<string, string> {
  const found = Object.entries(texts).flatMap(([name, text]) => {
    const said = quoted.textBeside(answer, name, text)
    if (said === undefined) return []
    return [[name, text.of === 'line' ? onOneLine(said) : said] as const]
  })
  return Object.fromEntries(found)
}

/** A person's lines break where their window ended; what fields of one line hold does not. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Whether the prompt contains the address, or the handle at its end. */
function isUrlQuoted(url: string, quoted: QuotedPrompt): boolean {
  const short = url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/gi, '')
  const handle = short.split('/').filter(Boolean).at(-1) ?? short
  return quoted.find(short) !== undefined || quoted.find(`@${handle}`) !== undefined
}
