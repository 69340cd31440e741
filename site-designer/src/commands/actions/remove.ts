import { withoutItem } from '#designer/commands/actions/items'
import { withoutForm } from '#designer/commands/actions/form'
import { removeSection } from '#designer/commands/actions/sections'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import { choose, chooseSection, describePart } from '#designer/commands/targets/choose'
import { sheetOf } from '#designer/commands/page_sheet'
import { updated } from '#designer/commands/actions/updated'
import { tokensOf } from '#designer/commands/reading/tokens'
import { isName } from '#designer/commands/language/endings'
import { daysIn } from '#designer/commands/values/hours'
import { find } from '#designer/commands/targets/find'
import { partShowing } from '#designer/commands/targets/parts'
import { bare, factNamed, keyNamed, kindNamed } from '#designer/commands/targets/names'
import { slotIn } from '#designer/commands/targets/items'
import type { FactName, Target } from '#designer/commands/targets/target'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { contains, type PageElement } from '#designer/renderer/reading/page_reading'
import type { Part } from '#designer/renderer/reading/parts'
import { removal, replacedWords } from '#designer/renderer/reading/source_changes'
import type { Sheet } from '#designer/sheet/sheet'
import { wordsOf } from '#designer/renderer/reading/words'

/** Takes a thing of a list, a section, a fact or a part off the page. */
export function remove(desk: Desk, { target, scope }: SlotsOf): Outcome {
  const { language } = desk
  if (scope) return removeFrom(desk, target, scope)
  const [first, ...others] = bare(target.words, language)
  const isFramed = ['header', 'footer'].some(
    (frame) => kindNamed([first], language) === frame && factNamed(others, language)
  )
  if (isFramed) return removeFrom(desk, slotFrom(others), slotFrom([first]))
  // A day that goes is a day on which it is closed, and nobody said that.
  if (daysIn(target.text, language.code)) return desk.impossible('not_removed')
  const isForm = keyNamed(bare(target.words, language), language.parts, language) === 'form'
  const profile = withoutProfile(desk, target)
  if (profile) return profile
  const sorts = ['fact', 'item', 'section', 'part', 'link'] as const
  const found = choose(desk, target, isForm ? (['part'] as const) : sorts)
  if (!('one' in found))
    return found.is === 'unclear' ? found : (withoutWords(desk, target) ?? found)
  const { one } = found
  switch (one.is) {
    case 'item':
      return one.price ? withoutPrice(desk, one) : withoutItem(desk, one)
    case 'section':
      return removeSection(desk, one.section)
    case 'fact':
      return withoutFact(desk, one.fact)
    case 'link':
      return desk.impossible('not_removed')
    case 'part':
      return withoutPart(desk, target.words, one)
  }
}

function slotFrom(words: string[]): Slot {
  return { text: words.join(' '), isQuoted: false, words }
}

/** "The phone number from the footer": there alone; a list has its things wherever they stand. */
function removeFrom(desk: Desk, target: Slot, scope: Slot): Outcome {
  const section = chooseSection(desk, scope)
  if (!('one' in section)) return section
  const impossible = desk.impossible('not_here', { words: target.text })
  const [fact] = find(desk, target).filter((one) => one.is === 'fact')
  const shown = fact && partShowing(desk, fact.fact, section.one)
  if (fact)
    return shown ? withoutPart(desk, ['all'], { is: 'part', part: shown, twins: [] }) : impossible
  const found = find(desk, target, section.one)
  const [one, ...others] = found.filter(({ is }) => is === 'item' || is === 'part')
  if (one?.is === 'item') return withoutItem(desk, one)
  return one?.is === 'part' && others.length === 0 ? withoutPart(desk, ['all'], one) : impossible
}

/** "The Instagram link": a profile that the page leads to. */
export function withoutProfile(desk: Desk, { words, isQuoted }: Slot): Outcome | undefined {
  if (isQuoted) return undefined
  const { language } = desk
  const before = sheetOf(desk.reading)
  const named = before.contact.links.find(({ value }) =>
    [words, words.slice(0, -1)].some((form) =>
      isName(bare(form, language), value.label, language.code)
    )
  )
  return named && withoutLink(desk, before, named.value.url)
}

/** Words in quotation marks that are a part of a text: they go, and what stands around them stays. */
function withoutWords(desk: Desk, { text, isQuoted }: Slot): Outcome | undefined {
  const [only, ...others] = isQuoted ? [text] : tokensOf(text).flatMap(({ quoted }) => quoted ?? [])
  if (!only || others.length > 0) return undefined
  const { html, page } = desk.reading
  const changes = replacedWords(page, only, '').map(({ from, to, insert }) => {
    const isSpaced = html[from - 1] === ' '
    return {
      from: isSpaced ? from - 1 : from,
      to: !isSpaced && html[to] === ' ' ? to + 1 : to,
      insert,
    }
  })
  if (changes.length === 0) return undefined
  return desk.done([changeSource(html, changes)], 'removed', { what: `“${only}”` })
}

