import type { FactName } from '#designer/instructions/targets/target'
import type { ValueField } from '#designer/sheet/fields'
import { textProblem } from '#designer/sheet/text_problem'

const LONGEST = 160

const FIELDS: Partial<Record<FactName, ValueField>> = {
  phone: 'contact.telephones',
  email: 'contact.emails',
  town: 'where.locality',
  year: 'who.founding_year',
}

/** An example of the fact where the words cannot be one; undefined where they can. */
export function factProblem(fact: FactName, text: string): string | undefined {
  if (text === '' || text.length > LONGEST) return '…'
  const field = FIELDS[fact]
  return field && textProblem(field, text)
}
