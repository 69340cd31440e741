import { compose, defaultForm, fillSite, read, renderSite } from 'site-designer'
import type { ExampleId } from '#contract/example_sites'
import { examplePrompts } from '#deploy/examples/prompts'
import { publicHtml } from '#deploy/services/public_html'

/**
 * The page that our designer makes of an example's prompt, as visitors get it. The same prompt and seed
 * always give the same page.
 */
export function examplePage(id: ExampleId): string {
  const { prompt, seed } = examplePrompts[id]
  const sheet = read(prompt, defaultForm)
  const outline = compose(sheet, defaultForm, { seed })
  return publicHtml(renderSite(fillSite(sheet, outline)))
}
