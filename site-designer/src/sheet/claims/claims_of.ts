import { isOfModel, PromptCheck } from '#designer/sheet/claims/prompt_check'
import { hoursSaid } from '#designer/sheet/claims/hours_said'
import { marked, unplacedIn } from '#designer/sheet/coverage'
import {
  weekdays,
  type Coverage,
  type FieldPath,
  type Item,
  type Sheet,
  type Stretch,
  type Suggestion,
  type Value,
} from '#designer/sheet/sheet'
import { isNoPlace, placeFields, textLists, valuesOf, whoFields } from '#designer/sheet/values'
import { sentencesOf } from '#designer/text/normalise'

/**
 * A sheet that a model has read, without what does not stand in the prompt. A value must be in its
 * stretch word for word; where the model has counted wrong, the stretch is put where the words are.
 * A value that is nowhere goes, and what it claimed to be read from is unplaced again. What a person
 * or the form has put on the sheet is not a model's and stays.
 */
export function claimsOf(sheet: Sheet, prompt: string): Sheet {
  const left = structuredClone(sheet)
  const check = new PromptCheck(prompt)
  keepWho(left, check)
  keepPlaces(left, check)
  keepContact(left, check)
  keepLists(left, check)
  keepOwnWords(left, check)
  left.suggestions = left.suggestions.filter((suggestion) => isSuggested(suggestion, check))
  left.coverage = coverageOf(left, sheet, prompt)
  left.own_words.unplaced = unplacedOf(left, prompt)
  return left
}

function keepOne(target: object, key: string, value: Value<unknown> | undefined): void {
  if (value) Object.assign(target, { [key]: value })
  else delete (target as Record<string, unknown>)[key]
}

/** What is concluded from a stretch rather than read from it must at least have one. */
function concluded<T>(value: Value<T>, check: PromptCheck): Value<T> | undefined {
  return !isOfModel(value) || check.isStretch(value.from) ? value : undefined
}

function keepWho({ who }: Sheet, check: PromptCheck): void {
  for (const name of whoFields) {
    const value = who[name]
    if (!value) continue
    const isId = name === 'kind' || name === 'has_no_name'
    const found = isId ? concluded<unknown>(value, check) : check.said<unknown>(value)
    keepOne(who, name, found)
  }
}

function keepPlaces(sheet: Sheet, check: PromptCheck): void {
  for (const place of sheet.where) {
    for (const name of placeFields) {
      const value = place[name] as Value<unknown> | undefined
      if (!value) continue
      const isYes = typeof value.value === 'boolean'
      keepOne(place, name, isYes ? concluded(value, check) : check.said(value))
    }
    place.area_served = texts(place.area_served, check)
    const hours = place.opening_hours
    for (const day of weekdays) {
      const value = hours[day]
      if (!value || !isOfModel(value)) continue
      const isSaid =
        check.isStretch(value.from) && hoursSaid(value.value, check.prompt.slice(...value.from))
      if (!isSaid) delete hours[day]
    }
    hours.notes = texts(hours.notes, check)
  }
  sheet.where = sheet.where.filter((place) => !isNoPlace(place))
}

function keepContact({ contact }: Sheet, check: PromptCheck): void {
  contact.telephones = contact.telephones.flatMap((value) => check.said(value) ?? [])
  contact.emails = texts(contact.emails, check)
  contact.links = contact.links.flatMap((value) => {
    const { url } = value.value
    const short = url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/gi, '')
    const handle = short.split('/').filter(Boolean).at(-1) ?? short
    return check.said(value, short) ?? check.said(value, `@${handle}`) ?? []
  })
  if (contact.preferred) keepOne(contact, 'preferred', concluded(contact.preferred, check))
  contact.refused = contact.refused.flatMap((value) => concluded(value, check) ?? [])
}

function texts(values: Value<string>[], check: PromptCheck): Value<string>[] {
  return values.flatMap((value) => check.said(value) ?? [])
}

function keepLists(sheet: Sheet, check: PromptCheck): void {
  for (const list of textLists) sheet[list] = texts(sheet[list], check)
  sheet.offers = sheet.offers
    .map(({ name, items }) => ({
      ...(name && check.find(name) ? { name } : {}),
      items: kept<Item>(items, 'name', check),
    }))
    .filter(({ items }) => items.length > 0)
  sheet.people = kept(sheet.people, 'name', check)
  sheet.dates = kept(sheet.dates, 'title', check).filter(({ value }) => value.when)
  sheet.works = kept(sheet.works, 'title', check)
  sheet.own_words.quotes = kept(sheet.own_words.quotes, 'text', check)
}

/** Entries whose main words were said, without those of their other texts that were not. */
function kept<T extends object>(
  values: Value<T>[],
  main: keyof T & string,
  check: PromptCheck
): Value<T>[] {
  return values.flatMap((value) => {
    if (!isOfModel(value)) return [value]
    const found = check.said(value, String(value.value[main]))
    if (!found?.from) return []
    const around = check.line(found.from)
    const said = Object.entries(value.value).filter(
      ([name, text]) =>
        name === main ||
        (typeof text === 'string' && (check.has(text, found.from!) || check.has(text, around)))
    )
    return [{ ...found, value: Object.fromEntries(said) as T }]
  })
}

/** The text about the business, sentence by sentence. */
function keepOwnWords({ own_words: own }: Sheet, check: PromptCheck): void {
  const { about } = own
  if (
    !about ||
    !isOfModel(about) ||
    (check.isStretch(about.from) && check.has(about.value, about.from))
  ) {
    return
  }
  const sentences = sentencesOf(about.value)
  const said = sentences.filter((sentence) => check.find(sentence))
  const text = said.length === sentences.length ? about.value : said.join(' ')
  const from = said.length > 0 ? check.find(text) : undefined
  const { source } = about
  keepOne(own, 'about', text ? { value: text, source, ...(from ? { from } : {}) } : undefined)
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
  for (const { value, field } of sentencesAbout(left, prompt)) mark(value, { as: 'field', field })
  for (const { from, as } of answered.coverage) {
    if (as !== 'field' && as !== 'unplaced') mark(from, { as })
  }
  return coverage
}

/** Sentences of the text about the business that stand in several places of the prompt. */
function sentencesAbout({ own_words: own }: Sheet, prompt: string) {
  if (!own.about || own.about.from) return []
  const check = new PromptCheck(prompt)
  return sentencesOf(own.about.value).flatMap((sentence) => {
    const found = check.find(sentence)
    return found ? [{ value: found, field: 'own_words.about' as FieldPath }] : []
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
