import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { CARD, cardDrawing } from '#deploy/share_card/card_drawing'
import { cardFacts } from '#deploy/share_card/card_facts'
import { rasterize } from '#deploy/share_card/rasterize'
import type { PageHead } from '#deploy/services/published_head'
import type { SiteFile } from '#deploy/targets/deploy_target'

/** The preview picture of a site in shared links. */
export interface ShareCard {
  file: SiteFile
  width: number
  height: number
  /** Its description, for people who cannot see it. */
  alt: string
}

/** Increase it when the rendering of the same facts changes: browsers cache a card for ever. */
const DRAWING = 1

/** A card for this page; null if the page has a picture of its own or no card can be rendered. */
export async function shareCard(head: PageHead): Promise<ShareCard | null> {
  const facts = head.hasImage ? null : cardFacts(head)
  if (!facts) return null
  const key = JSON.stringify([DRAWING, facts])
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
  try {
    const bytes = await rasterize(cardDrawing(facts))
    return {
      ...CARD,
      file: { path: `images/card-${hash}.png`, contentType: 'image/png', bytes },
      alt: facts.line ? `${facts.name}: ${facts.line}` : facts.name,
    }
  } catch (error) {
    logger.warn({ err: error, name: facts.name }, 'a site is published without its share card')
    return null
  }
}
