import { counted, listed, type Check } from '#deploy/readiness/check'
import type { PageElement, PublicPage } from '#deploy/readiness/public_page'

/** An address that a browser executes, or that shows a page with content of its own. */
export const safeAddresses: Check = {
  id: 'safe_addresses',
  severity: 'must',
  passed: 'No link or form runs code',
  look(page) {
    const unsafe = page.elements.filter((element) => addressesOf(element).some(isRun))
    return (
      unsafe.length > 0 && {
        title: `${counted(unsafe.length, 'One link or form runs', 'links or forms run')} code instead of leading somewhere`,
        detail: listed(unsafe, (element) => nameOf(page, element)),
        fix: 'Select it in the editor and give it an ordinary address.',
      }
    )
  },
}

const FOLLOWED = ['href', 'xlink:href', 'action', 'formaction']
const FRAMED = ['src', 'data']

/** Images are not in this list: browsers do not run scripts in them. */
function addressesOf({ tag, attributes }: PageElement): string[] {
  if (tag === 'link' || tag === 'image' || tag === 'use') return []
  // A file to download, such as a calendar entry, may be embedded in its link.
  if (attributes.download !== undefined) return []
  const refresh = /^refresh$/i.test(attributes['http-equiv'] ?? '') && attributes.content
  const names = ['iframe', 'frame', 'embed', 'object'].includes(tag)
    ? [...FOLLOWED, ...FRAMED]
    : FOLLOWED
  const addresses = names.map((name) => attributes[name] ?? '')
  return refresh ? [...addresses, /url\s*=\s*["']?(.*)/i.exec(refresh)?.[1] ?? ''] : addresses
}

// Normalised as browsers do, which ignore spaces and line breaks within a scheme.
function isRun(address: string): boolean {
  if (!URL.canParse(address)) return false
  return ['javascript:', 'vbscript:', 'data:'].includes(new URL(address).protocol)
}

function nameOf(page: PublicPage, element: PageElement): string {
  const text = page.textOf(element)
  return text ? `“${text.slice(0, 40)}”` : `<${element.tag}>`
}
