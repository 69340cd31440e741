import { claim, doubt } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import type { Link, Stretch } from '#designer/sheet/sheet'

/** What a host is called, its hosts, what people call it, and where its profiles stand. */
const networks: [label: string, hosts: string, cues?: string, profile?: string][] = [
  ['Instagram', 'instagram.com', 'instagram|insta|ig', 'instagram.com/'],
  ['Facebook', 'facebook.com|fb.me|fb.com', 'facebook|fb', 'facebook.com/'],
  ['TikTok', 'tiktok.com', 'tiktok|tik tok', 'tiktok.com/@'],
  ['YouTube', 'youtube.com|youtu.be', 'youtube', 'youtube.com/@'],
  ['X', 'twitter.com|x.com', 'twitter|x', 'x.com/'],
  ['WhatsApp', 'wa.me|whatsapp.com'],
  ['LinkedIn', 'linkedin.com'],
  ['Telegram', 't.me|telegram.me'],
  [
    'Booking',
    'calendly.com|fresha.com|treatwell.co.uk|treatwell.de|treatwell.fr|treatwell.es|treatwell.it|treatwell.nl|booksy.com|doctolib.fr|doctolib.de|doctolib.it',
  ],
  ['Etsy', 'etsy.com'],
]
const endings =
  'com|org|net|info|biz|co|io|eu|uk|de|fr|es|it|nl|be|at|ch|pt|br|tr|ie|us|ca|au|nz|pl|se|no|dk|fi|cz|gr|tv|app|dev|shop|studio|cafe|bio|design|art|online|store|coffee|restaurant|photography|london|berlin|paris|scot|wales|music|band|club|events|yoga|page|site|me|cat|example|za|jp|kr|mx|ar|cl|il|hu|ro|hr|sk|bg|lt|lv|ee|lu|sg|hk|in|tech|xyz|agency|pizza|bakery|dental|clinic|farm|hotel|wine|travel|wedding|wien|koeln|hamburg|bayern|amsterdam|nyc|ist|istanbul'
/** These are words too: a bare "bake.it" is a forgotten space. */
const wordEndings =
  /\.(?:it|no|at|me|us|be|art|shop|club|page|site|band|music|events|online|store|cafe|coffee|studio|design|app|bio|restaurant|cat|co|in|pizza|bakery|dental|clinic|farm|hotel|wine|travel|wedding|wien|hamburg|bayern|amsterdam|istanbul)$/
const isCued =
  /(?:web|site|online|at|visit|book|see|www|url|link|auf|unter|sur|en|su|op|em)\s?:?\s?$/i
const web =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/[^\s<>"'”’)\],]{3,300}|(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,3}[a-z]{2,14}(?![\p{L}\p{N}@-])(?:\/[^\s<>"'”’)\],]{0,200})?)/giu
const bare = new RegExp(`\\.(?:${endings})$`)
const handle =
  /(?<![\p{L}\p{N}@._/-])@([a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?)(?![\p{L}\p{N}@])/giu
const cues = networks.flatMap(([, , cue]) => cue ?? []).join('|')
const cueBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])(${cues})(?![\\p{L}\\p{N}])(?:[ :]{0,3}(?:is|at|as|handle|account|me|us|on|page|hesabı|konto|compte|cuenta|profilo)?){0,2}[ :=-]{0,3}$`,
  'iu'
)
const cueBehind = new RegExp(
  `^\\s?(?:[(,-]\\s?)?(?:on|auf|sur|en|su|op|no|at)?\\s?(${cues})(?![\\p{L}\\p{N}])`,
  'iu'
)

/** A page that is to be replaced, or another's. */
const former =
  /(?<!\p{L})(?:like|similar to|inspired by|wie|comme|como|come|zoals|old|current|existing|previous|former|competitor\p{L}*|alte[rsn]?|bisherige[rsn]?|aktuelle[rsn]?|ancien\p{L}*|actuel\p{L}*|antigu[oa]|actual|vecchio|attuale|oude|huidige|antigo|atual|eski|mevcut)(?: [\p{L}-]{1,14}){0,3}[ :(]{1,3}$/iu

/** Addresses of pages and profiles, each once; a handle for sure only beside the name of its network. */
export function annotateLinks(reading: Reading): void {
  const { prompt } = reading
  for (const { 0: found, index } of prompt.matchAll(web)) {
    const typed = found.replace(/[.!?;:…]{1,5}$/, '')
    const from: Stretch = [index, index + typed.length]
    const lead = prompt.slice(Math.max(0, index - 40), index)
    const value = reading.isFree(from) && isAddress(typed, lead) ? linkTo(typed) : undefined
    const add = former.test(lead) ? doubt : claim
    if (value) add(reading, 'contact.written', { field: 'contact.links', value, from })
  }
  for (const { 0: found, 1: name, index } of prompt.matchAll(handle)) {
    const from: Stretch = [index, index + found.length]
    if (!reading.isFree(from)) continue
    const cue =
      cueBefore.exec(prompt.slice(Math.max(0, index - 40), index)) ??
      cueBehind.exec(prompt.slice(from[1], from[1] + 24))
    const said = cue?.[1].toLowerCase()
    const [label, , , profile] =
      networks.find(([, , known]) => said && known?.split('|').includes(said)) ?? networks[0]
    const value = { url: `https://${profile}${name}`, label }
    const add = said ? claim : doubt
    add(reading, 'contact.written', { field: 'contact.links', value, from, why: 'looks_like_one' })
  }
}

function isAddress(typed: string, before: string): boolean {
  if (/^(?:https?:\/\/|www\.)/i.test(typed)) return true
  const host = typed.split('/')[0]
  if (!bare.test(host.toLowerCase()) || /^[\d.]+$/.test(host)) return false
  if (typed.includes('/')) return true
  const isSmall = host === host.toLowerCase()
  return wordEndings.test(host)
    ? isCued.test(before) && isSmall
    : isSmall || /^[A-Z][a-z0-9-]*\.[a-z.]+$/.test(host)
}

function linkTo(typed: string): Link | undefined {
  const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(url)) return undefined
  const host = new URL(url).hostname.replace(/^www\./, '')
  return { url, label: labelOf(host) }
}

function labelOf(host: string): string {
  const isOn = (known: string) => host === known || host.endsWith(`.${known}`)
  return networks.find(([, hosts]) => hosts.split('|').some(isOn))?.[0] ?? host
}
