import type { SchemaTypes } from '@vinejs/vine/types'

export type Fields = Record<string, SchemaTypes>
export type PathSchema = readonly [path: string, schema: SchemaTypes]

/** The fields that these paths name, `who.name` as the name within an object `who`. */
export function nested(
  paths: readonly PathSchema[],
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
