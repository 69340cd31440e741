import type { PageEdit } from '#designer/commands/page_edit'
import { IT, named, type Slot } from '#designer/commands/language/slots'
import { tokensOf } from '#designer/commands/reading/tokens'
import { daysIn } from '#designer/commands/values/hours'
import { aspectsIn, pairsIn, withoutFirst } from '#designer/commands/targets/described'
import { isOpening } from '#designer/commands/actions/places'
import {
  partShowing,
  partsDescribed,
  partsLabelled,
  partsSaying,
} from '#designer/commands/targets/parts'
import { sectionsLike, sectionsNamed } from '#designer/commands/targets/sections'
import { itemsNamed } from '#designer/commands/targets/things'
import { bare, factNamed, keyNamed, withoutSort } from '#designer/commands/targets/names'
import type { FactName, LookName, Target } from '#designer/commands/targets/target'
import { factsOn } from '#designer/renderer/reading/page_facts'
import { contains, type SectionOnPage } from '#designer/renderer/reading/page_reading'
import type { Part } from '#designer/renderer/reading/parts'
import { folded, wordsOf } from '#designer/renderer/reading/words'

/** Names within names: "the second button of the contact section". */
const DEEPEST = 2

/**
 * Everything that some words can mean on this page, as the person sees it: the selection, facts, the
 * look, things of lists, labels of the editor, sections and visible words. What the words say
 * exactly comes before what they only describe.
 */
export function find(edit: PageEdit, slot: Slot, scope?: SectionOnPage, depth = 0): Target[] {
  // What "it" means differs from clause to clause.
  if (edit.before) return foundOn(edit, slot, scope, depth)
  const { language, selection, reading } = edit
  const where = [language.code, selection, scope?.element.index, depth, slot.isQuoted, slot.text]
  const isIt = slot === IT
  return isIt
    ? foundOn(edit, slot, scope, depth)
    : reading.once(where.join(' '), () => foundOn(edit, slot, scope, depth))
}

function foundOn(
  edit: PageEdit,
  slot: Slot,
  scope: SectionOnPage | undefined,
  depth: number
): Target[] {
  const { language } = edit
  const words = bare(slot.words, language)
  if (slot.isQuoted) {
    const sections = scope ? [] : asTargets(sectionsNamed(edit, words))
    return [...itemsNamed(edit, words, scope), ...saying(edit, words, scope), ...sections]
  }
  const phrase = words.join(' ')
  if (slot === IT) return edit.before ? [edit.before] : pointed(edit)
  if (language.this.includes(phrase) || language.this.includes(slot.words.join(' ')))
    return pointed(edit)
  if (language.whole_page.includes(phrase)) return [{ is: 'page' }]
  const fact = factNamed(words, language)
  const known = fact ? [{ is: 'fact' as const, fact: fact as FactName }] : factShown(edit, words)
  const sections = scope ? [] : asTargets(sectionsNamed(edit, words))
  // "The contact section" is no link, thing or fact of that name.
  if (sections.length > 0 && withoutSort(words, language).length < words.length) return sections
  const aroundFact = scope ? [] : sectionShowing(edit, words)
  if (aroundFact.length > 0) return aroundFact
  const direct = [...itemsNamed(edit, words, scope), ...partsDescribed(edit, words, scope)]
  const isPart = keyNamed(words, language.parts, language) !== undefined
  const isKnown = isPart || direct.length + sections.length + known.length > 0
  const found = unique([
    ...known,
    ...direct,
    ...(isKnown || depth >= DEEPEST ? [] : compound(edit, slot, scope, depth)),
    ...look(edit, words, scope),
    ...saying(edit, words, scope),
    ...partsLabelled(edit, words, scope),
    ...sections,
    ...(scope || isKnown ? [] : quotedWithin(edit, slot)),
  ])
  return found.length > 0 || scope ? found : asTargets(sectionsLike(edit, words))
}

/** "The address section": the one that shows it. */
function sectionShowing(edit: PageEdit, words: string[]): Target[] {
  const plain = withoutSort(words, edit.language)
  const fact = plain.length < words.length ? factNamed(plain, edit.language) : undefined
  if (!fact) return []
  const sections = edit.reading.sections.filter(
    (section) =>
      section.place === 'section' && !isOpening(section) && partShowing(edit, fact, section)
  )
  return asTargets(sections.slice(0, 1))
}

const asTargets = (sections: SectionOnPage[]) =>
  sections.map((section): Target => ({ is: 'section', section }))

const saying = (edit: PageEdit, words: string[], scope?: SectionOnPage): Target[] => {
  const exact = partsSaying(edit, words, scope)
  if (exact.length > 0) return exact
  // "The address section" is the one in which a label says so.
  const parts = partsSaying(edit, withoutSort(words, edit.language), scope)
  const around = besideThese(edit, parts)
  return around.length > 0 ? asTargets(around) : parts
}

