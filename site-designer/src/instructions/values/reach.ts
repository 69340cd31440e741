import { findPhone } from '#designer/instructions/values/phone'

export interface Reach {
  phone?: string
  email?: string
  links: { label: string; href: string }[]
}

const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u

/** How the business can be reached, as far as the text says it. */
export function findReach(text: string): Reach {
  const links: Reach['links'] = []
  const instagram = /\b(?:instagram|insta|ig)\b[^@\n]{0,30}@([a-z0-9._]{2,30})/i.exec(text)
  if (instagram) {
    const handle = instagram[1].replace(/\.+$/, '')
    links.push({ label: 'Instagram', href: `https://www.instagram.com/${handle}` })
  }
  for (const match of text.matchAll(/https?:\/\/[^\s"'<>)]{4,200}/gi)) {
    const href = match[0].replace(/[.,;!?]+$/, '')
    const known = /(instagram|facebook|tiktok|youtube|linkedin|etsy|x)\.com/i.exec(href)
    if (known && links.length < 4) links.push({ label: capital(known[1].toLowerCase()), href })
  }
  return { phone: findPhone(text), email: mail.exec(text)?.[0], links }
}

function capital(word: string): string {
  return word === 'youtube' ? 'YouTube' : word[0].toUpperCase() + word.slice(1)
}
