import { tag } from 'editor-engine'
import { clock } from '#core/clock'
import { renderSite } from '#planning/renderer/render'
import type { Site } from '#planning/site/site'

/** The page as a website keeps it: rendered, with an id on every element that can be edited. */
export function renderPage(site: Site): string {
  return tag(renderSite(site), { now: clock.millis() })
}
