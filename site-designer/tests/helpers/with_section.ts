import { commandLanguage } from '#designer/instructions/language/language'
import type { SectionSchema } from '#designer/sections/schema'
import { sectionSchemas } from '#designer/sections/section_schemas'
import type { SectionType } from '#designer/sections/section_type'
import { sectionTypes } from '#designer/sections/section_types'
import { sectionKinds, sectionLayouts, type SectionKind } from '#designer/site/kinds'

interface Registered {
  kind: string
  /** What English instructions call it. */
  called: string[]
  schema: SectionSchema
  type: SectionType
}

/** Runs `use` while there is another section type, and removes it again. */
export function withSection({ kind, called, schema, type }: Registered, use: () => void): void {
  const { sections } = commandLanguage('en')
  const lists: Record<string, unknown>[] = [sectionSchemas, sectionTypes, sectionLayouts, sections]
  const entries = [schema, type, Object.keys(schema.layouts), called]
  lists.forEach((list, at) => (list[kind] = entries[at]))
  sectionKinds.push(kind as SectionKind)
  try {
    use()
  } finally {
    sectionKinds.pop()
    for (const list of lists) delete list[kind]
  }
}
