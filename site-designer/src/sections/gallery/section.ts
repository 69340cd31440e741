import type { PageElement } from 'editor-engine'
import { kindOf, languageOf } from '#designer/fill/business'
import type { FillContext } from '#designer/fill/context'
import { aboutPhoto } from '#designer/fill/pictures'
import { shownPhoto } from '#designer/fill/placed_photos'
import { attributes, html, type Html } from '#designer/renderer/html'
import { photo, type Page } from '#designer/renderer/page'
import { valueOf } from '#designer/renderer/elements'
import { ownPhotos } from '#designer/sections/planning/photos'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import type { Sheet } from '#designer/sheet/sheet'
import type { Photo } from '#designer/site/content'
import type { Section } from '#designer/site/site'

const shapes: Photo['shape'][] = ['wide', 'tall', 'square', 'wide', 'tall', 'square']
const counts: Record<string, number> = { mosaic: 4, reel: 5, lead: 4 }

/** No picture is asked for twice: a trade that knows of few has a gallery of few. */
export const gallerySection: SectionType<'gallery'> = {
  fill(context) {
    const { photos, words } = context
    // Beside real pictures a drawn one would look like a gap.
    if (photos.gallery.length > 0) {
      return {
        heading: galleryHeading(context),
        photos: photos.gallery.map((one) => shownPhoto(one)),
      }
    }
    const used = context.kinds.has('about') && aboutPhoto(context) ? 1 : 0
    const most = counts[context.section('gallery')?.layout ?? ''] ?? 3
    return {
      heading: galleryHeading(context),
      photos: words.photos
        .slice(used, used + most)
        .map((describe, index) => ({ describe, shape: shapes[index] })),
    }
  },
  print: printGallery,
  plan: (sheet, opening) =>
    placed(
      TURNS.middle + 7,
      'gallery',
      ownPhotos(sheet, opening) > 0 || wants(sheet, 'gallery') || hasUsualGallery(sheet)
    ),
  says: ({ photos }, words) => words.photos(photos.length),
  fits: (holds, layout) =>
    (layout === 'reel') === holds((inner) => valueOf(inner, 'tabindex') === '0'),
  remade: (element, now, next) =>
    (now === 'reel') === (next === 'reel') ? [] : remadeReel(element, next === 'reel'),
}

/** Without one real picture the whole gallery is a place to fill and stays unpublished. */
function printGallery({ id, layout, photos }: Section<'gallery'>, page: Page): Html {
  const scrolls = layout === 'reel'
  const list = attributes({
    'class': 'pictures',
    'tabindex': scrolls && 0,
    'role': scrolls && 'group',
    'aria-labelledby': scrolls && `${id}-title`,
  })
  return html`<div${list}>${photos.map((one, index) => photo(page, one, index))}</div>`
}

/** A trade that knows which pictures to take has a place for them, unless they belong in pairs. */
function hasUsualGallery(sheet: Sheet): boolean {
  const kind = kindOf(sheet)
  return kind.pictures === undefined && kind.words(languageOf(sheet)).gallery !== undefined
}

function galleryHeading(context: FillContext): string {
  const { copy, listHeadings, words } = context
  return words.gallery && !listHeadings.includes(words.gallery)
    ? context.inVoice(words.gallery)
    : context.pick('gallery', copy.headings.gallery)
}

function remadeReel(section: PageElement, reels: boolean) {
  const pictures = [...section.descendants()].find(
    (element) => element.attribute('class')?.value === 'pictures'
  )
  if (!pictures) return []
  if (!reels) {
    return ['tabindex', 'role', 'aria-labelledby'].flatMap((name) => pictures.removeAttribute(name))
  }
  const at = pictures.attributeList().at(-1)!.to
  const title = section.attribute('aria-labelledby')?.value
  const label = title ? ` aria-labelledby="${title}"` : ''
  return [{ from: at, to: at, insert: ` tabindex="0" role="group"${label}` }]
}
