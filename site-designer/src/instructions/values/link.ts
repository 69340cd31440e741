/** An address as people write it: `shop.example`, of mail, a number, a place on the page. */
export function addressIn(typed: string): string | undefined {
  const text = typed.trim().replace(/[.!,]$/, '')
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s().-]{7,24}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/^(?:https?:\/\/|mailto:|tel:|#|\/)\S+$/i.test(text)) return text
  if (/^(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,20}(?:[:/?#]\S{0,500})?$/u.test(text)) {
    return `https://${text}`
  }
  return undefined
}
