import type { HeadPicture, PageDetails } from 'site-designer'
import { imagePath } from '#contract/images'
import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import { Image, type Website } from '#websites/main'
import { pages } from '#editor/services/pages'
import { saveManualChange, type ManualChangeFailure } from '#editor/services/save_manual_change'

export interface ChangeDetailsInput {
  website: Website
  details: Asked
  /** The version on which the client's change is based; undefined means the current one. */
  baseVersion?: number
}

interface Asked {
  title?: string
  description?: string
  /** Ids of pictures of the website; null removes the owner's picture. */
  icon?: string | null
  picture?: string | null
}

export type ChangeDetailsFailure = ManualChangeFailure | { reason: 'unknown_picture' }

const SUMMARIES: [keyof Asked, string][] = [
  ['title', 'Title changed'],
  ['description', 'Description changed'],
  ['icon', 'Icon changed'],
  ['picture', 'Picture for sharing changed'],
]

/** Changes the title, the description, the icon or the picture for shared links of a page. */
export class ChangePageDetails {
  async handle({
    details: asked,
    ...where
  }: ChangeDetailsInput): Promise<Result<{ html: string }, ChangeDetailsFailure>> {
    const { website } = where
    const icon = await pictureOf(website, asked.icon, ICON_WIDTH)
    const picture = await pictureOf(website, asked.picture, SHARED_WIDTH)
    if (icon === 'unknown' || picture === 'unknown') return refused({ reason: 'unknown_picture' })

    const { title, description } = asked
    const details: PageDetails = { title, description, icon, picture }
    const [, summary] = SUMMARIES.find(([name]) => asked[name] !== undefined)!
    return saveManualChange(where, async (html) => {
      const made = await pages.changeDetails(html, details, clock.millis())
      return made.ok ? ok({ html: made.value, summary }) : made
    })
  }
}

/** The narrowest file of a picture that is at least this wide. */
const ICON_WIDTH = 180
const SHARED_WIDTH = 1_200

async function pictureOf(
  { id: websiteId }: Website,
  imageId: string | null | undefined,
  atLeast: number
): Promise<HeadPicture | null | undefined | 'unknown'> {
  if (imageId === undefined || imageId === null) return imageId
  const image = await Image.findBy({ id: imageId, website_id: websiteId })
  if (!image) return 'unknown'
  const narrower = image.widths.find((width) => width >= atLeast)
  const width = narrower ?? image.width
  return {
    path: imagePath(image.hash, narrower),
    width,
    height: Math.round((image.height * width) / image.width),
    alt: image.alt || image.title,
  }
}
