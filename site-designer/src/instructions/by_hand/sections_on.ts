import { editByHand, kindName, listedName } from '#designer/instructions/by_hand/edit_by_hand'
import { layoutOf } from '#designer/instructions/actions/layouts'
import { movedBeside } from '#designer/instructions/actions/moves'
import { saysNothing } from '#designer/instructions/actions/sections'
import { besideBy, besideTo, isFixed } from '#designer/instructions/actions/places'
import type { PageEdit } from '#designer/instructions/page_edit'
import { sectionFor, tradeOn } from '#designer/instructions/new_section'
import { sheetOf } from '#designer/instructions/page_sheet'
import { kindById } from '#designer/kinds/all'
import { layoutsIn } from '#designer/outline/direction_traits'
import { PageReading, type SectionOnPage } from '#designer/live_page/reading/page_reading'
import { lookOf } from '#designer/live_page/restyle'
import {
  sectionKinds,
  sectionLayouts,
  type DirectionId,
  type SectionKind,
} from '#designer/site/kinds'

/** A section as a hand can take it. */
interface SectionEntry {
  /** Id of its element. */
  id: string
  name: string
  /** The header, the footer and the opening stay where they are. */
  fixed: boolean
  up: boolean
  down: boolean
  /** How it is set now, and how it can be set; none on pages of other people. */
  layout?: string
  layouts: string[]
}

interface SectionOffer {
  kind: SectionKind
  name: string
  /** Pages for such a business usually have it. */
  usual: boolean
}

export interface PageSections {
  sections: SectionEntry[]
  /** Sections that can be added, those that are usual for the business first. */
  offers: SectionOffer[]
}

/** The sections of a page, and those that it can have; `trade` is what the business is known to be. */
export function sectionsOn(html: string, trade?: string): PageSections {
  const edit = editByHand(new PageReading(html))
  const direction = lookOf(html)?.direction
  return {
    sections: edit.reading.sections.flatMap((section) => entryOf(edit, section, direction)),
    offers: direction ? offersFor(edit, trade) : [],
  }
}

function entryOf(edit: PageEdit, section: SectionOnPage, direction?: DirectionId): SectionEntry[] {
  const { id } = section.element
  if (!id) return []
  const goes = (to: 'up' | 'down') =>
    movedBeside(edit, section, besideTo(edit, to, section)).is === 'done'
  const layout = layoutOf(section)
  return [
    {
      id,
      name: listedName(edit, section),
      fixed: isFixed(section),
      up: goes('up'),
      down: goes('down'),
      ...(layout === undefined ? {} : { layout }),
      layouts: direction && layout !== undefined ? layoutsOf(section, direction) : [],
    },
  ]
}

/** Those that the page's direction uses first. */
function layoutsOf({ kind }: SectionOnPage, direction: DirectionId): string[] {
  if (!kind) return []
  const all: readonly string[] = sectionLayouts[kind]
  const usual = layoutsIn(direction, kind).filter((one) => all.includes(one))
  return [...new Set([...usual, ...all])]
}

/** They are not made of what a person asks for: without facts there is nothing to put into them. */
const NEED_FACTS = new Set<SectionKind>(['facts', 'stats', 'statement'])

function offersFor(edit: PageEdit, trade: string | undefined): SectionOffer[] {
  const { reading } = edit
  const there = new Set(reading.sections.map(({ kind }) => kind))
  const usual = kindById(trade ?? tradeOn(reading)).sections
  const rank = (kind: SectionKind) => (usual.includes(kind) ? usual.indexOf(kind) : usual.length)
  const known = sheetOf(reading)
  return sectionKinds
    .filter((kind) => kind !== 'hero' && !there.has(kind) && edit.language.sections[kind])
    .filter((kind) => besideBy(edit, kind))
    .filter((kind) => !NEED_FACTS.has(kind) || !saysNothing(sectionFor(edit, kind, known).section))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((kind) => ({ kind, name: kindName(edit, kind), usual: usual.includes(kind) }))
}
