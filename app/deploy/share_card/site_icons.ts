import logger from '@adonisjs/core/services/logger'
import { squarePictures, type Website } from '#websites/main'
import { brandFacts, type BrandFacts } from '#deploy/share_card/card_facts'
import { rasterize } from '#deploy/share_card/rasterize'
import { iconDrawing } from '#deploy/share_card/icon_drawing'
import type { PageHead } from '#deploy/services/published_head'
import type { SiteFile } from '#deploy/targets/deploy_target'

/** The side of an icon in pixels: of a browser's tab on a sharp screen, and of a home screen. */
const [TAB, HOME_SCREEN] = [48, 180]

/**
 * The icons that browsers and devices request from a site whatever its page declares: the owner's, or
 * else drawn ones; none if they cannot be drawn.
 */
export async function siteIcons(website: Website, head: PageHead): Promise<SiteFile[]> {
  const own = await ownIcons(website, head)
  if (own.length > 0) return own
  const facts = brandFacts(head)
  try {
    // Some letters are in none of our fonts; the colour alone is still an icon of this site.
    return await drawIcons(facts).catch(() => drawIcons({ ...facts, initial: '' }))
  } catch (error) {
    logger.warn({ err: error }, 'a site is published without its icons')
    return []
  }
}

/** The same files from the picture that the owner has chosen as the icon; none if there is none. */
export async function ownIcons(website: Website, { icon }: PageHead): Promise<SiteFile[]> {
  if (!icon) return []
  try {
    const pictures = await squarePictures(website, { path: icon, sides: [TAB, HOME_SCREEN] })
    return pictures ? iconFiles(pictures[0], pictures[1]) : []
  } catch (error) {
    logger.warn({ err: error }, 'the picture chosen as icon of a site cannot be used')
    return []
  }
}

async function drawIcons(facts: BrandFacts): Promise<SiteFile[]> {
  const [tab, homeScreen] = await Promise.all([
    rasterize(iconDrawing(facts, { side: TAB, isRounded: true })),
    rasterize(iconDrawing(facts, { side: HOME_SCREEN, isRounded: false })),
  ])
  return iconFiles(tab, homeScreen)
}

function iconFiles(tab: Buffer, homeScreen: Buffer): SiteFile[] {
  return [
    { path: 'favicon.ico', contentType: 'image/x-icon', bytes: icoOf(tab, TAB) },
    { path: 'apple-touch-icon.png', contentType: 'image/png', bytes: homeScreen },
  ]
}

/** A PNG as the only picture of an ICO file: a header, one directory entry, and the PNG. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
