import type { PageEdit } from '#designer/instructions/page_edit'
import { isForm } from '#designer/instructions/language/endings'
import { named, type Slot } from '#designer/instructions/language/slots'
import { asTargets, besideThese } from '#designer/instructions/targets/beside'
import { aspectsIn, pairsIn, withoutFirst } from '#designer/instructions/targets/described'
import { slotIn } from '#designer/instructions/targets/items'
import { bare, keyNamed } from '#designer/instructions/targets/names'
import { partsLabelled } from '#designer/instructions/targets/parts'
import type { Target } from '#designer/instructions/targets/target'
import { daysIn } from '#designer/reader/hours/typed_hours'
import type { SectionOnPage } from '#designer/live_page/reading/page_reading'
import type { Part } from '#designer/live_page/reading/parts'
import { folded } from '#designer/language/fold'
import { wordsOf } from '#designer/live_page/reading/words'

/** Words with others that say where, which or what of it. */
export function compound(
  edit: PageEdit,
  slot: Slot,
  scope: SectionOnPage | undefined,
  inner: Inner
): Target[] {
  const { language } = edit
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
  const { language } = edit
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
    case 'quote':
      return asTargets(quotesBy(edit, of))
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

/** What somebody said, by any of their names: "Mrs Lomax's quote". */
function quotesBy({ reading, language }: PageEdit, { words }: Slot): SectionOnPage[] {
  return reading.sections.filter(({ kind, element }) => {
    const by = kind === 'statement' ? slotIn(element, 'by') : undefined
    const names = by ? folded(wordsOf(by)).split(' ') : []
    return words.some((word) => names.some((name) => isForm(word, name, language.code)))
  })
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
  const found = sections.flatMap((section) => inner(first, section))
  return found.length > 0 ? found : besideThese(edit, others).flatMap((one) => inner(first, one))
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
