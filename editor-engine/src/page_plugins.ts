import { elementIds } from './plugins/element_ids/element_ids.ts'
import { images } from './plugins/images/images.ts'
import { styles } from './plugins/styles/styles.ts'
import { text, type TextOptions } from './plugins/text/text.ts'
import { tokens } from './plugins/tokens/tokens.ts'
import { urls } from './plugins/urls/urls.ts'
import { validation, type ValidationOptions } from './plugins/validation/validation.ts'

/**
 * The plugins of an engine for a page that a person edits element by element: its texts, styles, links
 * and images. Others can follow: `plugins: [...pagePlugins(), sections()]`.
 */
export function pagePlugins(options: { text?: TextOptions; validation?: ValidationOptions } = {}) {
  return [
    elementIds(),
    styles(),
    tokens(),
    text(options.text),
    urls(),
    images(),
    validation(options.validation),
  ] as const
}
