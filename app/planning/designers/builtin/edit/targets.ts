import type { Target } from '#planning/designers/builtin/instructions/instruction'
import {
  contains,
  namesOf,
  type PageElement,
  type SectionOnPage,
} from '#planning/renderer/reading/page_reading'
import type { Part, PartRole } from '#planning/renderer/reading/parts'
import { folded } from '#planning/renderer/reading/words'
import { kindIn } from '#planning/designers/builtin/facts/sections_named'
import {
  impossible,
  oneOf,
  type Desk,
  type Outcome,
} from '#planning/designers/builtin/edit/outcome'

type Unfound = Outcome & { is: 'unclear' | 'impossible' }

/** Selection first, then the kind that was named, then the words: headings, anchors, classes. */
export function findSection(desk: Desk, target: Target): { one: SectionOnPage } | Unfound {
  const list = sectionsFor(desk, target)
  if (list.length === 0) return impossible(desk.says.noSection(target.words))
  return oneOf(
    desk,
    nth(list, target.nth),
    ({ element }) => keyOf(element),
    (section) => nameOf(desk, section)
  )
}

/** The parts of the page that a person can mean by these words: exactly one, or a question. */
export function findPart(desk: Desk, target: Target): { one: Part } | Unfound {
  const list = partsFor(desk, target)
  if (list.length === 0) return impossible(desk.says.noPart(target.words))
  return oneOf(
    desk,
    nth(list, target.nth),
    ({ element }) => keyOf(element),
    (part) => describePart(desk, part)
  )
}

/** How a section is called when we speak of it. */
export function nameOf({ says }: Desk, { kind, heading, place }: SectionOnPage): string {
  return says.section(kind, heading, place)
}

export function describePart(desk: Desk, part: Part, words = part.words): string {
  const { says } = desk
  return says.part(says.roles[part.role], excerpt(words), placeOf(desk, part))
}

function placeOf({ reading, says }: Desk, part: Part): string {
  const section = reading.sectionAround(part.element)
  if (!section) return says.where.nowhere
  if (section.place === 'header') return says.where.header
  if (section.kind === 'hero') return says.where.top
  if (section.place === 'footer') return says.where.bottom
  const { heading } = section
  if (heading && folded(heading) !== folded(part.words)) return says.where.under(heading)
  const at = reading.sections.indexOf(section)
  return at * 2 < reading.sections.length ? says.where.top : says.where.bottom
}

export function keyOf({ id, index }: PageElement): string {
  return id ?? `#${index}`
}

function sectionsFor(desk: Desk, target: Target): SectionOnPage[] {
  const { reading } = desk
  const { kind, words } = target
  const all = reading.sections
  if (kind === 'header' || kind === 'footer') return all.filter(({ place }) => place === kind)
  const selected = selectedSection(desk, target)
  if (selected) return [selected]
  if (kind) {
    const own = all.filter((section) => section.kind === kind)
    if (own.length > 0) return own
    const alike = all.filter((section) => isOfKind(section, kind))
    if (alike.length > 0) return alike
    if (kind === 'hero') return all.filter(({ place }) => place === 'section').slice(0, 1)
  }
  return byWords(all, words)
}

const OFFERS = ['menu', 'prices', 'services']

/** On other pages a kind is known by what it is called; lists of offers go by any of their names. */
function isOfKind(section: SectionOnPage, kind: string): boolean {
  if (section.place !== 'section') return false
  if (section.kind) return OFFERS.includes(kind) && OFFERS.includes(section.kind)
  const isTitled = [...section.element.descendants()].some(({ tag }) => tag === 'h1')
  if (isTitled) return kind === 'hero'
  return kindIn(section.heading) === kind || kindIn(namesOf(section)) === kind
}

function selectedSection(desk: Desk, target: Target): SectionOnPage | undefined {
  const element = desk.selection ? desk.reading.page.element(desk.selection) : undefined
  if (!element || !pointsAtSelection(target)) return undefined
  return desk.reading.sectionAround(element)
}

/** "This", "this section", "burası": what is selected, not what is named. */
function pointsAtSelection({ kind, words }: Target): boolean {
  if (kind) return false
  return /^(?:|this|it|here|that|bu|bunu|burası|burayı|şu|şunu)(?: (?:section|part|one|element|bölüm\S*|kısm\S*))?$/.test(
    words.trim().toLocaleLowerCase()
  )
}

function byWords(all: readonly SectionOnPage[], words: string): SectionOnPage[] {
  const wanted = meaningful(words)
  if (wanted === '') return []
  const headings = all.filter(({ heading }) => heading !== '')
  const exact = headings.filter(({ heading }) => folded(heading) === wanted)
  if (exact.length > 0) return exact
  const within = headings.filter(({ heading }) => folded(heading).includes(wanted))
  if (within.length > 0) return within
  const parts = wanted.split(' ')
  return all.filter((section) => parts.every((part) => hasWord(namesOf(section), part)))
}

