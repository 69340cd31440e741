import type { SlotsOf } from '#designer/instructions/language/slots'
import { kindNamed } from '#designer/instructions/targets/names'
import { namedWithin, type Slot } from '#designer/instructions/language/slots'
import { byHand, type Answer, type Revision } from '#designer/instructions/sheet/revision'
import { thingsNamed, type Thing } from '#designer/instructions/sheet/things'
import type { Value } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

type Section = Extract<Thing, { is: 'section' }>

export function addSection(revision: Revision, slots: SlotsOf): Answer {
  const { language, kinds } = revision
  const kind = kindNamed(slots.kind.words, language)
  if (!kind || kind === 'header' || kind === 'footer' || kind === 'hero') return undefined
  const name = nameOf(revision, kind)
  if (kinds.includes(kind)) return revision.done('there_already', { name })
  const place = slots.place && namedWithin(slots.place.words, language.places, language)
  const beside = slots.scope ?? slots.scope2
  const other = beside ? sectionNamed(revision, beside) : undefined
  if (beside && (!other || other.at < 0)) return undefined
  const { wishes } = revision.sheet
  wishes.sections_refused = without(wishes.sections_refused, kind)
  wishes.sections_wanted = [...without(wishes.sections_wanted, kind), byHand(kind)]
  revision.edited('wishes.sections_wanted', 'wishes.sections_refused')
  let to = kinds.length
  if (place === 'top') to = 1
  else if (other) to = slots.scope ? other.at : other.at + 1
  // Nothing stands above the title.
  revision.kinds = kinds.toSpliced(Math.max(1, to), 0, kind)
  if ((place || other) && kinds.length > 0) order(revision)
  return revision.done('added', { name })
}

export function removeSection(revision: Revision, { at, kind }: Section): Answer {
  const name = nameOf(revision, kind)
  if (kind === 'header' || kind === 'footer') return revision.done('frame_stays', { name })
  if (kind === 'hero') return revision.done('hero_stays')
  const { wishes } = revision.sheet
  wishes.sections_wanted = without(wishes.sections_wanted, kind)
  wishes.sections_refused = [...without(wishes.sections_refused, kind), byHand(kind)]
  revision.edited('wishes.sections_wanted', 'wishes.sections_refused')
  if (at < 0) return revision.done('stays_out', { name })
  revision.kinds = revision.kinds.toSpliced(at, 1)
  if (wishes.section_order) order(revision)
  return revision.done('taken_out', { name })
}

export function moveTo(revision: Revision, { target, place }: SlotsOf): Answer {
  const { language, kinds } = revision
  const direction = namedWithin(place.words, language.places, language)
  const section = sectionNamed(revision, target)
  if (!section || !direction) return undefined
  const to = {
    up: section.at - 1,
    down: section.at + 1,
    top: 1,
    bottom: kinds.length - 1,
  }[direction]
  return moved(revision, section, to)
}

export function moveBeside(revision: Revision, slots: SlotsOf, side: 'before' | 'after'): Answer {
  const section = sectionNamed(revision, slots.target)
  const other = sectionNamed(revision, slots.scope)
  if (!section || !other || section.at < 0 || other.at < 0) return undefined
  const at = other.at > section.at ? other.at - 1 : other.at
  return moved(revision, section, side === 'before' ? at : at + 1)
}

function sectionNamed(revision: Revision, slot: Slot): Section | undefined {
  return thingsNamed(revision, slot).find((thing) => thing.is === 'section')
}

function moved(revision: Revision, { at, kind }: Section, to: number): Answer {
  if (at < 0 || kind === 'header' || kind === 'footer') return undefined
  if (kind === 'hero') return revision.done('hero_stays')
  const others = revision.kinds.toSpliced(at, 1)
  const place = Math.max(1, Math.min(others.length, to))
  const name = nameOf(revision, kind)
  if (place === at) return revision.done('stays_there', { name })
  revision.kinds = others.toSpliced(place, 0, kind)
  order(revision)
  return revision.done('moved', { name, number: place + 1 })
}

function order(revision: Revision): void {
  revision.sheet.wishes.section_order = revision.kinds
  revision.edited('wishes.section_order')
}

function without(list: Value<SectionKind>[], kind: SectionKind): Value<SectionKind>[] {
  return list.filter(({ value }) => value !== kind)
}

function nameOf({ language }: Revision, kind: SectionKind | 'header' | 'footer'): string {
  return language.sections[kind]?.[0] ?? kind
}
