import { createEngine, pagePlugins } from 'editor-engine'
import { LONG_TEXT } from './edit_frame.ts'

/**
 * The engine of the editor and of the server: the same operations produce the same text in both, and no
 * operation adds an error to the page.
 */
export const pageEngine = createEngine({ plugins: pagePlugins({ text: { longMark: LONG_TEXT } }) })
