import {
  type DirectionId,
  type Language,
  namedDirection,
  type Proposal,
  renderSite,
} from 'site-designer'
import type { Direction } from '#contract/api/planning'

/** A direction to choose, with a whole page as it would look: nothing to run on the app's origin. */
export function directionJson(
  direction: DirectionId,
  language: Language,
  html: string
): Omit<Direction, 'chosen'> {
  return { id: direction, ...namedDirection(direction, language), html }
}

export function proposalsJson(proposals: Proposal[]): { directions: Direction[] } {
  return {
    directions: proposals.map(({ direction, chosen, draft }) => ({
      ...directionJson(direction, draft.language, renderSite(draft)),
      chosen,
    })),
  }
}
