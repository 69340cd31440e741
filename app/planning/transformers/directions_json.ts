import type { DirectionId } from '#planning/site/kinds'
import { namedDirection } from '#planning/designers/builtin/direction_names'
import type { Proposal } from '#planning/designers/designer'
import type { Language } from '#planning/designers/builtin/language'
import { renderSite } from '#planning/renderer/render'

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
