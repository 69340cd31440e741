import { bySheet } from '#designer/commands/actions/by_sheet'
import { withoutItem, withoutPrices } from '#designer/commands/actions/items'
import { copyIn } from '#designer/copy/copy_in'
import { removeSection } from '#designer/commands/actions/sections'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import { choose, describePart } from '#designer/commands/targets/choose'
import { sheetOf } from '#designer/commands/page_sheet'
import { tokensOf } from '#designer/commands/reading/tokens'
import { isName } from '#designer/commands/language/endings'
import { daysIn } from '#designer/commands/values/hours'
import { bare, keyNamed } from '#designer/commands/targets/names'
import type { Target } from '#designer/commands/targets/target'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { contains, type PageElement } from '#designer/renderer/reading/page_reading'
import type { Part } from '#designer/renderer/reading/parts'
import { removal, replacedWords } from '#designer/renderer/reading/source_changes'
import { withoutFact as withoutFactOnSheet } from '#designer/commands/sheet/facts'
import type { Link } from '#designer/sheet/sheet'
import { wordsOf } from '#designer/renderer/reading/words'

/** Takes a thing of a list, a section, a fact or a part off the page. */
export function remove(desk: Desk, { target, scope }: SlotsOf): Outcome {
  const { language } = desk
  // "The phone number from the footer": everywhere else it stays, and no action takes a part of a fact.
  if (scope) return desk.impossible('not_removed')
  // A day that goes is a day on which it is closed, and nobody said that.
  if (daysIn(target.text, language.code)) return desk.impossible('not_removed')
  const isForm = keyNamed(bare(target.words, language), language.parts, language) === 'form'
  const profile = withoutProfile(desk, target)
  if (profile) return profile
  const sorts = ['fact', 'item', 'section', 'part'] as const
  const found = choose(desk, target, isForm ? (['part'] as const) : sorts)
  if (!('one' in found))
    return found.is === 'unclear' ? found : (withoutWords(desk, target) ?? found)
  const { one } = found
  switch (one.is) {
    case 'item':
      return one.price ? withoutPrices(desk, one) : withoutItem(desk, one)
    case 'section':
      return removeSection(desk, one.section)
    case 'fact':
      return withoutFact(desk, one)
    case 'part':
      return withoutPart(desk, target.words, one)
  }
}

/** "The Instagram link": a profile that the page leads to. */
export function withoutProfile(desk: Desk, { words, isQuoted }: Slot): Outcome | undefined {
  if (isQuoted) return undefined
  const { language } = desk
  const named = sheetOf(desk.reading).contact.links.find(({ value }) =>
    [words, words.slice(0, -1)].some((form) =>
      isName(bare(form, language), value.label, language.code)
    )
  )
  return named && withoutLink(desk, named.value)
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

function withoutFact(desk: Desk, target: Extract<Target, { is: 'fact' }>): Outcome {
  const name = desk.language.facts[target.fact][0]
  if (target.fact === 'hours') return withoutHours(desk, name)
  return bySheet(desk, { name }, (revision) => withoutFactOnSheet(revision, target))
}

function withoutHours(desk: Desk, what: string): Outcome {
  const section = desk.reading.sections.find(({ kind }) => kind === 'hours')
  if (section) return removeSection(desk, section)
  const weeks = desk.reading.elements(
    ({ tag, attributes }) => tag === 'dl' && attributes.class === 'week'
  )
  const boards = weeks.map((list) =>
    list.parent?.attribute('class')?.value.includes(' week-board') ? list.parent : list
  )
  if (boards.length === 0) return desk.impossible('not_removed')
  return desk.done([changeSource(desk.reading.html, boards.map(removal))], 'removed', { what })
}

function withoutPart(
  desk: Desk,
  words: string[],
  { part, twins }: Extract<Target, { is: 'part' }>
): Outcome {
  if (part.role === 'title') return desk.impossible('title_stays')
  const href = part.element.attribute('href')?.value
  const linked = sheetOf(desk.reading).contact.links.find(({ value }) => value.url === href)
  if (linked) return withoutLink(desk, linked.value)
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
  const changes = elements.flatMap((element) => [removal(element), ...unlabelled(desk, element)])
  return desk.done([changeSource(desk.reading.html, changes)], 'removed', {
    what: describePart(desk, part),
  })
}

/** The sentence that speaks of the form goes with it, where it is still ours. */
function withoutForm(desk: Desk, form: PageElement): Outcome {
  const { reading, language } = desk
  const { contactIntro } = copyIn(reading.language)
  const intros = reading.slots('intro').filter((slot) => wordsOf(slot) === contactIntro)
  const changes = [form, ...intros].map(removal)
  const [what] = language.parts.form
  return desk.done([changeSource(reading.html, changes)], 'removed', { what })
}

/** A profile goes wherever the page leads to it: from the contact details, the footer and for machines. */
function withoutLink(desk: Desk, { url, label }: Link): Outcome {
  const done = bySheet(desk, { name: label }, (revision) => {
    const { contact } = revision.sheet
    contact.links = contact.links.filter(({ value }) => value.url !== url)
    return revision.done('removed', { what: label })
  })
  return done.is === 'done' ? { ...done, says: desk.say('removed', { what: label }) } : done
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
