import type { OurPrint } from '#designer/designed/our_print'
import type { Concept } from '#designer/site/outline'
import type { Section } from '#designer/site/site'

/**
 * Which sections of a page stand in which other one, as the concept has it: what only we can make, a week
 * or a form, is in each once at most.
 */
export function heldSections(
  sections: readonly Section[],
  parts: ReadonlyMap<string, OurPrint>,
  concept: Concept | undefined
): ReadonlyMap<string, readonly string[]> {
  const ids = sections.map(({ id }) => id)
  const slotsOf = (id: string) => [...parts.get(id)!.slots.keys()]
  const wanted = Object.entries(concept?.holds ?? {}).filter(([id]) => ids.includes(id))
  return new Map(
    wanted.map(([id, others]) => {
      const slots = new Set(slotsOf(id))
      const its = others.filter((other) => {
        const isFree = ids.includes(other) && !slotsOf(other).some((slot) => slots.has(slot))
        if (isFree) for (const slot of slotsOf(other)) slots.add(slot)
        return isFree
      })
      return [id, its]
    })
  )
}
