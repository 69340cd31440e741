import type { Artefact, HeroSection } from '#designer/site/site'
import { actions } from '#designer/fill/contact'
import type { FillDesk } from '#designer/fill/desk'
import { initials } from '#designer/fill/initials'
import { items, listedIn, offersHeading } from '#designer/fill/offers'
import { factRows, holdsFacts } from '#designer/fill/places'
import { heroPhoto } from '#designer/fill/pictures'
import type { Props } from '#designer/fill/props'
import { classRows, weekBoard } from '#designer/fill/schedule'
import { hourRows, hoursHeading } from '#designer/fill/times'
import { nounOf, titleBlock } from '#designer/fill/title'

export function hero(desk: FillDesk): Props<HeroSection> {
  return {
    ...titleBlock(desk),
    actions: actions(desk),
    ...(holdsFacts(desk) ? { facts: factRows(desk) } : {}),
    artefact: artefact(desk),
  }
}

function artefact(desk: FillDesk): Artefact {
  const { brief, copy, plan, kinds } = desk
  switch (plan.artefact) {
    case 'list': {
      // What a section below explains is only named here, and the beginning of it.
      const listed = (['menu', 'prices', 'services'] as const).some((kind) => kinds.has(kind))
      return {
        type: 'list',
        title: offersHeading(desk, 'hero'),
        items: items(listedIn(desk), { explained: !listed }).slice(0, listed ? 5 : 8),
      }
    }
    case 'week': {
      if (brief.classes.length > 0) {
        const title = desk.pick('timetable', copy.headings.timetable)
        return { type: 'week', title, rows: classRows(brief.classes, copy) }
      }
      const rows = brief.hours ? weekBoard(brief.hours.value, copy) : hourRows(desk)
      return { type: 'week', title: hoursHeading(desk), rows }
    }
    case 'plate':
      return { type: 'plate', photo: heroPhoto(desk) }
    case 'monogram':
      return {
        type: 'monogram',
        letters: initials(brief.name?.value ?? nounOf(brief), brief.language),
      }
  }
}
