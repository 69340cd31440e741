import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import type { Link, Stretch } from '#designer/sheet/sheet'

const networks: Record<string, { label: string; address: string; cue: string }> = {
  instagram: { label: 'Instagram', address: 'instagram.com/', cue: 'instagram|insta|ig' },
  facebook: { label: 'Facebook', address: 'facebook.com/', cue: 'facebook|fb' },
  tiktok: { label: 'TikTok', address: 'tiktok.com/@', cue: 'tiktok|tik tok' },
  youtube: { label: 'YouTube', address: 'youtube.com/@', cue: 'youtube' },
  x: { label: 'X', address: 'x.com/', cue: 'twitter|x' },
  threads: { label: 'Threads', address: 'threads.net/@', cue: 'threads' },
  bluesky: { label: 'Bluesky', address: 'bsky.app/profile/', cue: 'bluesky' },
  pinterest: { label: 'Pinterest', address: 'pinterest.com/', cue: 'pinterest' },
}
const labels: [RegExp, string][] = [
  [/(?:^|\.)(?:wa\.me|whatsapp\.com)$/, 'WhatsApp'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)facebook\.com$|^fb\.(?:me|com)$/, 'Facebook'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'X'],
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(?:^|\.)(?:t\.me|telegram\.me)$/, 'Telegram'],
  [
    /(?:^|\.)(?:calendly\.com|fresha\.com|treatwell\.\S{2,6}|booksy\.com|doctolib\.\S{2,3})$/,
    'Booking',
  ],
  [/(?:^|\.)etsy\.com$/, 'Etsy'],
]
const endings =
  'com|org|net|info|biz|co|io|eu|uk|de|fr|es|it|nl|be|at|ch|pt|br|tr|ie|us|ca|au|nz|pl|se|no|dk|fi|cz|gr|tv|app|dev|shop|studio|cafe|bio|design|art|online|store|coffee|restaurant|photography|london|berlin|paris|scot|wales|music|band|club|events|yoga|page|site|me|cat'
/** These are words too: a bare "bake.it" is a forgotten space. */
const wordEndings =
  /\.(?:it|no|at|me|us|be|art|shop|club|page|site|band|music|events|online|store|cafe|coffee|studio|design|app|bio|restaurant|cat|co)$/
const web =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/[^\s<>"'”’)\],]{3,300}|(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,3}[a-z]{2,14}(?![\p{L}\p{N}@-])(?:\/[^\s<>"'”’)\],]{0,200})?)/giu
const bare = new RegExp(`\\.(?:${endings})$`)
const handle =
  /(?<![\p{L}\p{N}@._/-])@([a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?)(?![\p{L}\p{N}@])/giu
const said = Object.values(networks)
  .map(({ cue }) => cue)
  .join('|')
const handleCue = new RegExp(
  `(?<![\\p{L}\\p{N}])(${said})(?![\\p{L}\\p{N}])(?:[ :]{0,3}(?:is|at|as|handle|account|me|us|on|page|hesabı|konto|compte|cuenta|profilo)?){0,2}[ :=-]{0,3}$`,
  'iu'
)
const handleCueBehind = new RegExp(
  `^\\s?(?:[(,-]\\s?)?(?:on|auf|sur|en|su|op|no|at)?\\s?(${said})(?![\\p{L}\\p{N}])`,
  'iu'
)
const colonHandle = new RegExp(
  `(?<![\\p{L}\\p{N}])(instagram|insta|tiktok)\\s?[:=]\\s?([a-z0-9_](?:[a-z0-9_.]{1,28}[a-z0-9_]))(?![\\p{L}\\p{N}@]|\\s?[.][a-z]|\\/)`,
  'giu'
)

/** A page that is to be replaced, or another's. */
const former =
  /(?<!\p{L})(?:old|current|existing|previous|former|competitor\p{L}*|alte[rsn]?|bisherige[rsn]?|aktuelle[rsn]?|ancien\p{L}*|actuel\p{L}*|antigu[oa]|actual|vecchio|attuale|oude|huidige|antigo|atual|eski|mevcut)(?: [\p{L}-]{1,14}){0,3}[ :(]{1,3}$/iu

/** Addresses of pages and profiles, each once; a handle only with the network it belongs to. */
export function annotateLinks(reading: Reading): void {
  for (const { 0: found, index } of reading.prompt.matchAll(web)) {
    const typed = found.replace(/[.!?;:…]{1,5}$/, '')
    const from: Stretch = [index, index + typed.length]
    const lead = reading.prompt.slice(Math.max(0, index - 40), index)
    const value = reading.isFree(from) && isAddress(typed, lead) ? linkTo(typed) : undefined
    if (value && former.test(lead))
      reading.suggest({ field: 'contact.links', value, from, why: 'looks_like_one' })
    else if (value) claim(reading, 'contact.written', { field: 'contact.links', value, from })
  }
  for (const match of reading.prompt.matchAll(colonHandle))
    addHandle(reading, [match.index, match.index + match[0].length], match[1], match[2])
  for (const { 0: found, 1: name, index } of reading.prompt.matchAll(handle)) {
    const from: Stretch = [index, index + found.length]
    const cue =
      handleCue.exec(reading.prompt.slice(Math.max(0, index - 40), index))?.[1] ??
      handleCueBehind.exec(reading.prompt.slice(from[1], from[1] + 24))?.[1]
    if (cue) addHandle(reading, from, cue, name)
    else if (reading.isFree(from)) {
      const value = { url: `https://instagram.com/${name}`, label: 'Instagram' }
      reading.suggest({ field: 'contact.links', value, from, why: 'looks_like_one' })
    }
  }
}

function isAddress(typed: string, before: string): boolean {
  if (/^(?:https?:\/\/|www\.)/i.test(typed)) return true
  const host = typed.split('/')[0]
  if (!bare.test(host.toLowerCase()) || /^[\d.]+$/.test(host)) return false
  if (typed.includes('/')) return true
  const isCued =
    /(?:web|site|online|at|visit|book|see|www|url|link|auf|unter|sur|en|su|op|em)\s?:?\s?$/i
  return wordEndings.test(host)
    ? isCued.test(before) && host === host.toLowerCase()
    : host === host.toLowerCase() || /^[A-Z][a-z0-9-]*\.[a-z.]+$/.test(host)
}

function linkTo(typed: string): Link | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return undefined
  const host = new URL(address).hostname.replace(/^www\./, '')
  return { url: address, label: labels.find(([of]) => of.test(host))?.[1] ?? host }
}

function addHandle(reading: Reading, from: Stretch, cue: string, name: string): void {
  const network = Object.values(networks).find(({ cue: cues }) =>
    cues.split('|').includes(cue.toLowerCase())
  )
  if (!network) return
  const value = { url: `https://${network.address}${name}`, label: network.label }
  claim(reading, 'contact.written', { field: 'contact.links', value, from })
}
