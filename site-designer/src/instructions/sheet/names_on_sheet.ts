import type { CommandLanguage } from '#designer/instructions/language/language'
import { KnownNames, type Name } from '#designer/instructions/reading/known'
import { wordedNames } from '#designer/instructions/targets/names_on'
import type { Sheet } from '#designer/sheet/sheet'

/** Everything on a sheet that has a name or says something. */
export function namesOnSheet(sheet: Sheet, language: CommandLanguage): KnownNames {
  const { services, skills, clients, credentials, good_to_know: good } = sheet
  const items = sheet.offers.flatMap((group) => group.items.map(({ value }) => value.name))
  const lines = [services, skills, clients, credentials, good].flat().map(({ value }) => value)
  const people = sheet.people.map(({ value }) => value.name)
  const named = (sort: string, list: string[]) => list.map((words): Name => ({ words, sort }))
  const told = [
    sheet.who.name?.value,
    sheet.who.description?.value,
    sheet.own_words.about?.value,
    ...sheet.own_words.quotes.map(({ value }) => value.text),
    ...(sheet.steps ?? []).flatMap(({ value }) => [value.name, value.text]),
    ...(sheet.questions ?? []).flatMap(({ value }) => [value.question, value.answer]),
    ...sheet.where.flatMap(({ street_address: street, locality }) => [
      street?.value,
      locality?.value,
    ]),
  ].flatMap((text) => text ?? [])
  const names = [...named('item', items), ...named('listed', lines), ...named('person', people)]
  return new KnownNames(
    [...names, ...wordedNames(language)],
    [...told, ...names.map(({ words }) => words)],
    language
  )
}
