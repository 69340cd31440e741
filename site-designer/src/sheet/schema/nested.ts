import type { SchemaTypes } from '@vinejs/vine/types'

export type Fields = Record<string, SchemaTypes>
export type PathSchema = readonly [path: string, schema: SchemaTypes]

/** Groups schemas by path: `who.name` becomes `name` in an object `who`. */
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
