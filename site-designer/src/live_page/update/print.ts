import { Page } from 'editor-engine'
import { fillSite } from '#designer/page/fill_site'
import type { Outline } from '#designer/site/outline'
import { jsonLd } from '#designer/renderer/json_ld'
import { folded } from '#designer/language/fold'
import { renderSite } from '#designer/page/render_site'
import { pieceOf, type Piece } from '#designer/live_page/update/pieces'
import type { Sheet } from '#designer/sheet/sheet'
import { textsIn, valuesOf } from '#designer/sheet/values'
import { directions } from '#designer/site/kinds'

export interface Print {
  html: string
  piece: Piece
  /** The structured data of the page. */
  data: Record<string, unknown>
  /** All that it says, for looking words up. */
  words: string
}

/** The page of a sheet; of a page that is not ours only the head can be compared. */
export function printed(sheet: Sheet, outline: Outline | undefined): Print {
  const site = fillSite(sheet, outline ?? noOutline)
  const whole = renderSite(site)
  const html = outline ? whole : whole.replace(/<body[\s\S]*/, '</html>')
  return {
    html,
    piece: pieceOf(Page.open(html))!,
    words: folded(JSON.stringify(site, (key, value) => (key === 'field' ? undefined : value))),
    data: JSON.parse(jsonLd(site)),
  }
}

const noOutline: Outline = {
  seed: '',
  look: {
    primary_color: '#000000',
    theme: 'light',
    heading_font: 'Inter',
    body_font: 'Inter',
    corner_radius: 0,
  },
  lookNotes: [],
  direction: directions[0],
  header: 'bar',
  footer: 'line',
  artefact: 'words',
  sections: [],
}

/** Whether something that both sheets say is on the old print alone. */
export function losesWords(before: Sheet, after: Sheet, [old, now]: Print[]): boolean {
  // What is refused is to go.
  if (after.contact.refused.length > before.contact.refused.length) return false
  const kept = new Set(valuesOf(after).flatMap(({ value }) => textsIn(value.value)))
  return valuesOf(before)
    .flatMap(({ value }) => textsIn(value.value))
    .map((text) => (kept.has(text) ? folded(text) : ''))
    .some((text) => old.words.includes(text) && !now.words.includes(text))
}
