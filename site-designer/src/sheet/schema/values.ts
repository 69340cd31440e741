import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { entryOf, type Field } from '#designer/sheet/fields'
import type { exact } from '#designer/sheet/schema/exact'
import { languageCodes } from '#designer/sheet/schema/language_codes'
import { cleaned, given, line, prose, time, url } from '#designer/sheet/schema/texts'
import { ways } from '#designer/sheet/sheet'
import { directions, sectionKinds } from '#designer/site/kinds'

export type Fields = Record<string, SchemaTypes>
type MayLack = SchemaTypes & { optional: () => SchemaTypes }
type ValueSchema = MayLack & { nullable: () => MayLack }

/** How values are checked: those that a person changes, or those of a stored sheet. */
export interface Bounds {
  object: (fields: Fields) => ReturnType<typeof exact<Fields>>
  /** How long a text may be that is usually so long. */
  length: (usual: number) => number
}

/** The schema of one value of a field; `isEmptiable` lets '' pass, which empties a field. */
export function valueSchema(
  field: Field,
  { object, length }: Bounds,
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
    return object(Object.fromEntries(texts))
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
      const span = object({ opens: time(), closes: time() })
      const text = line(length(200)).optional()
      return object({ spans: vine.array(span).maxLength(6), text })
    }
    case 'section':
      return vine.enum(sectionKinds)
    case 'colour':
      return vine.object({ hex: vine.string().regex(/^#[0-9a-fA-F]{6}$/), word: line(200) })
    case 'theme':
      return vine.enum(['light', 'dark'] as const)
    case 'direction':
      return vine.enum(directions)
    case 'language':
      return vine.enum(languageCodes)
    default:
      return line(longest, parse)
  }
}

/** The fields that these paths name, `who.name` as the name within an object `who`. */
export function nested(
  paths: readonly (readonly [path: string, schema: SchemaTypes])[],
  object: (fields: Fields) => SchemaTypes
): Fields {
  const names = [...new Set(paths.map(([path]) => path.split('.', 1)[0]))]
  const schemas = names.map((name) => {
    const own = paths.find(([path]) => path === name)
    const inner = paths
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, schema]) => [path.slice(name.length + 1), schema] as const)
    return [name, own ? own[1] : object(nested(inner, object))] as const
  })
  return Object.fromEntries(schemas)
}

/** Where something stands in the prompt. */
export function stretch() {
  const offset = vine.number({ strict: true })
  return vine.tuple([offset, offset.clone()]).use(isStretch())
}

const isStretch = vine.createRule((value, _options: undefined, field) => {
  if (!Array.isArray(value)) return
  const [start, end] = value as [number, number]
  const isOne = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end > start
  if (!isOne) field.report('It must be a stretch of the prompt', 'stretch', field)
})
