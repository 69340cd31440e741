import { cellsOf, heldIn, hold, type Cell } from '#designer/sheet/cells'
import { hoursSaid } from '#designer/sheet/claims/hours_said'
import { isOfModel, PromptCheck } from '#designer/sheet/claims/prompt_check'
import { marked, unplacedIn } from '#designer/sheet/coverage'
import { entryOf } from '#designer/sheet/fields'
import type {
  Coverage,
  DayHours,
  Link,
  Sheet,
  Stretch,
  Suggestion,
  Value,
} from '#designer/sheet/sheet'
import { isNoPlace, valuesOf } from '#designer/sheet/values'
import { sentencesOf } from '#designer/text/sentences'

/**
 * A sheet that a model has read, without what does not stand in the prompt. A value must be in its
 * stretch word for word; where the model has counted wrong, the stretch is put where the words are.
 * A value that is nowhere goes, and what it claimed to be read from is unplaced again. What a person
 * or the form has put on the sheet is not a model's and stays.
 */
export function claimsOf(sheet: Sheet, prompt: string): Sheet {
  const left = structuredClone(sheet)
  const check = new PromptCheck(prompt)
  for (const cell of cellsOf(left)) {
    if (cell.path.startsWith('wishes.')) continue
    hold(
      cell,
      heldIn(cell).flatMap((value) => said(cell, value, check) ?? [])
    )
  }
  left.where = left.where.filter((place) => !isNoPlace(place))
  left.offers = left.offers
    .map(({ name, items }) => ({ ...(name && check.find(name) ? { name } : {}), items }))
    .filter(({ items }) => items.length > 0)
  left.suggestions = left.suggestions.filter((suggestion) => isSuggested(suggestion, check))
  left.coverage = coverageOf(left, sheet, prompt)
  left.own_words.unplaced = unplacedOf(left, prompt)
  return left
}

/** The value as far as it was said, by what kind of value it is. */
function said({ field }: Cell, value: Value<unknown>, check: PromptCheck) {
  if (!isOfModel(value)) return value
  switch (field.of) {
    case 'line':
    case 'email':
      return check.said(value)
    case 'prose':
      return sentencesSaid(value as Value<string>, check)
    case 'day':
      return timesSaid(value as Value<DayHours>, check)
    case 'link':
      return linkSaid(value as Value<Link>, check)
    default: {
      const entry = entryOf(field)
      return entry
        ? entrySaid(value as Value<Record<string, string>>, entry.main, check)
        : concluded(value, check)
    }
  }
}

/** What is concluded from a stretch rather than read from it must at least have one. */
function concluded(value: Value<unknown>, check: PromptCheck) {
  return check.isStretch(value.from) ? value : undefined
}

function timesSaid(value: Value<DayHours>, check: PromptCheck) {
  const { value: hours, from } = value
  return check.isStretch(from) && hoursSaid(hours, check.prompt.slice(...from)) ? value : undefined
}

function linkSaid(value: Value<Link>, check: PromptCheck) {
  const short = value.value.url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/gi, '')
  const handle = short.split('/').filter(Boolean).at(-1) ?? short
  return check.said(value, short) ?? check.said(value, `@${handle}`)
}

/** An entry whose main words were said, without those of its other texts that were not. */
function entrySaid(value: Value<Record<string, string>>, main: string, check: PromptCheck) {
  const found = check.said(value, value.value[main])
  if (!found?.from) return undefined
  const { from } = found
  const around = check.line(from)
  const isSaid = (text: string) => check.has(text, from) || check.has(text, around)
  const texts = Object.entries(value.value).filter(([name, text]) => name === main || isSaid(text))
  const left = Object.fromEntries(texts)
  // Nothing happens on a date that nobody has named.
  return 'when' in value.value && !left.when ? undefined : { ...found, value: left }
}

/** The text about the business, sentence by sentence. */
function sentencesSaid(about: Value<string>, check: PromptCheck) {
  const { value, source } = about
  if (check.isStretch(about.from) && check.has(value, about.from)) return about
  const sentences = sentencesOf(value)
  const left = sentences.filter((sentence) => check.find(sentence))
  const text = left.length === sentences.length ? value : left.join(' ')
  const from = left.length > 0 ? check.find(text) : undefined
  return text ? { value: text, source, ...(from ? { from } : {}) } : undefined
}

function isSuggested(suggestion: Suggestion, check: PromptCheck): boolean {
  const { value, from } = suggestion
  if (!check.isStretch(from)) return false
  if (typeof value === 'string') return check.has(value, from)
  const words = check.prompt.slice(...from)
  if (suggestion.field === 'where.opening_hours') {
    return Object.values(suggestion.value).every((day) => hoursSaid(day, words))
  }
  if (suggestion.field === 'contact.links') return true
  return Object.values(value).every((text) => typeof text === 'string' && check.has(text, from))
}

/** Talk, wishes and refusals as the model marked them; what values were read from; the rest is unplaced. */
function coverageOf(left: Sheet, answered: Sheet, prompt: string): Coverage[] {
  const length = prompt.length
  let coverage: Coverage[] = length > 0 ? [{ from: [0, length], as: 'unplaced' }] : []
  const mark = (from: Stretch, part: Omit<Coverage, 'from'>) => {
    coverage = marked(coverage, from, part)
  }
  for (const { field, value } of valuesOf(left))
    if (value.from) mark(value.from, { as: 'field', field })
  for (const from of sentencesAbout(left, prompt))
    mark(from, { as: 'field', field: 'own_words.about' })
  for (const { from, as } of answered.coverage) {
    if (as !== 'field' && as !== 'unplaced') mark(from, { as })
  }
  return coverage
}

/** Sentences of the text about the business that stand in several places of the prompt. */
function sentencesAbout({ own_words: { about } }: Sheet, prompt: string): Stretch[] {
  if (!about || about.from) return []
  const check = new PromptCheck(prompt)
  return sentencesOf(about.value).flatMap((sentence) => {
    const found = check.find(sentence)
    return found ? [found] : []
  })
}

/** What no field took and no mark covers, stretch by stretch. */
export function unplacedOf({ coverage }: Sheet, prompt: string): Value<string>[] {
  return unplacedIn(coverage, [0, prompt.length]).flatMap(([start, end]) => {
    const text = prompt.slice(start, end)
    const words = text.trim()
    if (!/[\p{L}\p{N}]/u.test(words)) return []
    const at = start + text.indexOf(words)
    const from: Stretch = [at, at + words.length]
    return [{ value: words, source: 'said' as const, from }]
  })
}
