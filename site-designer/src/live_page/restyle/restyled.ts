import { ChangeSet } from 'editor-engine'
import { restyle } from '#designer/live_page/restyle'

/** The page after `restyle`; undefined for a page that is not ours. */
export function restyled(html: string, wish: Parameters<typeof restyle>[1]): string | undefined {
  const changes = restyle(html, wish)
  return changes && ChangeSet.of(changes, html.length).apply(html)
}
