import { tag } from 'editor-engine'
import { renderSite } from '#designer/page/render_site'
import type { Site } from '#designer/site/site'

/**
 * The page as a website keeps it: rendered, with an id on every element that can be edited. `now`
 * is in milliseconds since 1970; the ids are made from it.
 */
export function renderPage(site: Site, now: number): string {
  return tag(renderSite(site), { now })
}
