import { DEEPEST, MOST_ELEMENTS, type Excess } from '#editor/services/page_engine'

/** Why a page is refused that exceeds a limit, in words for a person. */
export const TOO_COMPLEX: Record<Excess, string> = {
  elements: `The page has more than ${MOST_ELEMENTS.toLocaleString('en')} elements.`,
  depth: `The page is nested more than ${DEEPEST} elements deep.`,
}
