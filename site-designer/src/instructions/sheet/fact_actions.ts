import type { SlotsOf } from '#designer/instructions/language/slots'
import { addReach, setFact } from '#designer/instructions/sheet/facts'
import { setHours, setOneEnd } from '#designer/instructions/sheet/hours'
import { addArea, addPerson, setRole, setRoleOf } from '#designer/instructions/sheet/people'
import type { Answer, Revision } from '#designer/instructions/sheet/revision'
import { addLink } from '#designer/instructions/sheet/words'

type Action = (revision: Revision, slots: SlotsOf) => Answer

/** Commands that change facts: on the sheet of a plan, and on the sheet read back from a page. */
export const factActions: Record<string, Action> = {
  called: (revision, { value }) => setFact(revision, { is: 'fact', fact: 'name' }, value),
  address_is: (revision, { address, value }) =>
    setFact(revision, { is: 'fact', fact: 'address' }, address ?? value),
  town: (revision, { value }) => setFact(revision, { is: 'fact', fact: 'town' }, value),
  year: (revision, { value }) =>
    setFact(revision, { is: 'fact', fact: 'year' }, { ...value, text: value.text.slice(0, 4) }),
  closed: (revision, slots) => setHours(revision, slots, { isClosed: true }),
  hours: (revision, slots) => setHours(revision, slots),
  opens_at: (revision, slots) => setOneEnd(revision, slots, 'opens'),
  closes_at: (revision, slots) => setOneEnd(revision, slots, 'closes'),
  more: addReach,
  area: addArea,
  person: addPerson,
  role: setRole,
  role_of: setRoleOf,
  link_to: addLink,
}
