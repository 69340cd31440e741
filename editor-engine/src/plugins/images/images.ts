import type { Change } from '../../core/changes/change.ts'
import { parseDeclarations } from '../../core/css/declarations.ts'
import { styleChanges } from '../../core/css/style_attribute.ts'
import { hasForbiddenCharacters } from '../../core/html/escape.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Plan, Plugin } from '../../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../../core/result.ts'
import { candidate, targetOf } from '../../core/target.ts'
import { checkUrl } from '../../core/url/check_url.ts'

/** Shows another image in an `img`, or changes the description of the same image. */
export interface SetImage {
  readonly type: 'set_image'
  readonly element: string
  /** If omitted, the image stays and only `alt` is set. */
  readonly src?: string
  /**
   * A description of the image for people who cannot see it; '' for decoration. Unchanged if omitted.
   */
  readonly alt?: string
  /** The same image in other widths, in pixels, from which a browser chooses: the `srcset`. */
  readonly sources?: readonly ImageSource[]
  /** The displayed width of the image, in the syntax of the `sizes` attribute; only with `sources`. */
  readonly sizes?: string
  /** The size of the image itself, in pixels, so that the page reserves its place while it loads. */
  readonly width?: number
  readonly height?: number
}

interface ImageSource {
  readonly src: string
  readonly width: number
}

/** Sets the background image of an element; an empty URL removes it. */
export interface SetBackgroundImage {
  readonly type: 'set_background_image'
  readonly element: string
  readonly url: string
}

/** Images: the `img` element and the background image. */
export function images(): Plugin<SetImage | SetBackgroundImage> {
  return {
    name: 'images',
    operation: ['set_image', 'set_background_image'],
    plan(page, operation) {
      const element = targetOf(page, operation.element)
      if (isRefused(element)) return element
      return operation.type === 'set_image'
        ? setImage(element, operation)
        : setBackground(element, operation.url)
    },
  }
}

function setImage(element: PageElement, operation: SetImage): Plan | Refused {
  const { src, alt } = operation
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  if (!isText(src) || !isText(alt) || (src === undefined && alt === undefined)) {
    return refuse('bad_operation', 'A picture needs its address as text.')
  }
  if (element.tag !== 'img') {
    const inside = [...element.descendants()].filter(({ tag, id }) => tag === 'img' && id)
    return refuse('not_an_image', 'Only an image can show another picture.', inside.map(candidate))
  }
  if (alt !== undefined && hasForbiddenCharacters(alt)) {
    return refuse('bad_value', 'The description holds characters that no page may hold.')
  }
  const described = alt === undefined ? [] : [element.setAttribute('alt', alt)]
  if (src === undefined) return { changes: described, keepsStructure: true }
  if (!src.trim()) return refuse('bad_url', 'Choose a picture; to take the image away, remove it.')
  const check = checkUrl(src, 'image')
  if (!check.ok) return check
  const set = srcsetOf(operation)
  if (isRefused(set)) return set
  const changes: Change[] = [
    element.setAttribute('src', check.url),
    // The sources of the previous image would still be shown.
    ...either(element, 'srcset', set),
    ...either(element, 'sizes', set && operation.sizes),
    ...described,
    ...sizeOf(element, operation),
  ]
  if (element.parent?.tag === 'picture') {
    for (const source of element.parent.children()) {
      if (source.tag !== 'source' || source.readOnly) continue
      changes.push(source.setAttribute('srcset', check.url.replace(/[\s,]/g, encodeURIComponent)))
      changes.push(...source.removeAttribute('type'))
    }
  }
  return { changes, keepsStructure: true }
}

function either(element: PageElement, name: string, value: string | undefined): Change[] {
  return value ? [element.setAttribute(name, value)] : element.removeAttribute(name)
}

function sizeOf(element: PageElement, { width, height }: SetImage): Change[] {
  if (!isLength(width) || !isLength(height)) return []
  return [
    element.setAttribute('width', String(width)),
    element.setAttribute('height', String(height)),
  ]
}

/** The `srcset`; undefined if there are no sources. */
function srcsetOf({ sources = [], sizes }: SetImage): string | undefined | Refused {
  const isWellFormed =
    Array.isArray(sources) && sources.every((one) => typeof one?.src === 'string')
  if (!isWellFormed || !sources.every(({ width }) => isLength(width))) {
    return refuse('bad_operation', 'A source of a picture needs an address and a width in pixels.')
  }
  if (sizes !== undefined && (typeof sizes !== 'string' || !/^[\w\s(),.:+*/%-]*$/.test(sizes))) {
    return refuse('bad_value', 'The sizes of a picture are lengths and media conditions.')
  }
  const candidates: string[] = []
  for (const { src, width } of sources) {
    const check = checkUrl(src, 'image')
    if (!check.ok) return check
    candidates.push(`${check.url.replace(/[\s,]/g, encodeURIComponent)} ${width}w`)
  }
  return candidates.length > 0 ? candidates.join(', ') : undefined
}

const isLength = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 100_000

function setBackground(element: PageElement, url: unknown): Plan | Refused {
  if (typeof url !== 'string')
    return refuse('bad_operation', 'A picture needs its address as text.')
  if (!url.trim()) return { changes: withoutBackground(element), keepsStructure: true }
  const check = checkUrl(url, 'image')
  if (!check.ok) return check
  const written = check.url.replace(/["\\\n<>]/g, encodeURIComponent)
  return {
    changes: styleChanges(element, new Map([['background-image', `url("${written}")`]])),
    keepsStructure: true,
  }
}

function withoutBackground(element: PageElement): Change[] {
  const css = element.attribute('style')?.value ?? ''
  const inShorthand = parseDeclarations(css).list.some(
    ({ property, valueFrom, valueTo }) =>
      property === 'background' && /url\(/i.test(css.slice(valueFrom, valueTo))
  )
  return styleChanges(element, new Map([['background-image', inShorthand ? 'none' : null]]))
}