function withoutPrice(desk: Desk, { elements, name }: Extract<Target, { is: 'item' }>): Outcome {
  const gone = elements.flatMap((item) => slotIn(item, 'price') ?? [])
  const leaders = elements.flatMap((item) =>
    [...item.descendants()].filter((element) => element.attribute('class')?.value === 'leader')
  )
  const changes = [...gone, ...leaders].map(removal)
  if (gone.length === 0) return desk.impossible('no_price', { item: name })
  return desk.done([changeSource(desk.reading.html, changes)], 'removed', {
    what: desk.say('price_of', { item: name }),
  })
}

function withoutFact(desk: Desk, fact: FactName): Outcome {
  const before = sheetOf(desk.reading)
  const after = structuredClone(before)
  const name = desk.language.facts[fact][0]
  if (fact === 'phone') after.contact.telephones = []
  else if (fact === 'email') after.contact.emails = []
  else if (fact === 'address') delete after.where[0].street_address
  else if (fact === 'hours') {
    const section = desk.reading.sections.find(({ kind }) => kind === 'hours')
    if (section) return removeSection(desk, section)
    const week = desk.reading.elements(
      ({ tag, attributes }) => tag === 'dl' && attributes.class === 'week'
    )
    const board = week.map((list) => {
      const around = list.parent
      return around && / week-board/.test(around.attribute('class')?.value ?? '') ? around : list
    })
    if (board.length === 0) return desk.impossible('not_removed')
    return desk.done([changeSource(desk.reading.html, board.map(removal))], 'removed', {
      what: name,
    })
  } else return desk.impossible('not_removed')
  return updated(desk, before, after, name)
}

function withoutPart(
  desk: Desk,
  words: string[],
  { part, twins }: Extract<Target, { is: 'part' }>
): Outcome {
  if (part.role === 'title') return desk.impossible('title_stays')
  const before = sheetOf(desk.reading)
  const href = part.element.attribute('href')?.value
  const linked = before.contact.links.filter(({ value }) => value.url === href)
  if (linked.length > 0) return withoutLink(desk, before, linked[0].value.url)
  const around = desk.reading.sectionAround(part.element)
  if (around?.kind === 'statement') return removeSection(desk, around)
  if (part.role === 'form') return withoutForm(desk, part.element)
  const isAll = desk.language.all.includes(words[0])
  const found = isAll
    ? { one: part }
    : desk.oneOf(
        [part, ...twins],
        ({ element }) => `one:${element.id}`,
        (one) => describePart(desk, one)
      )
  if (!('one' in found)) return found
  const parts: Part[] = isAll ? [part, ...twins] : [found.one ?? part]
  const elements = parts.flatMap((one) => [one.element, ...one.twins]).map(wrapperOf)
  const outer = elements.filter(
    (one) => !elements.some((other) => other.index !== one.index && contains(other, one))
  )
  const changes = outer.flatMap((element) => [removal(element), ...unlabelled(desk, element)])
  return desk.done([changeSource(desk.reading.html, changes)], 'removed', {
    what: describePart(desk, part),
  })
}

/** A profile goes wherever the page leads to it: from the contact details, the footer and for machines. */
function withoutLink(desk: Desk, before: Sheet, gone: string): Outcome {
  const after = structuredClone(before)
  after.contact.links = after.contact.links.filter(({ value }) => value.url !== gone)
  const [link] = before.contact.links.filter(({ value }) => value.url === gone)
  const done = updated(desk, before, after, link.value.label)
  return done.is === 'done'
    ? { ...done, says: desk.say('removed', { what: link.value.label }) }
    : done
}

const WRAPPERS = new Set(['li', 'figure', 'p', 'picture'])

/** What would be left empty around it goes too: the item of a link, the figure of a picture. */
function wrapperOf(element: PageElement): PageElement {
  const { parent } = element
  if (!parent || !WRAPPERS.has(parent.tag)) return element
  const others = [...parent.children()].filter(
    (child) => child.index !== element.index && child.tag !== 'figcaption' && child.tag !== 'source'
  )
  const isAlone =
    others.length === 0 &&
    (parent.tag === 'figure' || parent.tag === 'picture' || wordsOf(parent) === wordsOf(element))
  return isAlone ? wrapperOf(parent) : element
}

/** A section that was named by the heading that goes has no such name any more. */
function unlabelled({ reading }: Desk, gone: PageElement) {
  const ids = [gone, ...gone.descendants()].map((element) => element.attribute('id')?.value)
  return reading
    .elements((element) => {
      const label = element.attribute('aria-labelledby')?.value
      return label !== undefined && ids.includes(label) && !contains(gone, element)
    })
    .flatMap((element) => element.removeAttribute('aria-labelledby'))
}
