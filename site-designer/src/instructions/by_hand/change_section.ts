import { editByHand } from '#designer/instructions/by_hand/edit_by_hand'
import { movedBeside } from '#designer/instructions/actions/moves'
import { setLayout } from '#designer/instructions/actions/layouts'
import { besideBy, besideSection, besideTo } from '#designer/instructions/actions/places'
import {
  duplicateSection,
  insertSection,
  removeSection,
} from '#designer/instructions/actions/sections'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import { tidied, whole } from '#designer/instructions/edit_page'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { ok, refused, type Result } from '#designer/result'
import type { Sheet } from '#designer/sheet/sheet'
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

/**
 * The page with the change made by the very actions that an instruction in words comes to. A new
 * section is filled from the stored sheet, or else with what the page says.
 */
export function changeSection(
  html: string,
  change: SectionEdit,
  { now, sheet }: { now: number; sheet?: Sheet }
): Result<ChangedSections, { why: string }> {
  const edit = editByHand(new PageReading(tidied(html, now) ?? html), sheet)
  const made = whole(edit, outcomeOf(edit, change), now)
  if (made.is === 'done') return ok({ html: made.html, says: made.says })
  return refused({ why: made.is === 'impossible' ? made.why : edit.say('not_read') })
}

function outcomeOf(edit: PageEdit, change: SectionEdit): Outcome {
  if (change.do === 'add') return added(edit, change)
  const section = edit.reading.sections.find(({ element }) => element.id === change.section)
  if (!section) return { is: 'impossible', why: GONE }
  switch (change.do) {
    case 'move':
      return movedBeside(edit, section, besideTo(edit, change.to, section))
    case 'duplicate':
      return duplicateSection(edit, section)
    case 'remove':
      return section.place === 'section'
        ? removeSection(edit, section)
        : { is: 'impossible', why: STAYS }
    case 'layout':
      return setLayout(edit, section, change.layout)
  }
}

const GONE = 'This section is not on the page any more.'
const STAYS = 'The header and the footer stay on the page.'

function added(edit: PageEdit, { kind, after }: Extract<SectionEdit, { do: 'add' }>): Outcome {
  if (after === undefined) return insertSection(edit, kind, besideBy(edit, kind))
  const section = edit.reading.sections.find(({ element }) => element.id === after)
  if (!section) return { is: 'impossible', why: GONE }
  return insertSection(edit, kind, besideSection(edit, 'after', section))
}
