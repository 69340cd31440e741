import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'

/** What of a section the facts decide; the plan decides the rest. */
export type Props<K extends SectionKind> = Omit<
  Section<K>,
  'kind' | 'layout' | 'surface' | 'id' | 'nav'
>
