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
