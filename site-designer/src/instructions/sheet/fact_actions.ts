import type { SlotsOf } from '#designer/instructions/language/slots'
import { addReach, setFact } from '#designer/instructions/sheet/facts'
import { setHours, setOneEnd } from '#designer/instructions/sheet/hours'
import { addArea, addPerson, setRole, setRoleOf } from '#designer/instructions/sheet/people'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import { addLink } from '#designer/instructions/sheet/words'

type Action = (edit: SheetEdit, slots: SlotsOf) => Answer

/** Commands that change facts: on the sheet of a plan, and on the sheet read back from a page. */
export const factActions: Record<string, Action> = {
  called: (edit, { value }) => setFact(edit, { is: 'fact', fact: 'name' }, value),
  address_is: (edit, { address, value }) =>
    setFact(edit, { is: 'fact', fact: 'address' }, address ?? value),
  town: (edit, { value }) => setFact(edit, { is: 'fact', fact: 'town' }, value),
  year: (edit, { value }) =>
    setFact(edit, { is: 'fact', fact: 'year' }, { ...value, text: value.text.slice(0, 4) }),
  closed: (edit, slots) => setHours(edit, slots, { isClosed: true }),
  hours: (edit, slots) => setHours(edit, slots),
  opens_at: (edit, slots) => setOneEnd(edit, slots, 'opens'),
  closes_at: (edit, slots) => setOneEnd(edit, slots, 'closes'),
  more: addReach,
  area: addArea,
  person: addPerson,
  role: setRole,
  role_of: setRoleOf,
  link_to: addLink,
}
