import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { appKey } from '#config/app'
import type { Document, Image } from '#websites/main'

/** The name of the record in an archive. */
export const RECORD = 'sitewright.json'

const VERSION = 1
const NOTE =
  'For importing this website into Sitewright again, with its facts. The page does not need this ' +
  'file: leave it out when you put the page on a web server.'

/** What an archive has to say about a website besides the page that visitors get. */
export interface WebsiteRecord {
  title: string
  prompt: string
  contact_email: string
  /** The hash of the `index.html` beside it, which tells whether somebody has changed that since. */
  page: string
  /** The draft, with its marks and its places to fill in. */
  html: string
  /** The sheet of facts as the JSON text that is stored; null if there is none. */
  sheet: string | null
  /** In their order. Records of earlier versions have no credits. */
  images: (Pick<Image, 'hash' | 'title' | 'alt' | 'width' | 'height' | 'widths'> &
    Partial<Pick<Image, 'credit'>>)[]
  /** From the oldest on. */
  documents: Pick<Document, 'hash' | 'name'>[]
}

/** Signed, because a sheet and the bytes of a picture that did not come from us are not taken. */
export function writeRecord(website: WebsiteRecord): string {
  const record = { note: NOTE, version: VERSION, signature: signatureOf(website), website }
  return `${JSON.stringify(record, null, 2)}\n`
}

/** Null for a text that we did not write, or that somebody has changed since. */
export function readRecord(text: string): WebsiteRecord | null {
  try {
    const { version, signature, website } = JSON.parse(text)
    if (version !== VERSION || typeof signature !== 'string') return null
    const [given, right] = [signature, signatureOf(website)].map((one) => Buffer.from(one))
    return given.length === right.length && timingSafeEqual(given, right) ? website : null
  } catch {
    return null
  }
}

/** The hash by which a record knows a page. */
export function pageHash(html: string | Buffer): string {
  return createHash('sha256').update(html).digest('hex')
}

function signatureOf(website: WebsiteRecord): string {
  const text = `website record ${VERSION} ${JSON.stringify(website)}`
  return createHmac('sha256', appKey.release()).update(text).digest('base64url')
}
