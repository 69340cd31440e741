import { handDesk } from '#designer/commands/by_hand/hand_desk'
import { movedBeside } from '#designer/commands/actions/moves'
import { setLayout } from '#designer/commands/actions/layouts'
import { besideBy, besideSection, besideTo } from '#designer/commands/actions/places'
import { duplicateSection, insertSection, removeSection } from '#designer/commands/actions/sections'
import type { Desk, Outcome } from '#designer/commands/desk'
import { tidied, whole } from '#designer/commands/edit_page'
import { PageReading } from '#designer/renderer/reading/page_reading'
import { ok, refused, type Result } from '#designer/result'
import type { SectionKind } from '#designer/site/kinds'

/** What a hand does with a section, which it names by the id of its element. */
export type SectionEdit =
  | { do: 'move'; section: string; to: 'up' | 'down' }
  | { do: 'duplicate' | 'remove'; section: string }
  | { do: 'layout'; section: string; layout: string }
  /** Behind that section; without one, where such a section belongs. */
  | { do: 'add'; kind: SectionKind; after?: string }

export interface ChangedSections {
  html: string
  /** What was done, in words for a person. */
  says: string
}

/** The page with the change made by the very actions that an instruction in words comes to. */
export function changeSection(
  html: string,
  change: SectionEdit,
  now: number
): Result<ChangedSections, { why: string }> {
  const desk = handDesk(new PageReading(tidied(html, now) ?? html))
  const made = whole(desk, outcomeOf(desk, change), now)
  if (made.is === 'done') return ok({ html: made.html, says: made.says })
  return refused({ why: made.is === 'impossible' ? made.why : desk.say('not_read') })
}

function outcomeOf(desk: Desk, change: SectionEdit): Outcome {
  if (change.do === 'add') return added(desk, change)
  const section = desk.reading.sections.find(({ element }) => element.id === change.section)
  if (!section) return { is: 'impossible', why: GONE }
  switch (change.do) {
    case 'move':
      return movedBeside(desk, section, besideTo(desk, change.to, section))
    case 'duplicate':
      return duplicateSection(desk, section)
    case 'remove':
      return section.place === 'section'
        ? removeSection(desk, section)
        : { is: 'impossible', why: STAYS }
    case 'layout':
      return setLayout(desk, section, change.layout)
  }
}

const GONE = 'This section is not on the page any more.'
const STAYS = 'The header and the footer stay on the page.'

function added(desk: Desk, { kind, after }: Extract<SectionEdit, { do: 'add' }>): Outcome {
  if (after === undefined) return insertSection(desk, kind, besideBy(desk, kind))
  const section = desk.reading.sections.find(({ element }) => element.id === after)
  if (!section) return { is: 'impossible', why: GONE }
  return insertSection(desk, kind, besideSection(desk, 'after', section))
}
