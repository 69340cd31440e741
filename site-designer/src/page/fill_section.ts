import type { ArrangedSection } from '#designer/site/outline'
import type { FillContext } from '#designer/fill/context'
import { typeOf } from '#designer/sections/section_types'
import { sectionId } from '#designer/site/section_id'
import type { Section } from '#designer/site/site'

/** Puts the facts of the sheet into one section. Pure: sheet and outline are all it knows. */
export function fillSection(context: FillContext, section: ArrangedSection): Section {
  const { kind, layout, surface } = section
  const filled = typeOf(kind).fill(context, section)
  const nav = navFor(context, section, 'heading' in filled ? String(filled.heading) : '')
  const id = sectionId(section)
  return { kind, layout, surface, id, ...(nav ? { nav } : {}), ...filled } as Section
}

const longestInNav = 18

/** The navigation calls a section as its heading does, where that is short. */
function navFor(
  context: FillContext,
  { kind, place }: ArrangedSection,
  heading: string
): string | undefined {
  const type = typeOf(kind)
  if (place !== undefined && type.navOfPlace) return type.navOfPlace(context, place)
  const usual = context.navName(kind)
  if (!usual || type.isCalledPlainly) return usual
  if (heading && heading.length <= longestInNav) return heading
  return context.navName(type.calledAs?.(context) ?? kind)
}
