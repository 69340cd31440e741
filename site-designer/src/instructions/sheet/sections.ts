import type { SlotsOf } from '#designer/instructions/language/slots'
import { kindNamed } from '#designer/instructions/targets/names'
import { namedWithin, type Slot } from '#designer/instructions/language/slots'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import { thingsNamed, type Thing } from '#designer/instructions/sheet/things'
import { wantSection } from '#designer/sheet/changes/wishes'
import type { SectionKind } from '#designer/site/kinds'

type Section = Extract<Thing, { is: 'section' }>

export function addSection(edit: SheetEdit, slots: SlotsOf): Answer {
  const { language, kinds } = edit
  const kind = kindNamed(slots.kind.words, language)
  if (!kind || kind === 'header' || kind === 'footer' || kind === 'hero') return undefined
  const name = nameOf(edit, kind)
  if (kinds.includes(kind)) return edit.done('there_already', { name })
  const place = slots.place && namedWithin(slots.place.words, language.places, language)
  const beside = slots.scope ?? slots.scope2
  const other = beside ? sectionNamed(edit, beside) : undefined
  if (beside && (!other || other.at < 0)) return undefined
  wantSection(edit.writer, kind, true)
  let to = kinds.length
  if (place === 'top') to = 1
  else if (other) to = slots.scope ? other.at : other.at + 1
  // Nothing stands above the title.
  edit.kinds = kinds.toSpliced(Math.max(1, to), 0, kind)
  if ((place || other) && kinds.length > 0) order(edit)
  return edit.done('added', { name })
}

export function removeSection(edit: SheetEdit, { at, kind }: Section): Answer {
  const name = nameOf(edit, kind)
  if (kind === 'header' || kind === 'footer') return edit.done('frame_stays', { name })
  if (kind === 'hero') return edit.done('hero_stays')
  wantSection(edit.writer, kind, false)
  if (at < 0) return edit.done('stays_out', { name })
  edit.kinds = edit.kinds.toSpliced(at, 1)
  if (edit.sheet.wishes.section_order) order(edit)
  return edit.done('taken_out', { name })
}

export function moveTo(edit: SheetEdit, { target, place }: SlotsOf): Answer {
  const { language, kinds } = edit
  const direction = namedWithin(place.words, language.places, language)
  const section = sectionNamed(edit, target)
  if (!section || !direction) return undefined
  const to = {
    up: section.at - 1,
    down: section.at + 1,
    top: 1,
    bottom: kinds.length - 1,
  }[direction]
  return moved(edit, section, to)
}

export function moveBeside(edit: SheetEdit, slots: SlotsOf, side: 'before' | 'after'): Answer {
  const section = sectionNamed(edit, slots.target)
  const other = sectionNamed(edit, slots.scope)
  if (!section || !other || section.at < 0 || other.at < 0) return undefined
  const at = other.at > section.at ? other.at - 1 : other.at
  return moved(edit, section, side === 'before' ? at : at + 1)
}

function sectionNamed(edit: SheetEdit, slot: Slot): Section | undefined {
  return thingsNamed(edit, slot).find((thing) => thing.is === 'section')
}

function moved(edit: SheetEdit, { at, kind }: Section, to: number): Answer {
  if (at < 0 || kind === 'header' || kind === 'footer') return undefined
  if (kind === 'hero') return edit.done('hero_stays')
  const others = edit.kinds.toSpliced(at, 1)
  const place = Math.max(1, Math.min(others.length, to))
  const name = nameOf(edit, kind)
  if (place === at) return edit.done('stays_there', { name })
  edit.kinds = others.toSpliced(place, 0, kind)
  order(edit)
  return edit.done('moved', { name, number: place + 1 })
}

function order(edit: SheetEdit): void {
  edit.writer.wish('section_order', edit.kinds)
}

function nameOf({ language }: SheetEdit, kind: SectionKind | 'header' | 'footer'): string {
  return language.sections[kind]?.[0] ?? kind
}
