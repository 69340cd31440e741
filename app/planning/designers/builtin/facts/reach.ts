export interface Reach {
  phone?: string
  email?: string
  links: { label: string; href: string }[]
}

const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u
// "0(532) 123 45 67", "+90 232 …", "444 1 234": grouped the Turkish way, beside hours and house numbers.
const turkishPhone =
  /(?<![\d.,+])\(?(?:(?:\+|00)?90[\s.-]?|0[\s.-]?)?\(?[2-58]\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?![\d])|(?<![\d.,+])444[\s.-]?\d[\s.-]?\d{3}(?!\d)/
const phone = /(?<![\d.,£€$₺])(?:\+|00)?\(?\d[\d\s()./-]{6,18}\d(?![\d%])/g

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

function findPhone(text: string): string | undefined {
  const turkish = /(?:\+|00)90|\(?0\s?\(?[2-58]\d\d|444/.test(text) && turkishPhone.exec(text)?.[0]
  if (turkish) return turkish.trim()
  for (const match of text.matchAll(phone)) {
    const digits = match[0].replace(/\D/g, '')
    if (digits.length < 7 || digits.length > 15) continue
    // "1987-2024" and "9.00 - 17.00" look like numbers to call and are not.
    if (/^(1[89]|20)\d\d\D+(1[89]|20)\d\d$/.test(match[0].trim())) continue
    if (/^\d{1,2}[.:]\d\d\s*[-–]/.test(match[0].trim())) continue
    return match[0].trim()
  }
  return undefined
}

function capital(word: string): string {
  return word === 'youtube' ? 'YouTube' : word[0].toUpperCase() + word.slice(1)
}
