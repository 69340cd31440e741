import { createEngine, elementIds, styles, text, tokens, urls } from 'editor-engine'

/** The engine of the editor and of the server: the same operations come to the same text. */
export const pageEngine = createEngine({
  plugins: [elementIds(), styles(), tokens(), text(), urls()],
})
