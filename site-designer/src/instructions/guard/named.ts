/** Hosts by which a service is known under another name. */
const SERVICES: Record<string, string> = {
  'wa.me': 'whatsapp',
  'api.whatsapp.com': 'whatsapp',
  't.me': 'telegram',
  'youtu.be': 'youtube',
  'm.me': 'messenger',
  'goo.gl': 'google',
  'maps.app.goo.gl': 'google',
}
/** Of these a person says the name and a handle, and never the address. */
const SAID_BY_NAME =
  /^(?:[a-z]{2,10}\.)?(instagram|facebook|twitter|x|tiktok|youtube|linkedin|pinterest|threads|whatsapp|telegram|vimeo|spotify|soundcloud|bandcamp|etsy)\.com$/

/** Whether an instruction names an address: a host, a mail address, a telephone number, a path. */
export function isNamed(address: string, instruction: string): boolean {
  const said = instruction.toLowerCase()
  const wanted = address.toLowerCase()
  if (wanted === '') return false
  if (said.includes(wanted)) return true
  const digits = wanted.replace(/\D/g, '')
  if (/^\+?[\d\s().-]+$/.test(wanted)) {
    // "+44 113 496 0000" is named as "0113 496 0000".
    return digits.length >= 5 && said.replace(/\D/g, '').includes(digits.slice(-7))
  }
  const service = SERVICES[wanted] ?? SAID_BY_NAME.exec(wanted)?.[1]
  return service !== undefined && new RegExp(`(?<![a-z])${service}(?![a-z])`).test(said)
}
