import { copyIn } from '#designer/copy/copy_in'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { wordsLanguage, type Language } from '#designer/language/language'
import type { Section, Site } from '#designer/site/site'
import { ownWordsOf } from '#designer/site/kinds'
import { typeOf } from '#designer/sections/section_types'

/** What a section is called in the plan and what it will say. */
export function sectionOutline(
  section: Section,
  language: Language
): { title: string; says: string } {
  const words = planWordsIn(language).outline
  const type = typeOf(section.kind)
  const title = 'heading' in section ? section.heading : (type.title?.(words) ?? '')
  return { title, says: type.says(section, words) }
}

interface OpenPlaces {
  /** What the page is of no use without. */
  first: string[]
  /** What the trade suggests as offers. */
  offers: string[]
  notes: string[]
}

/** Every place to fill on the page, each once. */
export function openPlaces(site: Site): OpenPlaces {
  const offers = new Set(site.sections.flatMap(suggestedOffers))
  const notes = new Set<string>()
  const look = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(look)
    if (!value || typeof value !== 'object') return
    const { todo, describe, src } = value as Record<string, unknown>
    if (typeof todo === 'string' && !offers.has(todo)) notes.add(todo)
    if (typeof describe === 'string' && src === undefined) notes.add(describe)
    Object.values(value).forEach(look)
  }
  look(site.sections)
  const { reach } = copyIn(site.foreign?.words ?? wordsLanguage(site.language)).todo
  const first = notes.delete(reach) ? [reach] : []
  return { first, offers: [...offers], notes: [...notes] }
}

function suggestedOffers(section: Section): string[] {
  const items = typeOf(section.kind).suggests?.(section) ?? []
  return items.flatMap(({ name }) => (typeof name === 'string' ? [] : [name.todo]))
}

/** Why a section is there. */
export function reason(section: Section, language: Language): string {
  const words = planWordsIn(language)
  return (
    typeOf(section.kind).reason?.(section, words) ??
    words.reasons[section.kind] ??
    ownWordsOf(section.kind, language)?.reason ??
    ''
  )
}
