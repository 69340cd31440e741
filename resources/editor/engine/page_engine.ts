import { createEngine, elementIds, styles, text, tokens, urls } from 'editor-engine'

export type { Page, PageElement, Refusal } from 'editor-engine'

/** The same engine as the server's, so that both come to the same text. */
export const engine = createEngine({
  plugins: [elementIds(), styles(), tokens(), text(), urls()],
})
