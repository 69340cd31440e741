import type { Change } from '../../core/changes/change.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Plan, Plugin } from '../../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../../core/result.ts'
import { candidate, targetOf } from '../../core/target.ts'
import { checkUrl } from '../../core/url/check_url.ts'
import { isHostAndPort, typedUrl } from '../../core/url/typed_url.ts'

/**
 * The target of a link or a button, as a person types it: `example.com/order` gets `https://`, an e-mail
 * address `mailto:`, a telephone number `tel:`. An empty URL removes the link and keeps the element.
 */
export interface SetUrl {
  readonly type: 'set_url'
  readonly element: string
  readonly url: string
  /**
   * A button's URL gets `https://` if it does not begin with http and names a host; an address on the
   * page or the site (`#order`, `/prices`, `./prices`), a mail address (`mailto:`) or a telephone
   * number (`tel:`, `sms:`) is not changed. If omitted, it is determined by the tag.
   */
  readonly kind?: 'link' | 'button'
}

/** What an address may be. */
export interface UrlsOptions {
  /** Schemes beside those of the web, of mail and of telephones: `['whatsapp']`. None can run code. */
  readonly schemes?: readonly string[]
}

/** Addresses of links and buttons. */
export function urls({ schemes }: UrlsOptions = {}): Plugin<SetUrl> {
  return {
    name: 'urls',
    operation: 'set_url',
    plan(page, { element: id, url, kind }) {
      const named = targetOf(page, id)
      if (isRefused(named)) return named
      if (typeof url !== 'string') return refuse('bad_operation', 'The URL must be text.')
      const element = linkOf(named)
      if (!element) {
        return refuse(
          'not_a_link',
          'Only a link or a button can lead somewhere.',
          [...named.descendants()].filter((inner) => isLink(inner) && inner.id).map(candidate)
        )
      }
      if (element.readOnly)
        return refuse('read_only', 'The link around this element cannot be edited by itself.')
      const wanted = url.trim()
      if (!wanted) return { changes: withoutAddress(element), keepsStructure: true }
      if (sendsForm(element)) {
        return refuse('not_a_link', 'This button sends its form, so it cannot lead elsewhere.')
      }
      const isButton = (kind ?? element.tag) === 'button'
      const asWritten = checkUrl(wanted, 'link', schemes)
      const isUnsafe = !asWritten.ok && asWritten.error.code === 'unsafe_url'
      if (isUnsafe && !(isButton && isHostAndPort(wanted))) return asWritten
      const meant = typedUrl(wanted, isButton ? 'button' : 'link') ?? wanted
      const check = checkUrl(meant, 'link', schemes)
      if (!check.ok) return check
      if (element.tag !== 'button') {
        return { changes: [element.setAttribute('href', check.url)], keepsStructure: true }
      }
      return buttonToLink(element, check.url)
    },
  }
}

const isLink = (element: PageElement) =>
  element.tag === 'a' || element.tag === 'area' || element.tag === 'button'

/** The link that an element is or is inside of. */
function linkOf(element: PageElement): PageElement | undefined {
  return isLink(element) ? (element.closest('a') ?? element) : element.closest('a')
}

/** A link in an SVG may have its address in either of two attributes. */
const withoutAddress = (element: PageElement) =>
  ['href', 'xlink:href'].flatMap((name) => element.removeAttribute(name))

/** A button that becomes a link no longer submits the form that contains it. */
const sendsForm = (element: PageElement) =>
  element.tag === 'button' &&
  !/^(?:button|reset)$/i.test(element.attribute('type')?.value ?? '') &&
  (element.attribute('form') !== undefined || element.closest('form') !== undefined)

/** Attributes that have a meaning on a button, but none or a different one on a link. */
const BUTTON_ONLY = 'type form formaction formmethod formtarget disabled value name'.split(' ')

/**
 * A button that leads somewhere becomes a link that looks like a button: the tag's name changes, its
 * styles and names stay. This needs no script, which a page's content security policy might forbid.
 */
function buttonToLink(element: PageElement, url: string): Plan | Refused {
  const { startTag, endTag } = element
  if (!endTag)
    return refuse('read_only', 'This button is never closed, so it cannot become a link.')
  for (const inner of element.descendants()) {
    if (isLink(inner))
      return refuse('not_a_link', 'There is a link inside this button already.', [candidate(inner)])
  }
  const name = element.tag.length
  const changes: Change[] = [
    { from: startTag.from + 1, to: startTag.from + 1 + name, insert: 'a' },
    { from: endTag.from + 2, to: endTag.from + 2 + name, insert: 'a' },
    element.setAttribute('href', url),
    ...BUTTON_ONLY.flatMap((attribute) => element.removeAttribute(attribute)),
  ]
  if (!element.attribute('role')) changes.push(element.setAttribute('role', 'button'))
  return { changes }
}
