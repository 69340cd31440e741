import type { FieldPath } from 'site-designer/sheet'
import { t } from '../../lib/text/text.ts'

type Underscored<Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Path

/** The name of a field for people. */
export function fieldName(path: FieldPath): string {
  const name = path.replaceAll('.', '_') as Underscored<FieldPath>
  return t(`planning.sheet.field.${name}`)
}
