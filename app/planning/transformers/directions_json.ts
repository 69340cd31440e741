import {
  type DirectionId,
  type Language,
  namedDirection,
  type Proposal,
  renderSite,
} from 'site-designer'

/** A direction to choose, with a whole page as it would look: nothing to run on the app's origin. */
export function directionJson(direction: DirectionId, language: Language, html: string) {
  return { id: direction, ...namedDirection(direction, language), html }
}

export function proposalsJson(proposals: Proposal[]) {
  return {
    directions: proposals.map(({ direction, chosen, draft }) => ({
      ...directionJson(direction, draft.language, renderSite(draft)),
      chosen,
    })),
  }
}
