import type { PlannedSection } from '#designer/site/outline'

/** The anchor of a section, the same whenever it is composed. */
export function sectionId({ kind, place = 0 }: PlannedSection): string {
  if (kind === 'hero') return 'start'
  const id = kind.replaceAll('_', '-')
  return place > 0 ? `${id}-${place + 1}` : id
}
