import type { Change } from '../../core/changes/change.ts'
import { parseDeclarations } from '../../core/css/declarations.ts'
import { styleChanges } from '../../core/css/style_attribute.ts'
import { hasForbiddenCharacters } from '../../core/html/escape.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Plan, Plugin } from '../../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../../core/result.ts'
import { candidate, targetOf } from '../../core/target.ts'
import { checkUrl } from '../../core/url/check_url.ts'

/** Shows another picture in an `img`. */
export interface SetImage {
  readonly type: 'set_image'
  readonly element: string
  readonly src: string
  /** What the picture shows, for those who cannot see it; '' for decoration. Kept when left out. */
  readonly alt?: string
}

/** Puts a picture behind an element; an empty URL takes it away. */
export interface SetBackgroundImage {
  readonly type: 'set_background_image'
  readonly element: string
  readonly url: string
}

/** Pictures: the `img` element and the background image. */
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

function setImage(element: PageElement, { src, alt }: SetImage): Plan | Refused {
  if (typeof src !== 'string' || (alt !== undefined && typeof alt !== 'string')) {
    return refuse('bad_operation', 'A picture needs its address as text.')
  }
  if (element.tag !== 'img') {
    const inside = [...element.descendants()].filter(({ tag, id }) => tag === 'img' && id)
    return refuse('not_an_image', 'Only an image can show another picture.', inside.map(candidate))
  }
  if (!src.trim()) return refuse('bad_url', 'Choose a picture; to take the image away, remove it.')
  const check = checkUrl(src, 'image')
  if (!check.ok) return refuse(check.code, check.message)
  if (alt !== undefined && hasForbiddenCharacters(alt)) {
    return refuse('bad_value', 'The description holds characters that no page may hold.')
  }
  const changes: Change[] = [
    element.setAttribute('src', check.url),
    // These would show the picture from before.
    ...element.removeAttribute('srcset'),
    ...element.removeAttribute('sizes'),
  ]
  if (alt !== undefined) changes.push(element.setAttribute('alt', alt))
  if (element.parent?.tag === 'picture') {
    for (const source of element.parent.children()) {
      if (source.tag !== 'source' || source.readOnly) continue
      changes.push(source.setAttribute('srcset', check.url.replace(/[\s,]/g, encodeURIComponent)))
      changes.push(...source.removeAttribute('type'))
    }
  }
  return { changes, keepsStructure: true }
}

function setBackground(element: PageElement, url: unknown): Plan | Refused {
  if (typeof url !== 'string')
    return refuse('bad_operation', 'A picture needs its address as text.')
  if (!url.trim()) return { changes: withoutBackground(element), keepsStructure: true }
  const check = checkUrl(url, 'image')
  if (!check.ok) return refuse(check.code, check.message)
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
