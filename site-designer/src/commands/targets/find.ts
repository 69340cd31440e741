import type { Desk } from '#designer/commands/desk'
import { IT, named, ruleFor, slotsOf, type Slot } from '#designer/commands/language/slots'
import { matches } from '#designer/commands/language/match'
import { tokensOf } from '#designer/commands/language/tokens'
import { daysIn } from '#designer/commands/values/hours'
import { partsDescribed, partsLabelled, partsSaying } from '#designer/commands/targets/parts'
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
export function find(desk: Desk, slot: Slot, scope?: SectionOnPage, depth = 0): Target[] {
  // What "it" means differs from clause to clause.
  if (desk.before) return foundOn(desk, slot, scope, depth)
  const { language, selection, reading } = desk
  const where = [language.code, selection, scope?.element.index, depth, slot.isQuoted, slot.text]
  const isIt = slot === IT
  return isIt ? [] : reading.once(where.join(' '), () => foundOn(desk, slot, scope, depth))
}

function foundOn(
  desk: Desk,
  slot: Slot,
  scope: SectionOnPage | undefined,
  depth: number
): Target[] {
  const { language } = desk
  const words = bare(slot.words, language)
  if (slot.isQuoted) {
    const sections = scope ? [] : asTargets(sectionsNamed(desk, words))
    return [...itemsNamed(desk, words, scope), ...saying(desk, words, scope), ...sections]
  }
  const phrase = words.join(' ')
  if (slot === IT) return desk.before ? [desk.before] : []
  if (language.this.includes(phrase) || language.this.includes(slot.words.join(' ')))
    return pointed(desk)
  if (language.whole_page.includes(phrase)) return [{ is: 'page' }]
  const fact = factNamed(words, language)
  const known = fact ? [{ is: 'fact' as const, fact: fact as FactName }] : factShown(desk, words)
  const sections = scope ? [] : asTargets(sectionsNamed(desk, words))
  // "The contact section" is no link, thing or fact of that name.
  if (sections.length > 0 && withoutSort(words, language).length < words.length) return sections
  const direct = [...itemsNamed(desk, words, scope), ...partsDescribed(desk, words, scope)]
  const isKnown = direct.length + sections.length + known.length > 0
  const found = unique([
    ...known,
    ...direct,
    ...(isKnown || depth >= DEEPEST ? [] : compound(desk, slot, scope, depth)),
    ...look(desk, words, scope),
    ...saying(desk, words, scope),
    ...partsLabelled(desk, words, scope),
    ...sections,
    ...(scope || isKnown ? [] : quotedWithin(desk, slot)),
  ])
  return found.length > 0 || scope ? found : asTargets(sectionsLike(desk, words))
}

const asTargets = (sections: SectionOnPage[]) =>
  sections.map((section): Target => ({ is: 'section', section }))

const saying = (desk: Desk, words: string[], scope?: SectionOnPage): Target[] => {
  const exact = partsSaying(desk, words, scope)
  return exact.length > 0 ? exact : partsSaying(desk, withoutSort(words, desk.language), scope)
}

