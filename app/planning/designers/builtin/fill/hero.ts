import type { Artefact, HeroSection } from '#planning/site/site'
import { actions } from '#planning/designers/builtin/fill/contact'
import type { FillDesk } from '#planning/designers/builtin/fill/desk'
import { initials } from '#planning/designers/builtin/fill/initials'
import { items, offersHeading } from '#planning/designers/builtin/fill/offers'
import { factRows } from '#planning/designers/builtin/fill/places'
import type { Props } from '#planning/designers/builtin/fill/props'
import { classRows, weekBoard } from '#planning/designers/builtin/fill/schedule'
import { hourRows } from '#planning/designers/builtin/fill/times'
import { titleBlock } from '#planning/designers/builtin/fill/title'

export function hero(desk: FillDesk): Props<HeroSection> {
  const holdsFacts = desk.layoutOf('hero') === 'ledger' && factRows(desk).length >= 2
  return {
    ...titleBlock(desk.plan),
    actions: actions(desk),
    ...(holdsFacts ? { facts: factRows(desk) } : {}),
    artefact: artefact(desk),
  }
}

function artefact(desk: FillDesk): Artefact {
  const { brief, copy, plan, trade, words, kinds } = desk
  switch (plan.artefact) {
    case 'list': {
      // What a section below explains is only named here.
      const listed = (['menu', 'prices', 'services'] as const).some((kind) => kinds.has(kind))
      return {
        type: 'list',
        title: offersHeading(desk, trade.offerKind),
        items: items(desk, { explained: !listed }).slice(0, 8),
      }
    }
    case 'week': {
      if (brief.classes.length > 0) {
        const title = desk.pick('timetable', copy.headings.timetable)
        return { type: 'week', title, rows: classRows(brief.classes, copy) }
      }
      const rows = brief.hours ? weekBoard(brief.hours.value, copy) : hourRows(desk)
      return { type: 'week', title: desk.pick('hours', copy.headings.hours), rows }
    }
    case 'plate': {
      const shape = /upright|dikey/.test(words.photos[0]) ? 'tall' : 'wide'
      return { type: 'plate', photo: { describe: desk.photoNote(0), shape } }
    }
    case 'monogram':
      return {
        type: 'monogram',
        letters: initials(brief.name?.value ?? words.noun, brief.language),
      }
  }
}
