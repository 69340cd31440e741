import type { Target } from '#designer/instructions/targets/target'

/** Names a target from one call to the next. */
export function keyOf(target: Target): string {
  switch (target.is) {
    case 'part':
      return `part:${target.part.element.id ?? target.part.element.index}`
    case 'section':
      return `section:${target.section.element.id ?? target.section.element.index}`
    case 'item':
      return `item:${target.name}:${target.price ?? false}`
    case 'fact':
      return `fact:${target.fact}:${target.days?.join() ?? ''}`
    case 'look':
      return `look:${target.look}`
    case 'meta':
      return `meta:${target.meta}`
    case 'page':
      return 'page'
    case 'style':
      return `${target.style}:${keyOf(target.of)}`
    case 'link':
    case 'alt':
      return `${target.is}:${keyOf(target.of)}`
  }
}