/** What is selected, or else what the clause before was about. */
function pointed({ reading, selection, before }: Desk): Target[] {
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
function factShown(desk: Desk, words: string[]): Target[] {
  if (!words.some((word) => /[\d@]/.test(word))) return []
  const phrase = folded(words.join(' '))
  const facts = factsOn(desk.reading)
  for (const fact of ['phone', 'email', 'address'] as const) {
    const shown = facts[fact]
    if (shown && folded(shown) === phrase) return [{ is: 'fact', fact }]
  }
  return []
}

function look({ language }: Desk, words: string[], scope?: SectionOnPage): Target[] {
  if (scope) return []
  const key = keyNamed(words, language.looks, language)
  if (!key) return []
  if (key === 'meta_title') return [{ is: 'meta', meta: 'title' }]
  if (key === 'meta_description') return [{ is: 'meta', meta: 'description' }]
  return [{ is: 'look', look: key as LookName }]
}

/** Words with others that say where, which or what of it. */
function compound(
  desk: Desk,
  slot: Slot,
  scope: SectionOnPage | undefined,
  depth: number
): Target[] {
  const { language } = desk
  const text = slot.text
  const tokens = tokensOf(text)
  const rule = ruleFor(text, tokens, language)
  for (const pattern of language.targets) {
    for (const found of matches(pattern.parts, tokens, rule)) {
      const slots = slotsOf(text, tokens, found)
      const inner = (name: string, within = scope) =>
        slots[name] ? find(desk, slots[name], within, depth + 1) : []
      const targets = described(desk, pattern.do, { slots, inner })
      if (targets.length > 0) return targets
    }
  }
  return []
}

function described(
  desk: Desk,
  what: string,
  {
    slots,
    inner,
  }: { slots: Record<string, Slot>; inner: (name: string, within?: SectionOnPage) => Target[] }
): Target[] {
  switch (what) {
    case 'hours_of': {
      const days = daysIn(slots.days.text, desk.language.code)
      return days ? [{ is: 'fact', fact: 'hours', days }] : []
    }
    case 'price_of':
      return inner('target').flatMap((one) => (one.is === 'item' ? [{ ...one, price: true }] : []))
    case 'within': {
      const sections = inner('scope').flatMap((one) => (one.is === 'section' ? [one.section] : []))
      return sections.flatMap((section) => inner('target', section))
    }
    case 'nth': {
      const number = desk.language.ordinals[slots.ordinal.words[0]]
      const all = nthOf(inner('target'))
      const one = number > 0 ? all[number - 1] : all.at(number)
      return one ? [one] : []
    }
    case 'link_of':
      return inner('target').flatMap((of) => (of.is === 'part' ? [{ is: 'link', of }] : []))
    case 'alt_of':
      return pictures(inner('target')).map((of) => ({ is: 'alt', of }))
    case 'background_of':
      return inner('target').map((of) => ({ is: 'style', of, style: 'background' }))
    case 'color_of':
      return inner('target').map((of) => ({ is: 'style', of, style: 'color' }))
    case 'size_of':
      return inner('target').map((of) => ({ is: 'style', of, style: 'size' }))
    case 'at_end': {
      const all = inner('target')
      const place = named(slots.end.words, desk.language.places, desk.language)
      const near = all.flatMap((one) => (one.is === 'part' ? atEnd(desk, one, place) : []))
      return near.length > 0 ? near : all.filter(({ is }) => is === 'part')
    }
    case 'quote_by': {
      const by = folded(slots.scope.text)
      return asTargets(
        desk.reading.sections.filter(
          ({ kind, element }) => kind === 'statement' && folded(wordsOf(element)).includes(by)
        )
      )
    }
    case 'section_about':
      return inner('scope').filter(({ is }) => is === 'section')
    case 'text_of':
      // "The about text" is no link of the menu.
      return inner('target').filter((one) => one.is === 'part' && !one.part.element.closest('nav'))
    default:
      return []
  }
}

/** The same thing as it stands in the first or the last part of the page. */
function atEnd({ reading }: Desk, target: Target & { is: 'part' }, place?: string): Target[] {
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
function quotedWithin(desk: Desk, slot: Slot): Target[] {
  const quoted = tokensOf(slot.text).flatMap(({ quoted: words }) => words ?? [])
  if (quoted.length !== 1 || slot.isQuoted) return []
  const words = [quoted[0]]
  const rest = slot.words.filter((word) => word !== quoted[0])
  const targets = [...saying(desk, words), ...asTargets(sectionsNamed(desk, words))]
  const labelled = partsLabelled(desk, bare(rest, desk.language))
  const both = targets.filter(
    (one) =>
      one.is === 'part' && labelled.some((other) => other.is === 'part' && other.part === one.part)
  )
  return both.length > 0 ? both : targets
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
