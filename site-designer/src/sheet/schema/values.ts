import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { entryOf, type Field } from '#designer/sheet/fields'
import { exact } from '#designer/sheet/schema/exact'
import { addressForms } from '#designer/language/address_form'
import { languageCodes } from '#designer/language/language_codes'
import { cleaned, given, line, prose, time, url } from '#designer/sheet/schema/texts'
import { ways } from '#designer/sheet/sheet'
import { directions, sectionKinds } from '#designer/site/kinds'

type MayLack = SchemaTypes & { optional: () => SchemaTypes }
type ValueSchema = MayLack & { nullable: () => MayLack }

/** Maps the usual length limit of a text to the one that applies here. */
export type LengthOf = (usual: number) => number

/** The schema of one value of a field; with `isEmptiable`, '' is valid and empties the field. */
export function valueSchema(
  field: Field,
  length: LengthOf,
  { isEmptiable = false } = {}
): ValueSchema {
  const entry = entryOf(field)
  const longest = length(field.longest ?? 0)
  const parse = isEmptiable ? cleaned : given
  if (entry) {
    const texts = Object.entries(entry.texts).map(([name, { of, longest: most, isRequired }]) => {
      const text = { line: () => line(length(most)), prose: () => prose(length(most)), url }[of]()
      return [name, isRequired ? text : text.optional()] as const
    })
    return exact(Object.fromEntries(texts))
  }
  switch (field.of) {
    case 'prose':
      return prose(longest, parse)
    case 'email':
      return line(longest).email()
    case 'yes':
      return vine.boolean({ strict: true })
    case 'way':
      return vine.enum(ways)
    case 'day': {
      const span = exact({ opens: time(), closes: time() })
      const text = line(length(200)).optional()
      return exact({ spans: vine.array(span).maxLength(6), text })
    }
    case 'section':
      return vine.enum(sectionKinds)
    case 'colour':
      return vine.object({ hex: vine.string().regex(/^#[0-9a-fA-F]{6}$/), word: line(200) })
    case 'theme':
      return vine.enum(['light', 'dark'] as const)
    case 'address_form':
      return vine.enum(addressForms)
    case 'direction':
      return vine.enum(directions)
    case 'language':
      return vine.enum(languageCodes)
    default:
      return line(longest, parse)
  }
}
