import { errors } from '@vinejs/vine'
import { sheetSchema } from '#designer/sheet/schema/whole_schema'
import type { Sheet } from '#designer/sheet/sheet'
import { allKinds } from '#designer/kinds/all'

/** More faults than this no sheet has that is worth keeping value by value. */
const MOST_ROUNDS = 400

/**
 * The sheet without the values that a sheet cannot hold: a mail address that is none, a link to a
 * script, a kind that does not exist. What is right stays.
 */
export async function withoutInvalid(sheet: Sheet): Promise<Sheet> {
  let left = structuredClone(sheet)
  const { kind } = left.who
  if (kind && !allKinds().some(({ id }) => id === kind.value)) delete left.who.kind
  for (let round = 0; round < MOST_ROUNDS; round++) {
    try {
      return (await sheetSchema.validate(left)) as unknown as Sheet
    } catch (error) {
      if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
      const [{ field }] = error.messages as { field: string }[]
      left = withoutField(left, field.split('.'))
    }
  }
  throw new Error('A sheet could not be brought into its form.')
}

/** Takes the value away whose field this is, or the entry of a list. */
function withoutField(sheet: Sheet, path: readonly string[]): Sheet {
  const chain: { holder: Record<string, unknown> | unknown[]; key: string }[] = []
  let holder: unknown = sheet
  for (const key of path) {
    if (typeof holder !== 'object' || holder === null) break
    chain.push({ holder: holder as Record<string, unknown>, key })
    holder = (holder as Record<string, unknown>)[key]
  }
  const isValue = ({ holder: at, key }: (typeof chain)[number]) => {
    const one = (at as Record<string, unknown>)[key]
    return Array.isArray(at) || (typeof one === 'object' && one !== null && 'source' in one)
  }
  const found = chain.findLast(isValue)
  if (!found) throw new Error(`A sheet has no field "${path.join('.')}" that can be left out.`)
  if (Array.isArray(found.holder)) found.holder.splice(Number(found.key), 1)
  else delete found.holder[found.key]
  return sheet
}
