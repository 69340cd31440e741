import { namedDirection, type DirectionId } from 'site-designer'
import type { Direction } from '#contract/api/planning'
import type { PlanLook } from '#planning/services/plan_jobs'
import { withPhotoAddresses } from '#planning/services/plan_preview'

/**
 * A direction to choose, with a preview of the whole page, which contains no scripts for the app's
 * origin.
 */
export function directionJson(
  direction: DirectionId,
  language: string,
  html: string
): Omit<Direction, 'chosen'> {
  return { id: direction, ...namedDirection(direction, language), html }
}

export function looksJson(looks: PlanLook[], planId: string): { directions: Direction[] } {
  return {
    directions: looks.map(({ direction, chosen, language, html, idea }) => {
      const look = directionJson(direction, language, withPhotoAddresses(html, planId))
      if (!idea) return { ...look, chosen }
      return { ...look, name: idea.name ?? look.name, words: idea.words, chosen, idea: true }
    }),
  }
}
