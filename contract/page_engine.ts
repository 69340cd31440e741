import {
  createEngine,
  elementIds,
  images,
  styles,
  text,
  tokens,
  urls,
  validation,
} from 'editor-engine'

/**
 * The engine of the editor and of the server: the same operations come to the same text, and none
 * of them adds an error to the page.
 */
export const pageEngine = createEngine({
  plugins: [elementIds(), styles(), tokens(), text(), urls(), images(), validation()],
})