/** What is selected, or else what the clause before was about. */
function pointed({ reading, selection, before }: PageEdit): Target[] {
  const element = selection ? reading.page.element(selection) : undefined
  if (!element) return before ? [before] : []
  const part =
    reading.parts.find(
      (one) =>
        one.element.index === element.index ||
        one.twins.some(({ index }) => index === element.index)
    ) ?? onlyOne(reading.parts.filter((one) => contains(element, one.element)))
  if (part) return [{ is: 'part', part, twins: [] }]
  const section = reading.sections.find((one) => one.element.index === element.index)
  return section ? [{ is: 'section', section }] : []
}

function onlyOne<T>(list: T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}

/** The number or the address itself stands for the fact. */
function factShown(edit: PageEdit, words: string[]): Target[] {
  if (!words.some((word) => /[\d@]/.test(word))) return []
  const phrase = folded(words.join(' '))
  const facts = factsOn(edit.reading)
  for (const fact of ['phone', 'email', 'address'] as const) {
    const shown = facts[fact]
    if (shown && folded(shown) === phrase) return [{ is: 'fact', fact }]
  }
  return []
}

function look({ language }: PageEdit, words: string[], scope?: SectionOnPage): Target[] {
  if (scope) return []
  const key = keyNamed(words, language.looks, language)
  if (!key) return []
  if (key === 'meta_title') return [{ is: 'meta', meta: 'title' }]
  if (key === 'meta_description') return [{ is: 'meta', meta: 'description' }]
  return [{ is: 'look', look: key as LookName }]
}

/** Words with others that say where, which or what of it. */
function compound(
  edit: PageEdit,
  slot: Slot,
  scope: SectionOnPage | undefined,
  depth: number
): Target[] {
  const { language } = edit
  const inner = (name: Slot, within = scope) => find(edit, name, within, depth + 1)
  const days = scope ? undefined : daysIn(slot.text, language.code)
  if (days) return [{ is: 'fact', fact: 'hours', days }]
  for (const { aspect, of } of aspectsIn(slot, language)) {
    const found = aspectOf(edit, aspect, { of, inner })
    if (found.length > 0) return found
  }
  const numbered = withoutFirst(slot, language)
  const number = numbered && language.ordinals[numbered.first]
  const nth = number ? nthOf(inner(numbered.rest)) : []
  const one = number && nth.length > 1 ? nth.at(number > 0 ? number - 1 : number) : undefined
  if (one) return [one]
  const pairs = pairsIn(slot, language)
  for (const { one: first, other } of pairs) {
    const ends = atEndOf(edit, first, other, inner)
    const found = ends.length > 0 ? ends : atEndOf(edit, other, first, inner)
    if (found.length > 0) return found
  }
  for (const { one: first, other } of pairs) {
    const found = paired(edit, first, other, inner)
    if (found.length > 0) return found
    const turned = paired(edit, other, first, inner)
    if (turned.length > 0) return turned
  }
  return []
}

type Inner = (name: Slot, within?: SectionOnPage) => Target[]

function aspectOf(
  edit: PageEdit,
  aspect: string,
  { of, inner }: { of: Slot; inner: Inner }
): Target[] {
  const { language, reading } = edit
  switch (aspect) {
    case 'hours': {
      const days = daysIn(of.text, language.code)
      return days ? [{ is: 'fact', fact: 'hours', days }] : []
    }
    case 'price':
      return inner(of).flatMap((one) => (one.is === 'item' ? [{ ...one, price: true }] : []))
    case 'link':
      return inner(of).flatMap((one) => (one.is === 'part' ? [{ is: 'link', of: one }] : []))
    case 'alt':
      return pictures(inner(of)).map((one) => ({ is: 'alt', of: one }))
    case 'background':
    case 'color':
    case 'size':
      return inner(of)
        .filter((one) => one.is === 'part' || one.is === 'section' || one.is === 'item')
        .map((one) => ({ is: 'style', of: one, style: aspect }))
    case 'section':
      return inner(of).filter((one) => one.is === 'section')
    case 'quote': {
      const by = folded(of.words.join(' '))
      const quotes = reading.sections.filter(
        ({ kind, element }) => kind === 'statement' && folded(wordsOf(element)).includes(by)
      )
      return asTargets(quotes)
    }
    case 'words':
    case 'heading':
      // "The about text" is no link of the menu.
      return inner(of).filter(
        (one) =>
          (one.is === 'item' && aspect === 'words') ||
          (one.is === 'part' &&
            !one.part.element.closest('nav') &&
            (aspect === 'words' || one.part.role === 'heading' || one.part.role === 'title'))
      )
    default:
      return []
  }
}

function partsCalled(edit: PageEdit, { words }: Slot): Part[] {
  const plain = bare(words, edit.language)
  const { title, heading } = edit.language.parts
  // Whoever says "the title" may mean that of a section.
  const isHeading = keyNamed(plain, { title, heading }, edit.language)
  if (isHeading)
    return edit.reading.parts.filter(({ role }) => role === 'title' || role === 'heading')
  const parts = partsLabelled(edit, plain)
  return parts.flatMap((one) => (one.is === 'part' ? [one.part, ...one.twins] : []))
}

