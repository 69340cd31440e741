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
import { LONG_TEXT } from './edit_frame.ts'

/**
 * The engine of the editor and of the server: the same operations come to the same text, and none
 * of them adds an error to the page.
 */
export const pageEngine = createEngine({
  plugins: [
    elementIds(),
    styles(),
    tokens(),
    text({ longMark: LONG_TEXT }),
    urls(),
    images(),
    validation(),
  ],
})
