import { unplacedOf } from '#designer/sheet/claims/claims_of'
import { marked, overlap } from '#designer/sheet/coverage'
import {
  weekdays,
  type Coverage,
  type FieldPath,
  type Place,
  type Sheet,
  type Stretch,
  type Suggestion,
  type Value,
} from '#designer/sheet/sheet'
import { isSame, placeFields, textLists, valuesOf, whoFields } from '#designer/sheet/values'

/** Texts that may hold the words of other fields: "a bakery in Leeds". */
const PROSE: readonly FieldPath[] = ['who.description', 'own_words.about']

/**
 * What a model has read, completed by what the rules have read. The model's values stay. Where it
 * left a field empty, the rules' value comes in, unless the model has taken those words for something
 * else. Two names that differ are a matter for the person.
 */
export function completed(model: Sheet, rules: Sheet, prompt: string): Sheet {
  const sheet = structuredClone(model)
  const taken = takenBy(model)
  const isFree = ({ from }: { from?: Stretch }) =>
    from !== undefined && !taken.some((other) => overlap(other, from))

  for (const name of whoFields) fill(sheet.who, name, rules.who[name], isFree)
  fillPlaces(sheet, rules, isFree)
  for (const list of ['telephones', 'emails', 'links', 'refused'] as const) {
    add<unknown>(sheet.contact[list], rules.contact[list], isFree)
  }
  fill(sheet.contact, 'preferred', rules.contact.preferred, isFree)
  if (sheet.offers.length === 0) sheet.offers = freeOffers(rules, isFree)
  for (const list of [...textLists, 'people', 'dates', 'works'] as const) {
    add<unknown>(sheet[list], rules[list], isFree)
  }
  fill(sheet.own_words, 'about', rules.own_words.about, isFree)
  add(sheet.own_words.quotes, rules.own_words.quotes, isFree)
  fillWishes(sheet, rules)

  sheet.coverage = coverageOf(sheet, rules)
  sheet.own_words.unplaced = unplacedOf(sheet, prompt)
  sheet.suggestions = [
    ...twoNames(model, rules),
    ...rules.suggestions.filter(isOpen(sheet, isFree)),
  ]
  return sheet
}

type IsFree = (value: { from?: Stretch }) => boolean

function takenBy(model: Sheet): Stretch[] {
  const values = valuesOf(model).filter(({ field }) => !PROSE.includes(field))
  const marks = model.coverage.filter(({ as }) => as === 'talk' || as === 'refusal')
  const stretches = values.flatMap(({ value }) => (value.from ? [value.from] : []))
  return [...stretches, ...marks.map(({ from }) => from)]
}

function fill(target: object, key: string, value: Value<unknown> | undefined, isFree: IsFree) {
  const fields = target as Record<string, Value<unknown> | undefined>
  if (fields[key] === undefined && value && isFree(value)) fields[key] = structuredClone(value)
}

function add<T>(list: Value<T>[], more: readonly Value<T>[], isFree: IsFree): void {
  for (const value of more) {
    const isKnown = list.some((other) => isSame(other.value, value.value))
    if (!isKnown && isFree(value)) list.push(structuredClone(value))
  }
}

/** Place by place; where the two count differently, the model has seen what the rules cannot. */
function fillPlaces(sheet: Sheet, rules: Sheet, isFree: IsFree): void {
  if (sheet.where.length === 0) sheet.where = structuredClone(rules.where)
  else if (sheet.where.length === rules.where.length) {
    sheet.where.forEach((place, at) => fillPlace(place, rules.where[at], isFree))
  }
}

function fillPlace(place: Place, rules: Place, isFree: IsFree): void {
  for (const name of placeFields) fill(place, name, rules[name], isFree)
  add(place.area_served, rules.area_served, isFree)
  const { opening_hours: hours } = place
  const isTold = weekdays.some((day) => hours[day]) || hours.notes.length > 0
  if (!isTold) place.opening_hours = structuredClone(rules.opening_hours)
}

function freeOffers({ offers }: Sheet, isFree: IsFree): Sheet['offers'] {
  return structuredClone(offers)
    .map((group) => ({ ...group, items: group.items.filter(isFree) }))
    .filter(({ items }) => items.length > 0)
}

function fillWishes({ wishes }: Sheet, { wishes: rules }: Sheet): void {
  for (const list of ['sections_wanted', 'sections_refused', 'moods', 'colours'] as const) {
    if (wishes[list].length === 0) Object.assign(wishes, { [list]: structuredClone(rules[list]) })
  }
  if (wishes.colours_refused.length === 0) {
    wishes.colours_refused = structuredClone(rules.colours_refused)
  }
  if (!wishes.theme && rules.theme) wishes.theme = structuredClone(rules.theme)
  if (!wishes.direction && rules.direction) wishes.direction = structuredClone(rules.direction)
  wishes.look = { ...rules.look, ...wishes.look }
}

/** The model's marks, then those of the rules that agree with what the sheet holds. */
function coverageOf(sheet: Sheet, rules: Sheet): Coverage[] {
  const values = valuesOf(sheet)
  const holds = ({ field, from }: Coverage) =>
    values.some((one) => one.field === field && one.value.from && overlap(one.value.from, from))
  let coverage = sheet.coverage
  for (const { field, value } of values) {
    if (value.from) coverage = marked(coverage, value.from, { as: 'field', field })
  }
  for (const part of rules.coverage) {
    const { from, as, field } = part
    if (as === 'unplaced' || (as === 'field' && !holds(part))) continue
    coverage = marked(coverage, from, field ? { as, field } : { as })
  }
  return coverage
}

function twoNames({ who }: Sheet, { who: rules }: Sheet): Suggestion[] {
  const { name } = rules
  if (!who.name || !name?.from || isSame(who.name.value, name.value)) return []
  const suggestion = { id: 'other-name', field: 'who.name', value: name.value } as const
  return [{ ...suggestion, from: name.from, why: 'two_readings' }]
}

/** Nothing is suggested for a field that has its one value, or of words that are in a field. */
function isOpen(sheet: Sheet, isFree: IsFree) {
  const filled = new Set(valuesOf(sheet).map(({ field }) => field))
  return (suggestion: Suggestion) =>
    isFree(suggestion) &&
    !(/^(?:who|where)\./.test(suggestion.field) && filled.has(suggestion.field))
}
