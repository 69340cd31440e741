import { boardOf } from '#designer/fill/board'
import { nounOf } from '#designer/fill/business'
import { actions } from '#designer/fill/contact'
import type { FillContext } from '#designer/fill/context'
import { initials } from '#designer/fill/initials'
import { heroList } from '#designer/fill/offers'
import { heroPhoto } from '#designer/fill/pictures'
import { placeAt } from '#designer/fill/place_section'
import { factRows, holdsFacts } from '#designer/fill/places'
import type { Props } from '#designer/fill/props'
import { hourRows, hoursHeading } from '#designer/fill/times'
import { titleBlock } from '#designer/fill/title'
import { singleDates, timetableDays } from '#designer/fill/timetable'
import type { Artefact, HeroSection } from '#designer/site/site'

export function hero(context: FillContext): Props<HeroSection> {
  return {
    ...titleBlock(context),
    actions: actions(context),
    ...(holdsFacts(context) ? { facts: factRows(context) } : {}),
    artefact: artefact(context),
  }
}

function artefact(context: FillContext): Artefact {
  const { copy, language, outline, sheet } = context
  switch (outline.artefact) {
    case 'list':
      return { type: 'list', ...heroList(context) }
    case 'week':
      return board(context)
    case 'plate':
      return { type: 'plate', photo: heroPhoto(context) }
    case 'monogram': {
      const called = sheet.who.name?.value ?? nounOf(sheet) ?? copy.welcome
      return { type: 'monogram', letters: initials(called, language) }
    }
  }
}

/** When something is: classes or a programme, what is coming up, or the opening hours. */
function board(context: FillContext): Artefact {
  const { copy, sheet } = context
  switch (boardOf(sheet)) {
    case 'timetable': {
      const title = context.heading('timetable', copy.headings.timetable)
      return { type: 'week', title, rows: [], days: timetableDays(sheet) }
    }
    case 'dates': {
      const rows = singleDates(sheet).map(({ when, title, place }) => ({
        label: when,
        value: place ? `${title}, ${place}` : title,
      }))
      return { type: 'week', title: context.heading('events', copy.parts.events.headings), rows }
    }
    default: {
      const place = placeAt(sheet)
      const rows = hourRows(context, place)
      return { type: 'week', title: hoursHeading(context, place), rows }
    }
  }
}
