import type { PageEdit } from '#designer/instructions/page_edit'
import { saysWords, keyNamed, tagsNamed } from '#designer/instructions/targets/names'
import { sectionsNamed } from '#designer/instructions/targets/sections'
import type { Target } from '#designer/instructions/targets/target'
import { factsOn } from '#designer/live_page/reading/page_facts'
import { contains, type SectionOnPage } from '#designer/live_page/reading/page_reading'
import type { Part } from '#designer/live_page/reading/parts'
import { folded } from '#designer/language/fold'

/** Parts whose whole text is these words, without accents and case. */
export function partsSaying(edit: PageEdit, words: string[], scope?: SectionOnPage): Target[] {
  const said = within(edit, scope).filter((part) => saysWords(words, part.words, edit.language))
  return grouped(innermost(said))
}

/** Parts by what the editor calls them, by the names of our slots, and by common words for both. */
export function partsLabelled(edit: PageEdit, words: string[], scope?: SectionOnPage): Target[] {
  const { language, reading } = edit
  const key = keyNamed(words, language.parts, language)
  const parts = within(edit, scope)
  const found = new Set(key ? ofKey(edit, key, parts, scope) : [])
  // One quotation is not what somebody means who speaks of reviews.
  if (key === 'quote' && found.size < 2 && /s$|l[ae]r/.test(words.at(-1)!)) return []
  if (found.size === 0) {
    const tags = tagsNamed(words, language)
    for (const part of parts) if (tags.includes(part.element.tag)) found.add(part)
  }
  return grouped([...found].filter((part) => reading.parts.includes(part)))
}

/** "book button": the last words say what it is, those before them which. */
export function partsDescribed(edit: PageEdit, words: string[], scope?: SectionOnPage): Target[] {
  const { language } = edit
  for (let cut = 1; cut < words.length; cut++) {
    const key = keyNamed(words.slice(cut), language.parts, language)
    if (!key) continue
    const which = words.slice(0, cut)
    const labelled = ofKey(edit, key, within(edit, scope))
    const said = labelled.filter((part) => saysWords(which, part.words, language))
    if (said.length > 0) return grouped(said)
    const phrase = folded(which.join(' '))
    const begun = labelled.filter(
      (part) => part.role !== 'text' && ` ${folded(part.words)} `.includes(` ${phrase} `)
    )
    if (begun.length > 0 && sectionsNamed(edit, which).length === 0) return grouped(begun)
  }
  return []
}

/** What shows a fact, on the page or in one section. */
export function partShowing(edit: PageEdit, fact: string, scope?: SectionOnPage): Part | undefined {
  const { phone, email, address, name } = factsOn(edit.reading)
  const said = new Map(Object.entries({ phone, email, address, name })).get(fact)
  if (!said) return undefined
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}@]/gu, '')
  return within(edit, scope).find(
    ({ role, words }) => role !== 'button' && words !== '' && plain(said).startsWith(plain(words))
  )
}

/** The parts that a key of the data means: a role, a slot, or a tag. */
function ofKey(edit: PageEdit, key: string, parts: readonly Part[], scope?: SectionOnPage): Part[] {
  const bySlot =
    ['title', 'intro'].includes(key) && !scope ? [] : parts.filter(({ slot }) => slot === key)
  if (bySlot.length > 0) {
    // Whoever says "the heading" may well mean the largest one, which has a slot of its own.
    const titles = key === 'heading' && !scope ? parts.filter(({ role }) => role === 'title') : []
    return [...titles, ...bySlot.filter((part) => !titles.includes(part))]
  }
  const isTitleThere = parts.some(({ role }) => role === 'title')
  switch (key) {
    case 'title':
      return parts.filter(({ role }) => role === (scope && !isTitleThere ? 'heading' : 'title'))
    case 'heading': {
      const headings = parts.filter(({ role }) => role === 'heading')
      if (scope) {
        const titles = parts.filter(({ role }) => role === 'title')
        return [...titles, ...headings].slice(0, 1)
      }
      return parts.filter(({ role }) => role === 'heading' || role === 'title')
    }
    case 'intro':
    case 'lede':
    case 'subtitle': {
      const hero = parts.filter((part) => part.slot === 'lede')
      const below = hero.length > 0 ? hero : parts.filter(({ slot }) => slot === 'kicker')
      return below.length > 0 ? below.slice(0, 1) : behindTitle(edit)
    }
    case 'button':
    case 'picture':
    case 'form':
    case 'list':
      return parts.filter(({ role }) => role === key)
    case 'link':
      return parts.filter(
        ({ role, element }) => role === 'link' || (role === 'button' && element.tag === 'a')
      )
    case 'text': {
      const texts = parts.filter(({ role, element }) => role === 'text' && element.tag === 'p')
      return texts.length > 0 ? texts : parts.filter(({ role }) => role === 'text')
    }
    case 'quote':
      return parts.filter(
        (part) => part.role === 'text' && part.slot !== 'by' && isInQuotes(edit, part)
      )
    default:
      return []
  }
}

function isInQuotes({ reading }: PageEdit, { element }: Part): boolean {
  const kind = reading.sectionAround(element)?.kind
  return kind === 'statement' || kind === 'testimonials' || element.tag === 'blockquote'
}

/** The text directly behind the main heading, where it stands beside it. */
function behindTitle({ reading }: PageEdit): Part[] {
  const at = reading.parts.findIndex(({ role }) => role === 'title')
  const next = reading.parts[at + 1]
  return at >= 0 && next?.role === 'text' ? [next] : []
}

function within({ reading }: PageEdit, scope?: SectionOnPage): Part[] {
  return scope ? reading.partsIn(scope) : reading.parts
}

/** A text in another is meant by itself. */
function innermost(parts: readonly Part[]): Part[] {
  return parts.filter((part, index) => {
    const next = parts[index + 1]
    return !next || !contains(part.element, next.element)
  })
}

/** The same button at several places of a page is one to whoever names it. */
function grouped(parts: readonly Part[]): Target[] {
  const targets: (Target & { is: 'part' })[] = []
  for (const part of parts) {
    const same = targets.find(({ part: one }) => isSame(one, part))
    if (same) same.twins.push(part)
    else targets.push({ is: 'part', part, twins: [] })
  }
  return targets
}

function isSame(one: Part, other: Part): boolean {
  const href = (part: Part) => part.element.attribute('href')?.value
  const acts = (part: Part) => part.role === 'button' || part.role === 'link'
  if (folded(one.words) !== folded(other.words) || one.words === '') return false
  return acts(one)
    ? acts(other) && href(one) === href(other)
    : one.slot === 'name' && other.slot === 'name'
}
