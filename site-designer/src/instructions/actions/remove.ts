import { bySheet } from '#designer/instructions/actions/by_sheet'
import { removeField } from '#designer/instructions/actions/fields'
import { withoutItem, withoutPrices } from '#designer/instructions/actions/items'
import { copyIn } from '#designer/copy/copy_in'
import { removeSection } from '#designer/instructions/actions/sections'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { choose, chooseSection, describePart } from '#designer/instructions/targets/choose'
import { sheetOf } from '#designer/instructions/page_sheet'
import { tokensOf } from '#designer/instructions/reading/tokens'
import { isName } from '#designer/instructions/language/endings'
import { daysIn } from '#designer/reader/hours/typed_hours'
import { bare, factNamed, keyNamed } from '#designer/instructions/targets/names'
import { find } from '#designer/instructions/targets/find'
import { nameOf } from '#designer/instructions/targets/sections'
import type { Target } from '#designer/instructions/targets/target'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import { contains, type PageElement } from '#designer/live_page/reading/page_reading'
import type { Part } from '#designer/live_page/reading/parts'
import { removal, replacedWords } from '#designer/live_page/reading/source_changes'
import { withoutFact as withoutFactOnSheet } from '#designer/instructions/sheet/facts'
import type { Link } from '#designer/sheet/sheet'
import { wordsOf } from '#designer/live_page/reading/words'

/** Takes a thing of a list, a section, a fact or a part off the page. */
export function remove(edit: PageEdit, { target, scope }: SlotsOf): Outcome {
  const { language } = edit
  const field = removeField(edit, { target, scope })
  if (field) return field
  if (scope) return removeFrom(edit, target, scope)
  // A day that goes is a day on which it is closed, and nobody said that.
  if (daysIn(target.text, language.code)) return edit.impossible('not_removed')
  const isForm = keyNamed(bare(target.words, language), language.parts, language) === 'form'
  const profile = withoutProfile(edit, target)
  if (profile) return profile
  const sorts = ['fact', 'item', 'section', 'part'] as const
  const found = choose(edit, target, isForm ? (['part'] as const) : sorts)
  if (!('one' in found))
    return found.is === 'unclear' ? found : (withoutWords(edit, target) ?? found)
  const { one } = found
  switch (one.is) {
    case 'item':
      return one.price ? withoutPrices(edit, one) : withoutItem(edit, one)
    case 'section':
      return removeSection(edit, one.section)
    case 'fact':
      return withoutFact(edit, one)
    case 'part':
      return withoutPart(edit, target.words, one)
  }
}

/** "The phone number from the footer": everywhere else it stays. */
function removeFrom(edit: PageEdit, target: Slot, scope: Slot): Outcome {
  const around = chooseSection(edit, scope)
  if (!('one' in around)) return around
  const { one: section } = around
  const fact = factNamed(bare(target.words, edit.language), edit.language)
  const leads = fact === 'phone' ? 'tel:' : fact === 'email' ? 'mailto:' : undefined
  const shown = edit.reading
    .partsIn(section)
    .filter(({ element }) => leads && element.attribute('href')?.value?.startsWith(leads))
  const named = find(edit, target, section).flatMap((one) =>
    one.is === 'part' ? [one.part.element] : one.is === 'item' ? one.elements : []
  )
  const elements = (leads ? shown.map(({ element }) => element) : named).filter((element) =>
    contains(section.element, element)
  )
  if (elements.length !== 1)
    return {
      ...edit.impossible('not_here', { words: `${target.text} (${scope.text})` }),
      isFinal: true,
    }
  const gone = wrapperOf(elements[0])
  const what = `${target.text} (${nameOf(edit, section)})`
  return edit.done([changeSource(edit.reading.html, [removal(gone)])], 'removed', { what })
}

/** "The Instagram link": a profile that the page leads to. */
export function withoutProfile(edit: PageEdit, { words, isQuoted }: Slot): Outcome | undefined {
  if (isQuoted) return undefined
  const { language } = edit
  const named = sheetOf(edit.reading).contact.links.find(({ value }) =>
    [words, words.slice(0, -1)].some((form) =>
      isName(bare(form, language), value.label, language.code)
    )
  )
  return named && withoutLink(edit, named.value)
}

