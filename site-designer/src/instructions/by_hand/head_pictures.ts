import { ChangeSet, cleanText, Page, type Change, type PageElement } from 'editor-engine'
import { paletteOf } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { favicon } from '#designer/renderer/favicon'
import { escapeHtml } from '#designer/renderer/html'
import { lookOf } from '#designer/live_page/restyle'

/** A picture of the owner's that the head of a page names. */
export interface HeadPicture {
  path: string
  width: number
  height: number
  /** What it shows. */
  alt: string
}

interface HeadPictures {
  icon?: HeadPicture | null
  picture?: HeadPicture | null
}

/** The page with another icon, or another picture for those who share its address. */
export function changeHeadPictures(html: string, { icon, picture }: HeadPictures): string {
  const withIcon = icon === undefined ? html : changed(html, (head) => iconChanges(head, icon))
  if (picture === undefined) return withIcon
  return changed(withIcon, (head) => pictureChanges(head, picture))
}

interface Head {
  html: string
  elements: PageElement[]
}

function changed(html: string, make: (head: Head) => Change[]): string {
  const page = Page.open(html)
  const elements = [...page.elements()].filter(({ isForeign, isInBody }) => !isForeign && !isInBody)
  return ChangeSet.of(make({ html, elements }), page.length).apply(html)
}

function iconChanges(head: Head, icon: HeadPicture | null): Change[] {
  const [first, ...others] = head.elements.filter(
    ({ tag, attributes }) => tag === 'link' && /(?:^|\s)icon(?:\s|$)/i.test(attributes.rel ?? '')
  )
  const drawn = icon ? undefined : drawnIcon(head)
  const href = icon?.path ?? drawn
  const lines = href
    ? [
        `<link rel="icon" type="${icon ? 'image/webp' : 'image/svg+xml'}" href="${escapeHtml(href)}">`,
      ]
    : []
  if (!first) return inserted(head, lines)
  const { from, to } = first.range
  return [{ from, to, insert: lines.join('') }, ...others.map(removed)]
}

/** The icon that the designer would draw; undefined for a page that is not ours. */
function drawnIcon({ html, elements }: Head): string | undefined {
  const page = lookOf(html)
  if (!page) return undefined
  const { look, direction } = page
  const palette = paletteOf(look, directionStyle(direction))
  const title = elements.find(({ tag }) => tag === 'title')
  const name =
    metaOf(elements, 'og:site_name')?.attributes.content ?? (title ? cleanText(title) : '')
  return favicon(name, palette.brand, palette.onBrand, look.corner_radius)
}

const SHARED = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image']

function pictureChanges(head: Head, picture: HeadPicture | null): Change[] {
  const old = SHARED.flatMap((name) => metaOf(head.elements, name) ?? [])
  const { path, width, height, alt } = picture ?? {}
  const values = [path, width, height, alt]
  const lines = SHARED.slice(0, values.length).flatMap((name, at) =>
    picture ? `<meta property="${name}" content="${escapeHtml(String(values[at]))}">` : []
  )
  return [...old.map(removed), ...inserted(head, lines)]
}

/** Behind the title, else at the head's beginning. */
function inserted({ elements }: Head, lines: string[]): Change[] {
  const title = elements.find(({ tag, endTag }) => tag === 'title' && endTag)
  const at = title?.range.to ?? elements.find(({ tag }) => tag === 'head')?.content?.from
  if (at === undefined || lines.length === 0) return []
  return [{ from: at, to: at, insert: lines.map((line) => `\n${line}`).join('') }]
}

function removed({ range: { from, to } }: PageElement): Change {
  return { from, to, insert: '' }
}

function metaOf(elements: PageElement[], name: string): PageElement | undefined {
  return elements.find(
    ({ tag, attributes }) => tag === 'meta' && (attributes.property ?? attributes.name) === name
  )
}
