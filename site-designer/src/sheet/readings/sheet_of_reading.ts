import { marked } from '#designer/sheet/coverage'
import { fieldOf } from '#designer/sheet/fields'
import { completeWithRules } from '#designer/sheet/readings/complete_with_rules'
import { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import { readHours } from '#designer/sheet/readings/hours'
import { QuotedPrompt } from '#designer/sheet/readings/quoted_prompt'
import { placeOf, readCells, readValue } from '#designer/sheet/readings/read_cells'
import { dropInvalid } from '#designer/sheet/readings/drop_invalid'
import { languageCodes } from '#designer/language/language_codes'
import { emptySheet, type Coverage, type OfferGroup, type Sheet } from '#designer/sheet/sheet'
import { isNoPlace, valuesOf } from '#designer/sheet/values'

/**
 * The sheet that a model has read from a prompt, completed by the sheet of the built-in reader
 * (`rules`). Of the answer, only what the prompt contains is used.
 */
export async function sheetOfReading(
  answer: unknown,
  rules: Sheet,
  prompt: string
): Promise<Sheet> {
  const quoted = new QuotedPrompt(prompt)
  const loose = new UntrustedAnswer(answer)
  const sheet = readAnswer(loose, rules, quoted)
  await dropInvalid(sheet)
  sheet.where = sheet.where.filter((place) => !isNoPlace(place))
  sheet.offers = sheet.offers.filter(({ items }) => items.length > 0)
  sheet.coverage = coverageOf(sheet, readMarks(loose, quoted), quoted)
  return completeWithRules(sheet, rules, quoted)
}

function readAnswer(answer: UntrustedAnswer, rules: Sheet, quoted: QuotedPrompt): Sheet {
  const sheet = emptySheet(structuredClone(rules.wishes.language))
  readCells(sheet, answer, quoted)
  sheet.where = answer.list('places').map((entry) => {
    const place = placeOf(entry, quoted)
    readHours(place, entry.list('opening_hours'), quoted)
    return place
  })
  sheet.offers = answer.list('offers').map((group) => offersIn(group, quoted))
  readAbout(sheet, answer.texts('about'), quoted)
  // The language of the whole text needs no quote.
  const language = answer.one('wishes').text('language')
  if (language && languageCodes.includes(language))
    sheet.wishes.language = { value: language, source: 'model' }
  return sheet
}

/** Marks values first, then remarks, wishes and refusals; the rest is unplaced. */
function coverageOf(
  sheet: Sheet,
  marks: Coverage[],
  { prompt, readFrom }: QuotedPrompt
): Coverage[] {
  const values = valuesOf(sheet).map(({ field, value }) => ({ field, from: value.from }))
  const parts = [
    ...[...values, ...readFrom.filter(({ field }) => field === 'own_words.about')],
    ...marks,
    ...readFrom,
  ]
  return parts.reduce<Coverage[]>(
    (coverage, { from, ...part }) =>
      from ? marked(coverage, from, { as: 'field' as const, ...part }) : coverage,
    prompt === '' ? [] : [{ from: [0, prompt.length], as: 'unplaced' }]
  )
}

function offersIn(group: UntrustedAnswer, quoted: QuotedPrompt): OfferGroup {
  const name = group.text('name')
  const cell = { path: 'offers', field: fieldOf('offers') } as const
  const items = group.list('items').flatMap((entry) => readValue(cell, entry, quoted) ?? [])
  return {
    ...(name && quoted.find(name) ? { name } : {}),
    items: items as OfferGroup['items'],
  }
}

/** Reads the sentences for visitors, in the order of the prompt. */
function readAbout(sheet: Sheet, sentences: readonly string[], quoted: QuotedPrompt): void {
  const found = sentences
    .flatMap((sentence) => {
      const from = quoted.find(sentence)
      return from ? [{ sentence, from }] : []
    })
    .sort((one, other) => one.from[0] - other.from[0])
  if (found.length === 0) return
  for (const { from } of found) quoted.readFrom.push({ from, field: 'own_words.about' })
  const text = found.map(({ sentence }) => sentence.trim()).join(' ')
  const [first] = found
  sheet.own_words.about = {
    value: text,
    source: 'model',
    ...(found.length === 1 ? { from: first.from } : {}),
  }
}

function readMarks(answer: UntrustedAnswer, quoted: QuotedPrompt): Coverage[] {
  const marks = (name: string, as: Coverage['as']) =>
    answer.texts(name).flatMap((quote): Coverage[] => {
      const from = quoted.find(quote)
      return from ? [{ from, as }] : []
    })
  return [
    ...marks('refusals', 'refusal'),
    ...quoted.readFrom
      .filter(({ field }) => field === 'contact.refused')
      .map(({ from }): Coverage => ({ from, as: 'refusal' })),
    ...quoted.readFrom
      .filter(({ field }) => field.startsWith('wishes.'))
      .map(({ from }): Coverage => ({ from, as: 'wish' })),
    ...marks('talk', 'talk'),
  ]
}
