import type { Photo, Slot } from '#designer/site/content'
import type { Site } from '#designer/site/site'
import type { Palette } from '#designer/renderer/color/palette'
import { attributes, Html, html, trusted } from '#designer/renderer/html'
import { plate, plateSize, svgUrl } from '#designer/renderer/plate'
import type { Phrases } from '#designer/renderer/phrases'

/** What every section needs to print itself. */
export interface Page {
  site: Site
  palette: Palette
  phrases: Phrases
}

/** A text element, or the marked note of a place to fill; nothing where there is no slot. */
export function text(
  tag: string,
  name: string,
  slot: Slot | undefined,
  extra: Record<string, string | undefined> = {}
): Html | false {
  if (slot === undefined || slot === '') return false
  const said = typeof slot === 'string'
  const words = said ? slot : slot.todo
  const list = { ...extra, 'data-slot': name, 'data-todo': said ? undefined : words }
  const markup = html`<${trusted(tag)}${attributes(list)}>${words}</${trusted(tag)}>`
  return new Html(markup.text, { said, open: !said })
}

export function photo(page: Page, picture: Photo, key: 'hero' | 'about' | number): Html {
  const { describe, shape, src, alt } = picture
  const { width, height } = src && picture.width && picture.height ? picture : plateSize(shape)
  const drawn = svgUrl(plate(shape, page.palette, page.site.seed, plateIndex(key)))
  const image = attributes({
    'src': src ?? drawn,
    ...(src ? widthsOf(picture, key === 'hero') : {}),
    'alt': src ? (alt ?? '') : '',
    'width': width,
    'height': height,
    'data-slot': 'photo',
    'loading': src && key !== 'hero' ? 'lazy' : undefined,
  })
  const note = src ? false : text('figcaption', 'photo-note', { todo: describe })
  const figure = attributes({
    'class': 'photo',
    'data-shape': shape,
    'data-todo': src ? undefined : describe,
  })
  const markup = html`<figure${figure}><img${image}>${note}</figure>`
  return src ? new Html(markup.text, { said: true }) : markup
}

/** The files that a browser chooses from. One that knows `auto` asks the layout how wide it is shown. */
function widthsOf({ src, width, sources = [] }: Photo, isFirst: boolean) {
  if (!src || !width || sources.length === 0) return {}
  const files = [...sources, { src, width }].map((one) => `${one.src} ${one.width}w`)
  const sizes = '(min-width: 60rem) 60vw, 100vw'
  return { srcset: files.join(', '), sizes: isFirst ? sizes : `auto, ${sizes}` }
}

/** A person's own photo, beside their name. */
export function face({ src, alt, ...picture }: Photo): Html {
  const { width, height } = picture
  const list = attributes({
    'class': 'face',
    src,
    ...widthsOf({ src, ...picture }, false),
    'alt': alt ?? '',
    width,
    height,
    'data-slot': 'photo',
    'loading': 'lazy',
  })
  // Formatting would write an end tag, because the name of this tag cannot be read.
  // prettier-ignore
  return html`<img${list}>`
}

function plateIndex(key: 'hero' | 'about' | number): number {
  return typeof key === 'number' ? key + 2 : key === 'hero' ? 0 : 1
}
