import { cellsAt, cellsOfPlace, heldIn, hold, placeFields, type Cell } from '#designer/sheet/cells'
import { valueFields } from '#designer/sheet/fields'
import { marked, overlap, unplacedIn } from '#designer/sheet/coverage'
import {
  type Coverage,
  type FieldPath,
  type Place,
  type Sheet,
  type Stretch,
  type Suggestion,
  type Value,
} from '#designer/sheet/sheet'
import type { ReadFrom } from '#designer/sheet/readings/quoted_prompt'
import { isSame, valuesOf } from '#designer/sheet/values'

/** Texts that may contain the words of other fields: "a bakery in Leeds". */
const PROSE: readonly FieldPath[] = ['who.description', 'own_words.about']

/**
 * The sheet that a model has read, completed by the sheet that the built-in reader has read. The model's
 * values stay. An empty field gets the built-in reader's value, unless the model has used those words
 * for another field. If the two names differ, the other one becomes a suggestion. `joined`: further words
 * of the prompt that the model's values of a field rest on, such as the times of an event.
 */
export function completeWithRules(
  model: Sheet,
  rules: Sheet,
  { prompt, joined }: { prompt: string; joined: readonly ReadFrom[] }
): Sheet {
  const sheet = structuredClone(model)
  const taken = takenBy(model)
  const isFree = ({ from }: { from?: Stretch }) =>
    from !== undefined && !taken.some((other) => overlap(other, from))
  const isFreeFor =
    (field: FieldPath): IsFree =>
    (value) =>
      isFree(value) && !joined.some((one) => one.field === field && overlap(one.from, value.from!))

  for (const path of valueFields) {
    if (placeFields.includes(path) || path === 'offers') continue
    const [cell] = cellsAt(sheet, path)
    const [other] = cellsAt(rules, path)
    if (!path.startsWith('wishes.')) complete(cell, other, isFreeFor(path))
    else if (heldIn(cell).length === 0) complete(cell, other, () => true)
  }
  fillPlaces(sheet, rules, isFree)
  if (sheet.offers.length === 0) sheet.offers = freeOffers(rules, isFree)
  if (rules.own_words.language) sheet.own_words.language = rules.own_words.language
  sheet.wishes.look = { ...rules.wishes.look, ...sheet.wishes.look }

  sheet.coverage = coverageOf(sheet, rules)
  sheet.own_words.unplaced = unplacedOf(sheet, prompt)
  sheet.suggestions = [
    ...twoNames(model, rules),
    ...rules.suggestions.filter(isOpen(sheet, isFreeFor)),
  ]
  return sheet
}

type IsFree = (value: { from?: Stretch }) => boolean

function takenBy(model: Sheet): Stretch[] {
  const values = valuesOf(model).filter(({ field }) => !PROSE.includes(field))
  const marks = model.coverage.filter(({ as }) => as === 'talk' || as === 'refusal')
  // "Like an old Italian café" says nothing of what the business is.
  const wishes = (model.wishes.look_wishes ?? []).map((value) => ({ value }))
  const stretches = [...values, ...wishes].flatMap(({ value }) => (value.from ? [value.from] : []))
  return [...stretches, ...marks.map(({ from }) => from)]
}

/** Adds the free values of the other cell to a list or an empty cell. */
function complete(cell: Cell, other: Cell, isFree: IsFree): void {
  const held = heldIn(cell)
  if (held.length > 0 && cell.field.most === undefined) return
  const more = heldIn(other).filter(
    (value) => isFree(value) && !held.some((one) => isSame(one.value, value.value))
  )
  if (more.length > 0) hold(cell, [...held, ...structuredClone(more)])
}

/** Completes place by place; if the numbers of places differ, the model's places stay as they are. */
function fillPlaces(sheet: Sheet, rules: Sheet, isFree: IsFree): void {
  if (sheet.where.length === 0) sheet.where = structuredClone(rules.where)
  else if (sheet.where.length === rules.where.length) {
    sheet.where.forEach((place, at) => fillPlace(place, rules.where[at], isFree))
  }
}

function fillPlace(place: Place, rules: Place, isFree: IsFree): void {
  const others = cellsOfPlace(rules)
  const isOfHours = ({ path }: Cell) => path.startsWith('where.opening_hours')
  const cells = cellsOfPlace(place)
  const hasHours = cells.some((cell) => isOfHours(cell) && heldIn(cell).length > 0)
  cells.forEach((cell, at) => {
    if (!isOfHours(cell)) complete(cell, others[at], isFree)
  })
  if (!hasHours) place.opening_hours = structuredClone(rules.opening_hours)
}

function freeOffers({ offers }: Sheet, isFree: IsFree): Sheet['offers'] {
  return structuredClone(offers)
    .map((group) => ({ ...group, items: group.items.filter(isFree) }))
    .filter(({ items }) => items.length > 0)
}

/** The model's marks, then those of the built-in reader that agree with the sheet. */
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

/** A suggestion stays if its words are in no field and its field is empty or a list. */
function isOpen(sheet: Sheet, isFreeFor: (field: FieldPath) => IsFree) {
  const filled = new Set(valuesOf(sheet).map(({ field }) => field))
  return (suggestion: Suggestion) =>
    isFreeFor(suggestion.field)(suggestion) &&
    !(/^(?:who|where)\./.test(suggestion.field) && filled.has(suggestion.field))
}

/** The unplaced stretches with a letter or a digit. */
function unplacedOf({ coverage }: Sheet, prompt: string): Value<string>[] {
  return unplacedIn(coverage, [0, prompt.length]).flatMap(([start, end]) => {
    const text = prompt.slice(start, end)
    const words = text.trim()
    if (!/[\p{L}\p{N}]/u.test(words)) return []
    const at = start + text.indexOf(words)
    return [{ value: words, source: 'said' as const, from: [at, at + words.length] }]
  })
}