/** "The button at the top", "the top button". */
function atEndOf(edit: PageEdit, first: Slot, other: Slot, inner: Inner): Target[] {
  const place = named(other.words, edit.language.places, edit.language)
  if (place !== 'top' && place !== 'bottom') return []
  const all = inner(first)
  const parts = all.filter((one) => one.is === 'part')
  const near = parts.flatMap((one) => atEnd(edit, one, place))
  if (near.length > 0) return near
  return parts.length > 0 ? parts : all.filter(({ is }) => is === 'fact')
}

/** The first of two names within the second, or told by it. */
function paired(edit: PageEdit, first: Slot, other: Slot, inner: Inner): Target[] {
  if (keyNamed(other.words, { sorts: edit.language.sorts }, edit.language)) return []
  const others = inner(other)
  const sections = others.flatMap((one) => (one.is === 'section' ? [one.section] : []))
  // "The heading About": what it is, and what it says.
  const said = others.filter((one) => one.is === 'part')
  const both = partsCalled(edit, first).filter((part) => said.some((one) => one.part === part))
  if (both.length > 0) return both.map((part) => ({ is: 'part', part, twins: [] }))
  const forms = said.filter(({ part }) => part.role === 'form')
  const within = forms.flatMap(({ part }) =>
    inner(first).filter((one) => one.is === 'part' && contains(part.element, one.part.element))
  )
  if (within.length > 0) return within
  const found = sections.flatMap((section) => inner(first, section))
  return found.length > 0 ? found : besideThese(edit, others).flatMap((one) => inner(first, one))
}

/** "The heading above the form": the section in which the other thing stands. */
function besideThese(edit: PageEdit, others: readonly Target[]): SectionOnPage[] {
  const elements = others.flatMap((one) => {
    if (one.is === 'part') return [one.part.element]
    if (one.is === 'item') return one.elements.slice(0, 1)
    if (one.is !== 'fact') return []
    return edit.reading.sections.flatMap((section) => {
      const shown = isOpening(section) ? undefined : partShowing(edit, one.fact, section)
      return section.place === 'section' && shown ? [shown.element] : []
    })
  })
  const around = elements.map((element) => edit.reading.sectionAround(element))
  const [section, ...rest] = new Set(around)
  return section?.place === 'section' && rest.length === 0 ? [section] : []
}

/** The same thing as it stands in the first or the last part of the page. */
function atEnd({ reading }: PageEdit, target: Target & { is: 'part' }, place?: string): Target[] {
  const isNear = ({ element }: Part) => {
    const around = reading.sectionAround(element)
    if (place === 'bottom') return around?.place === 'footer'
    return around?.place === 'header' || around?.kind === 'hero'
  }
  const [part, ...twins] = [target.part, ...target.twins].filter(isNear)
  return part ? [{ is: 'part', part, twins }] : []
}

const pictures = (targets: Target[]) =>
  targets.filter((one) => one.is === 'part' && one.part.role === 'picture')

/** What is counted is of one sort: the sort of the first. */
function nthOf(targets: Target[]): Target[] {
  return targets.filter(({ is }) => is === targets[0].is)
}

/** 'the heading "Our story"': the words in the marks, told by what stands around them. */
function quotedWithin(edit: PageEdit, slot: Slot): Target[] {
  const quoted = tokensOf(slot.text).flatMap(({ quoted: words }) => words ?? [])
  if (quoted.length !== 1 || slot.isQuoted) return []
  const words = [quoted[0]]
  const rest = slot.words.filter((word) => word !== quoted[0])
  const targets = [...saying(edit, words), ...asTargets(sectionsNamed(edit, words))]
  const labelled = partsLabelled(edit, bare(rest, edit.language))
  const both = targets.filter(
    (one) =>
      one.is === 'part' && labelled.some((other) => other.is === 'part' && other.part === one.part)
  )
  const { sorts, aspects, all } = edit.language
  const isSort = bare(rest, edit.language).every(
    (word) => keyNamed([word], { ...aspects, sorts, all }, edit.language) !== undefined
  )
  return both.length === 0 && isSort ? targets : both
}

function unique(targets: Target[]): Target[] {
  const seen = new Set<string>()
  return targets.filter((target) => {
    const key = keyOf(target)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Names a target from one call to the next. */
export function keyOf(target: Target): string {
  switch (target.is) {
    case 'part':
      return `part:${target.part.element.id ?? target.part.element.index}`
    case 'section':
      return `section:${target.section.element.id ?? target.section.element.index}`
    case 'item':
      return `item:${target.name}:${target.price ?? false}`
    case 'fact':
      return `fact:${target.fact}:${target.days?.join() ?? ''}`
    case 'look':
      return `look:${target.look}`
    case 'meta':
      return `meta:${target.meta}`
    case 'page':
      return 'page'
    case 'style':
      return `${target.style}:${keyOf(target.of)}`
    case 'link':
    case 'alt':
      return `${target.is}:${keyOf(target.of)}`
  }
}