function partsFor(desk: Desk, target: Target): Part[] {
  const selected = selectedPart(desk, target)
  if (selected) return [selected]
  const { reading } = desk
  const scope = scopeOf(desk, target)
  const role = roleIn(target, scope)
  const ofRole = (parts: Part[]) => (role ? parts.filter((part) => isRole(part, role)) : parts)
  const pool = scope?.flatMap((section) => reading.partsIn(section)) ?? []
  const wanted = meaningful(target.words) || quotedIn(desk)
  const names = [folded(target.words), wanted].filter(Boolean)

  const inScope = matching(ofRole(pool), names)
  if (inScope.length > 0) return inScope
  // "Find us" names a section and may be what a button elsewhere says.
  const anywhere = ofRole(reading.parts)
  const said = target.kind ? saying(anywhere, names) : matching(anywhere, names)
  if (said.length > 0) return said
  if (target.kind && !scope) return []
  if (role && (scope ?? wanted === '')) return leading(scope ? pool : anywhere, role)
  if (!role && scope) return leading(pool, pool.some(isTitle) ? 'title' : 'heading')
  return []
}

const isTitle = (part: Part) => part.role === 'title'

function scopeOf(desk: Desk, target: Target): SectionOnPage[] | undefined {
  if (!target.kind) return undefined
  const list = sectionsFor(desk, target)
  return list.length > 0 ? list : undefined
}

/** The title of a section is its heading. */
function roleIn(target: Target, scope: SectionOnPage[] | undefined): PartRole | undefined {
  const isSection = scope?.some(({ kind, place }) => kind !== 'hero' && place === 'section')
  if (target.part === 'title' && isSection && target.kind !== 'hero') return 'heading'
  if (target.part === 'heading' && target.kind === 'hero') return 'title'
  return target.part
}

function isRole(part: Part, role: PartRole): boolean {
  if (part.role === role) return true
  // People say "heading" of the title, and "link" of a button that leads somewhere.
  if (role === 'link') return part.role === 'button' && part.element.tag === 'a'
  return false
}

function selectedPart(desk: Desk, target: Target): Part | undefined {
  if (!desk.selection || !pointsAtSelection(target)) return undefined
  const element = desk.reading.page.element(desk.selection)
  if (!element) return undefined
  const own = desk.reading.parts.find((part) => part.element.index === element.index)
  if (own) return own
  return desk.reading.parts.find(
    (part) => contains(element, part.element) && (!target.part || isRole(part, target.part))
  )
}

/** Those that say exactly this, else those that say it among other words. */
function matching(parts: readonly Part[], names: readonly string[]): Part[] {
  const exact = saying(parts, names)
  if (exact.length > 0) return exact
  const single = parts.filter(({ role }) => role !== 'list' && role !== 'form')
  return innermost(single.filter(({ words }) => names.some((name) => hasWord(folded(words), name))))
}

function saying(parts: readonly Part[], names: readonly string[]): Part[] {
  return innermost(parts.filter(({ words }) => names.includes(folded(words))))
}

/** A text in another is meant by itself. In page order what stands in a part comes right behind it. */
function innermost(parts: readonly Part[]): Part[] {
  return parts.filter((part, index) => {
    const next = parts[index + 1]
    return !next || !contains(part.element, next.element)
  })
}

/** Of a section's many texts the first that is no mere note; of other things all of them. */
function leading(parts: readonly Part[], role: PartRole): Part[] {
  if (role === 'text' || role === 'heading' || role === 'title') {
    const filled = parts.filter((part) => isRole(part, role))
    return filled.length > 0 && role !== 'text' ? filled.slice(0, 1) : filled
  }
  return parts.filter((part) => isRole(part, role))
}

const ARTICLE = /^(?:the|a|an|my|our|your|this|that|şu|bu)\s+/iu
const ROLE =
  '(?:title|headline|heading|subheading|section|part|page|area|block|text|paragraph|sentence|button|link|picture|photo|image|list|form|line|words?|bölüm\\S*|kısm\\S*|sayfa\\S*|başlı[kğ]\\S*|met(?:in|n)\\S*|yazı\\S*|paragraf\\S*|düğme\\S*|buton\\S*|link\\S*|bağlantı\\S*|resi?m\\S*|fotoğraf\\S*|görsel\\S*|liste\\S*|form\\S*)'
const ROLE_FIRST = new RegExp(`^${ROLE}(?:\\s|$)`, 'iu')
const ROLE_LAST = new RegExp(`(?:^|\\s)${ROLE}$`, 'iu')

/** The words that name a thing, without those around them that only say what sort of thing it is. */
function meaningful(words: string): string {
  let rest = words.trim()
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(ARTICLE, '').replace(ROLE_FIRST, '').replace(ROLE_LAST, '').trim()
  }
  return folded(rest)
}

/** Words in quotation marks name a thing where no other words do. */
function quotedIn({ quoted }: Desk): string {
  return quoted.length === 1 ? folded(quoted[0]) : ''
}

function hasWord(text: string, wanted: string): boolean {
  const at = text.indexOf(wanted)
  if (at < 0) return false
  return wanted.length > 3 || ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${wanted} `)
}

function nth<T>(list: readonly T[], number: number | undefined): readonly T[] {
  if (number === undefined || list.length < 2) return list
  const one = list.at(number > 0 ? number - 1 : number)
  return one ? [one] : list
}

function excerpt(words: string): string {
  return words.length > 48 ? `${words.slice(0, 46).trimEnd()}…` : words
}
