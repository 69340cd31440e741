import type { Section } from '#designer/site/site'

/** What of a section the facts decide; the plan decides the rest. */
export type Props<S extends Section> = Omit<S, 'kind' | 'layout' | 'surface' | 'id' | 'nav'>
