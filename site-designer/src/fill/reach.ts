import { lettersOf } from '#designer/language/fold'
import type { Link, Sheet, Way } from '#designer/sheet/sheet'
import { streetOf } from '#designer/fill/whereabouts'

export function isRefused({ contact }: Sheet, way: Way): boolean {
  return contact.refused.some(({ value }) => value === way)
}

export function telephonesOf(sheet: Sheet): string[] {
  return isRefused(sheet, 'telephone') ? [] : sheet.contact.telephones.map(({ value }) => value)
}

export function emailsOf(sheet: Sheet): string[] {
  return isRefused(sheet, 'email') ? [] : sheet.contact.emails.map(({ value }) => value)
}

export function linksOf({ contact }: Sheet): Link[] {
  return contact.links.map(({ value }) => value)
}

/** Every way to get in touch but an address, as a text may give it. */
export function waysOf(sheet: Sheet): string[] {
  return [
    ...telephonesOf(sheet),
    ...emailsOf(sheet),
    ...linksOf(sheet).flatMap(({ label, url }) => [url, shortUrl(url), label]),
  ]
}

const messengers = ['wa.me', 't.me', 'm.me']
const profiles = [
  'instagram',
  'facebook',
  'x',
  'twitter',
  'tiktok',
  'youtube',
  'linkedin',
  'pinterest',
  'whatsapp',
  'telegram',
  'mastodon',
  'bluesky',
  'threads',
  'spotify',
  'bandcamp',
  'soundcloud',
]

/** What a link of the web is called by who speaks of it. */
export const networks = [
  ...profiles.filter((name) => name !== 'x'),
  'booking',
  'airbnb',
  'tripadvisor',
  'etsy',
  'trustpilot',
  'google maps',
  'yelp',
]

/**
 * The address of the web that a visitor is to follow first: "Tickets", "Sign up", "Donate". A link
 * that is called after its host is a profile, and one to a messenger is a way to write.
 */
export function actionLink(sheet: Sheet): Link | undefined {
  const links = linksOf(sheet)
  const asked = links.find(({ label }) => label === sheet.contact.action?.value)
  return (
    asked ??
    links.find(({ label, url }) => {
      const [host = ''] = shortUrl(url).toLowerCase().split('/')
      const called = lettersOf(label)
      const isElsewhere = messengers.includes(host) || profiles.includes(called)
      return !isElsewhere && !label.includes('.') && !host.replaceAll('-', '').includes(called)
    })
  )
}

/** Messages are kept with the website, so that a form needs no address to send them to. */
export function takesMessages(sheet: Sheet): boolean {
  return !isRefused(sheet, 'form')
}

/** Whether a visitor has any way to come, call or write. */
export function isReachable(sheet: Sheet): boolean {
  const ways = [...telephonesOf(sheet), ...emailsOf(sheet), ...linksOf(sheet)]
  return (
    takesMessages(sheet) || ways.length > 0 || sheet.where.some((place) => streetOf(place, sheet))
  )
}

/** An address of the web as people say it: "instagram.com/harbourlight". */
export function shortUrl(url: string): string {
  return url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, '').replace(/\/$/, '')
}
