import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { shortTail } from '#core/ids'
import { Website } from '#websites/models/website'

const LONGEST = 40
const SHAPE = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/

// Names that visitors, mail programs or browsers would take for something other than a site.
const RESERVED = new Set(
  (
    'www app api admin root mail smtp imap ftp autodiscover wpad mta-sts cdn static assets img ' +
    'images preview status support help billing pay login account secure auth sso dev test ' +
    'staging localhost site sites'
  ).split(' ')
)
const RESERVED_BEGINNING = /^(p-|ns\d*(-|$)|sitewright|mta-sts)/

// Letters that do not come apart into a plain one and a mark.
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

/** A title as a host name's label: plain letters, digits and single hyphens; may be empty. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => FOLDED[letter])
    .replace(/['’]/g, '')
  return cut(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''), LONGEST)
}

export function isFreeName(slug: string): boolean {
  return SHAPE.test(slug) && !RESERVED.has(slug) && !RESERVED_BEGINNING.test(slug)
}

/** The slug that a new website gets: its title's own, or with a short tail where that is taken. */
export async function freeSlug(trx: TransactionClientContract, title: string): Promise<string> {
  const wished = slugOf(title)
  if (isFreeName(wished) && !(await isTaken(trx, wished))) return wished

  const stem = RESERVED_BEGINNING.test(wished) || !wished ? cut(`site-${wished}`, 34) : wished
  for (;;) {
    const slug = `${cut(stem, 34)}-${shortTail()}`
    if (!(await isTaken(trx, slug))) return slug
  }
}

async function isTaken(trx: TransactionClientContract, slug: string): Promise<boolean> {
  return (await Website.findBy('slug', slug, { client: trx })) !== null
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/-+$/, '')
}
