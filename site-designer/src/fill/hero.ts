import { boardOf } from '#designer/fill/board'
import { actions } from '#designer/fill/contact'
import type { FillContext } from '#designer/fill/context'
import { heroList } from '#designer/fill/offers'
import { shownPhoto } from '#designer/fill/placed_photos'
import { placeAt } from '#designer/fill/place_section'
import { factRows, holdsFacts, nearRows } from '#designer/fill/places'
import type { Props } from '#designer/fill/props'
import { subjectsOf } from '#designer/fill/subject'
import { hourRows, hoursHeading } from '#designer/fill/times'
import { titleBlock } from '#designer/fill/title'
import { singleDates, timetableDays } from '#designer/fill/timetable'
import type { Artefact } from '#designer/site/content'

export function hero(context: FillContext): Props<'hero'> {
  const shown = artefact(context)
  const drawn = subjectsOf(context.sheet).find(({ isDrawn }) => isDrawn)
  const near = nearRows(context)
  return {
    ...titleBlock(context),
    actions: actions(context),
    ...(holdsFacts(context) ? { facts: factRows(context) } : {}),
    ...(near.length > 0 ? { near } : {}),
    ...(shown ? { artefact: shown } : {}),
    ...(drawn && shown?.type !== 'plate' ? { motif: drawn.id } : {}),
  }
}

/** None where there is nothing real to show: the title stands alone. */
function artefact(context: FillContext): Artefact | undefined {
  const { outline, photos } = context
  switch (outline.artefact) {
    case 'list':
      return { type: 'list', ...heroList(context) }
    case 'week':
      return board(context)
    case 'plate':
      return photos.main && { type: 'plate', photo: shownPhoto(photos.main) }
    case 'words':
      return undefined
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
