import type { PageSections, SectionChanged, SectionEdit } from '#contract/api/editing'
import { etagOf } from '#contract/website_etag'
import { editing } from '../../lib/api/main.ts'

export interface SectionCalls {
  read(): Promise<PageSections>
  change(edit: SectionEdit, version: number): Promise<SectionChanged>
}

export function sectionCalls(id: string): SectionCalls {
  return {
    read: () => editing.sections(id),
    change: (edit, version) => editing.changeSection(id, edit, etagOf({ id, version })),
  }
}
