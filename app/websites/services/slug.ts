import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { shortTail } from '#core/ids'
import { Website } from '#websites/models/website'
import { websiteThatLeft } from '#websites/services/slug_redirects'
import { isReserved } from '#websites/services/slug_reservations'

const LONGEST = 40
const SHAPE = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/
/** Browsers take such a label for an encoded name of other letters. */
const ENCODED = /^..--/

// Names that visitors, mail programs or browsers could take for something other than a site.
const RESERVED = new Set(
  (
    'www app api admin administrator root system mail email webmail smtp imap pop pop3 ftp ' +
    'autodiscover autoconfig wpad isatap mta-sts cdn static assets img images media files preview ' +
    'status support help helpdesk contact billing pay payment payments checkout invoice bank ' +
    'login signin sign-in logout register signup sign-up account accounts secure security verify ' +
    'auth oauth sso id dev test staging localhost local internal broadcasthost site sites host ' +
    'abuse postmaster hostmaster webmaster outbox inbox noreply no-reply mailer-daemon legal ' +
    'privacy dmca phishing trust official'
  ).split(' ')
)
const RESERVED_BEGINNING = /^(p-|example-|ns\d*(-|$)|sitewright|mta-sts)/

// Letters that Unicode does not decompose into a plain letter and a mark.
const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** A title as a host label: plain letters, digits and single hyphens; may be empty. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => FOLDED[letter])
    .replace(/['’]/g, '')
  return cut(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''), LONGEST)
}

/** Why no website can have this slug; null if one can. */
export function nameRefusal(slug: string): 'shape' | 'reserved' | null {
  if (!SHAPE.test(slug) || ENCODED.test(slug)) return 'shape'
  return RESERVED.has(slug) || RESERVED_BEGINNING.test(slug) ? 'reserved' : null
}

/**
 * Whether a slug belongs to another website, or is kept for one that has left it. A person's own
 * deleted website is no obstacle; one that has moved is, because its visitors are led on.
 */
export async function isTaken(
  slug: string,
  { id, userId }: { id?: string; userId: string },
  trx?: TransactionClientContract
): Promise<boolean> {
  const holder = await Website.findBy('slug', slug, { client: trx })
  if (holder) return holder.id !== id
  const left = await websiteThatLeft(slug, trx)
  if (left) return left !== id
  return isReserved(slug, userId, trx)
}

/** The slug of a new website: from its title, with a short suffix if that slug is in use. */
export async function freeSlug(
  trx: TransactionClientContract,
  title: string,
  userId: string
): Promise<string> {
  const wished = slugOf(title)
  if (!nameRefusal(wished) && !(await isTaken(wished, { userId }, trx))) return wished

  const stem = RESERVED_BEGINNING.test(wished) || !wished ? cut(`site-${wished}`, 34) : wished
  for (;;) {
    const slug = `${cut(stem, 34)}-${shortTail()}`
    if (!(await isTaken(slug, { userId }, trx))) return slug
  }
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/-+$/, '')
}
