import { bySheet } from '#designer/instructions/actions/by_sheet'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { sheetOf } from '#designer/instructions/page_sheet'
import { factActions as onSheet } from '#designer/instructions/sheet/fact_actions'
import { setFact as setFactOnSheet } from '#designer/instructions/sheet/facts'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import type { FactName, Target } from '#designer/instructions/targets/target'
import { hasGrid } from '#designer/fill/schedule'
import type { SectionKind } from '#designer/site/kinds'

/** What the answer calls a change: a fact, or the words of a slot; and the section that shows it. */
type Shown = { fact: FactName } | { slot: string; section?: SectionKind }

const shown: Record<string, Shown> = {
  called: { fact: 'name' },
  address_is: { fact: 'address' },
  town: { fact: 'town' },
  year: { fact: 'year' },
  closed: { fact: 'hours' },
  hours: { fact: 'hours' },
  opens_at: { fact: 'hours' },
  closes_at: { fact: 'hours' },
  more: { slot: 'fact' },
  area: { slot: 'area', section: 'area' },
  person: { slot: 'person', section: 'team' },
  role: { slot: 'person' },
  role_of: { slot: 'role' },
  link_to: { slot: 'value' },
}

/** The commands for facts, as actions on a finished page. */
export const factActions = Object.fromEntries(
  Object.entries(shown).map(([command, as]) => [
    command,
    (edit: PageEdit, slots: SlotsOf) => {
      const change = (sheetEdit: SheetEdit) => onSheet[command](sheetEdit, slots)
      if ('fact' in as) return changeFact(edit, as.fact, change)
      return bySheet(edit, { name: slots[as.slot].text, section: as.section }, change)
    },
  ])
)

/** Gives a fact its new value wherever the page says it: to readers, to machines and in links. */
export function setFact(
  edit: PageEdit,
  target: Extract<Target, { is: 'fact' }>,
  value: Slot
): Outcome {
  return changeFact(edit, target.fact, (sheetEdit) => setFactOnSheet(sheetEdit, target, value))
}

function changeFact(
  edit: PageEdit,
  fact: FactName,
  change: (sheetEdit: SheetEdit) => Answer
): Outcome {
  const [name] = edit.language.facts[fact]
  // A page that shows no hours gets a section for them.
  const isNew = fact === 'hours' && !hasGrid(sheetOf(edit.reading).where[0].opening_hours)
  return bySheet(edit, { name, ...(isNew ? { section: 'hours' as const } : {}) }, change)
}
