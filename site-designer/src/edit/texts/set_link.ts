import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { describePart } from '#designer/edit/targets/named'
import { findPart } from '#designer/edit/targets/targets'

export function setLink(desk: Desk, { target, href }: Asked<'set_link'>): Outcome {
  const { says } = desk
  const found = findPart(desk, target.part ? target : { ...target, part: 'link' })
  if (!('one' in found)) return found
  const part = found.one
  const name = describePart(desk, part)
  if (part.role !== 'link' && part.role !== 'button') return impossible(says.noLink(name))
  const url = addressFrom(href)
  const elements = [part.element, ...part.twins]
  if (elements.every((element) => element.attribute('href')?.value === url)) {
    return impossible(says.alreadySo)
  }
  const operations = elements.map((element) => ({
    type: 'set_url' as const,
    element: element.id!,
    url,
    kind: part.role === 'button' ? ('button' as const) : ('link' as const),
  }))
  return done(operations, says.linkSet(name, url), says.alreadySo)
}

/** As people write addresses: `shop.example`, a mail address, a phone number. */
function addressFrom(href: string): string {
  const address = href.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  if (/^\+?[\d\s().-]{7,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  if (/^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]|$)/u.test(address)) return `https://${address}`
  return address
}
