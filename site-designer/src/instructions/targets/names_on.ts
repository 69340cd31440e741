import type { PageEdit } from '#designer/instructions/page_edit'
import { KnownNames, type Name } from '#designer/instructions/reading/known'
import type { CommandLanguage } from '#designer/instructions/language/language'
import { listsOf, nameIn, slotIn } from '#designer/instructions/targets/items'
import { wordsOf } from '#designer/live_page/reading/words'

/** Everything on a page that has a name or says something. */
export function namesOn({ reading, language }: PageEdit): KnownNames {
  return reading.once(`names ${language.code}`, () => {
    const names: Name[] = listsOf(reading)
      .flat()
      .map((item) => ({ words: nameIn(item), sort: slotIn(item, 'price') ? 'item' : 'listed' }))
    const texts: string[] = []
    for (const { role, words } of reading.parts) {
      if (role === 'text') texts.push(words)
      else names.push({ words, sort: role === 'title' ? 'heading' : role })
    }
    const people = reading.slots('person').map((slot) => ({ words: wordsOf(slot), sort: 'person' }))
    const all = [...names, ...people, ...wordedNames(language)]
    return new KnownNames(all, [...texts, ...names.map(({ words }) => words)], language)
  })
}

const worded = new Map<string, Name[]>()

/** What every page and every sheet has names for: facts, sections, parts, the look. */
export function wordedNames(language: CommandLanguage): Name[] {
  let names = worded.get(language.code)
  if (!names) {
    const lists = (sort: string, of: Record<string, string[]>) =>
      Object.values(of)
        .flat()
        .map((words) => ({ words, sort }))
    names = [
      ...lists('fact', language.facts),
      ...lists('look', language.looks),
      ...lists('part', language.parts),
      ...lists('kind', language.sections),
      ...lists('layout', language.layouts),
      ...lists('tone', language.tones),
      ...lists('mood', language.moods),
      ...lists('place', language.places),
      ...lists('aspect', language.aspects),
      ...lists('word', { sort: language.sorts, all: language.all, this: language.this }),
      ...lists('page', { page: language.whole_page }),
    ]
    worded.set(language.code, names)
  }
  return names
}