/** Words in quotation marks that are a part of a text: they go, and what stands around them stays. */
function withoutWords(edit: PageEdit, { text, isQuoted }: Slot): Outcome | undefined {
  const [only, ...others] = isQuoted ? [text] : tokensOf(text).flatMap(({ quoted }) => quoted ?? [])
  if (!only || others.length > 0) return undefined
  const { html, page } = edit.reading
  const changes = replacedWords(page, only, '').map(({ from, to, insert }) => {
    const isSpaced = html[from - 1] === ' '
    return {
      from: isSpaced ? from - 1 : from,
      to: !isSpaced && html[to] === ' ' ? to + 1 : to,
      insert,
    }
  })
  if (changes.length === 0) return undefined
  return edit.done([changeSource(html, changes)], 'removed', { what: `“${only}”` })
}

function withoutFact(edit: PageEdit, target: Extract<Target, { is: 'fact' }>): Outcome {
  const name = edit.language.facts[target.fact][0]
  if (target.fact === 'hours') return withoutHours(edit, name)
  return bySheet(edit, { name }, (revision) => withoutFactOnSheet(revision, target))
}

function withoutHours(edit: PageEdit, what: string): Outcome {
  const section = edit.reading.sections.find(({ kind }) => kind === 'hours')
  if (section) return removeSection(edit, section)
  const weeks = edit.reading.elements(
    ({ tag, attributes }) => tag === 'dl' && attributes.class === 'week'
  )
  const boards = weeks.map((list) =>
    list.parent?.attribute('class')?.value.includes(' week-board') ? list.parent : list
  )
  if (boards.length === 0) return edit.impossible('not_removed')
  return edit.done([changeSource(edit.reading.html, boards.map(removal))], 'removed', { what })
}

function withoutPart(
  edit: PageEdit,
  words: string[],
  { part, twins }: Extract<Target, { is: 'part' }>
): Outcome {
  if (part.role === 'title') return edit.impossible('title_stays')
  const href = part.element.attribute('href')?.value
  const linked = sheetOf(edit.reading).contact.links.find(({ value }) => value.url === href)
  if (linked) return withoutLink(edit, linked.value)
  const around = edit.reading.sectionAround(part.element)
  if (around?.kind === 'statement') return removeSection(edit, around)
  if (part.role === 'form') return withoutForm(edit, part.element)
  const isAll = edit.language.all.includes(words[0])
  const found = isAll
    ? { one: part }
    : edit.oneOf(
        [part, ...twins],
        ({ element }) => `one:${element.id}`,
        (one) => describePart(edit, one)
      )
  if (!('one' in found)) return found
  const parts: Part[] = isAll ? [part, ...twins] : [found.one ?? part]
  const elements = parts.flatMap((one) => [one.element, ...one.twins]).map(wrapperOf)
  const changes = elements.flatMap((element) => [removal(element), ...unlabelled(edit, element)])
  return edit.done([changeSource(edit.reading.html, changes)], 'removed', {
    what: describePart(edit, part),
  })
}

/** The sentence that speaks of the form goes with it, where it is still ours. */
function withoutForm(edit: PageEdit, form: PageElement): Outcome {
  const { reading } = edit
  const { contactIntro } = copyIn(reading.language)
  const intros = reading.slots('intro').filter((slot) => wordsOf(slot) === contactIntro)
  const changes = [form, ...intros].map(removal)
  return edit.done([changeSource(reading.html, changes)], 'form_removed')
}

/** A profile goes wherever the page leads to it: from the contact details, the footer and for machines. */
function withoutLink(edit: PageEdit, { url, label }: Link): Outcome {
  const done = bySheet(edit, { name: label }, (sheetEdit) => {
    const links = sheetEdit.sheet.contact.links.map(({ value }) => value)
    // A stored sheet has the address as typed, the page the whole one.
    const others = links.filter((one) => one.url !== url && one.label !== label)
    sheetEdit.writer.set('contact.links', others)
    return sheetEdit.done('removed', { what: label })
  })
  return done.is === 'done' ? { ...done, ...edit.told('removed', { what: label }) } : done
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
function unlabelled({ reading }: PageEdit, gone: PageElement) {
  const ids = [gone, ...gone.descendants()].map((element) => element.attribute('id')?.value)
  return reading
    .elements((element) => {
      const label = element.attribute('aria-labelledby')?.value
      return label !== undefined && ids.includes(label) && !contains(gone, element)
    })
    .flatMap((element) => element.removeAttribute('aria-labelledby'))
}
