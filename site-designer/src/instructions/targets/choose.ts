import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot } from '#designer/instructions/language/slots'
import { besideThese } from '#designer/instructions/targets/beside'
import { find } from '#designer/instructions/targets/find'
import { keyOf } from '#designer/instructions/targets/key_of'
import { partShowing } from '#designer/instructions/targets/parts'
import { bare, keyNamed, withoutSort } from '#designer/instructions/targets/names'
import { nameOf } from '#designer/instructions/targets/sections'
import type { Target } from '#designer/instructions/targets/target'
import type { SectionOnPage } from '#designer/live_page/reading/page_reading'
import { folded } from '#designer/language/fold'
import type { Part } from '#designer/live_page/reading/parts'

type Unfound = Outcome & { is: 'unclear' | 'impossible' }

/**
 * The one thing that some words mean, of the sorts that a command takes; or the question which. An
 * earlier sort goes before a later one, so that a thing of a list is not mixed with sections.
 */
export function choose<K extends Target['is']>(
  edit: PageEdit,
  slot: Slot,
  takes: readonly K[]
): { one: Extract<Target, { is: K }> } | Unfound {
  const all = find(edit, slot).filter((one): one is Extract<Target, { is: K }> =>
    (takes as readonly string[]).includes(one.is)
  )
  const [first] = takes.flatMap((sort) => all.filter(({ is }) => is === sort))
  if (!first) return edit.impossible('not_here', { words: slot.text })
  const alike = all.filter(({ is }) => is === first.is)
  const together = allOf(edit, slot, alike)
  if (together) return { one: (edit.about = together) as Extract<Target, { is: K }> }
  const chosen = edit.oneOf(alike, keyOf, (one) => describe(edit, one))
  if ('one' in chosen) edit.about = chosen.one
  return chosen
}

/** "All buttons": every part of one sort as one. */
function allOf(
  { language }: PageEdit,
  { words }: Slot,
  targets: readonly Target[]
): Target | undefined {
  const parts = targets.filter((one) => one.is === 'part')
  const isAll =
    language.all.includes(words[0]) || isPlural(bare(words, language).at(-1) ?? '', language.code)
  if (!isAll || parts.length < 2) return undefined
  const isLinks = keyNamed(bare(words, language).slice(-1), { link: language.parts.link }, language)
  const sort = (part: Part) => (isLinks ? 'link' : sortOf(part))
  const [{ part }] = parts
  if (parts.some((one) => sort(one.part) !== sort(part))) return undefined
  const [first, ...others] = parts.flatMap((one) => [one.part, ...one.twins])
  return { is: 'part', part: first, twins: others }
}

/** The title is one of the headings. */
function sortOf({ role }: Part): string {
  return role === 'title' ? 'heading' : role
}

function isPlural(word: string, language: string): boolean {
  return language === 'tr'
    ? /l[ae]r(?:[iı](?:n(?:[iı]|[ae])?)?|[ae])?$/.test(word)
    : /[^s]s$/.test(word)
}

/** The same, where a link of the menu stands for the section that it leads to. */
export function chooseShown<K extends Target['is']>(
  edit: PageEdit,
  slot: Slot,
  takes: readonly K[]
) {
  const [fact] = takes.includes('part' as K) && !slot.isQuoted ? find(edit, slot) : []
  // "The names" are those of several people or things, and not the one of the business.
  const isMany =
    fact?.is === 'fact' && fact.fact === 'name' && isPlural(slot.words.at(-1)!, edit.language.code)
  if (isMany) return edit.impossible('not_here', { words: slot.text })
  const shown = fact?.is === 'fact' ? partShowing(edit, fact.fact) : undefined
  if (shown)
    return { one: { is: 'part', part: shown, twins: [] } as Target as Extract<Target, { is: K }> }
  const found = choose(edit, slot, takes)
  if (!('one' in found) || found.one.is !== 'part' || slot.isQuoted) return found
  const { part } = found.one as Extract<Target, { is: 'part' }>
  const isOfMenu = part.role === 'link' && part.element.closest('nav') !== undefined
  const section =
    isOfMenu && takes.includes('section' as K) ? choose(edit, slot, ['section']) : found
  return 'one' in section ? (section as typeof found) : found
}

export function chooseSection(edit: PageEdit, slot: Slot): { one: SectionOnPage } | Unfound {
  const named = choose(edit, slot, ['section'])
  if ('one' in named) return { one: named.one.section }
  if (named.is === 'unclear') return named
  const found = choose(edit, slot, ['part'])
  if (!('one' in found)) {
    // "The opening hours": the section that shows them.
    const [around] = besideThese(edit, find(edit, slot))
    return around ? { one: around } : edit.impossible('no_section', { words: slot.text })
  }
  const { one } = found
  const words = bare(slot.words, edit.language)
  const section = edit.reading.sectionAround(one.part.element)
  const isWhole =
    section &&
    (section.kind === 'statement' ||
      // "The address section".
      withoutSort(words, edit.language).length < words.length ||
      one.part.role === 'form' ||
      folded(section.heading) === folded(one.part.words) ||
      edit.selection)
  return isWhole ? { one: section } : edit.impossible('no_section', { words: slot.text })
}

/** What a target is called when it is spoken of. */
export function describe(edit: PageEdit, target: Target): string {
  switch (target.is) {
    case 'part':
      return describePart(edit, target.part)
    case 'section':
      return nameOf(edit, target.section)
    case 'item':
      return `“${target.name}”`
    case 'fact':
      return edit.language.facts[target.fact][0]
    case 'look':
      return edit.language.looks[target.look][0]
    case 'style':
    case 'link':
    case 'alt':
      return describe(edit, target.of)
    case 'meta':
      return edit.language.looks[`meta_${target.meta}`][0]
    case 'page':
      return edit.language.whole_page[0]
  }
}

/** What a part is, what it says and where it stands. */
export function describePart(edit: PageEdit, part: Part, words = part.words): string {
  const { reading, language } = edit
  const role = language.parts[part.role]?.[0] ?? ''
  const section = reading.sectionAround(part.element)
  const heading = section?.heading ?? ''
  const where =
    section?.place === 'section' && heading !== '' && folded(heading) !== folded(part.words)
      ? edit.say('under', { heading })
      : section && section.place !== 'section'
        ? edit.say(`in_${section.place}`)
        : ''
  return [role, words && `“${excerpt(words)}”`, where].filter(Boolean).join(' ')
}

function excerpt(words: string): string {
  return words.length > 48 ? `${words.slice(0, 46).trimEnd()}…` : words
}
