import { ChangeSet, escapeAttribute, escapeText, Page } from 'editor-engine'
import { visitorWords } from 'site-designer'
import type { ImageCredit } from '#contract/api/images'
import { languageOf } from '#core/pages/language'

/** The line takes the colours and the letters of the page, because the draft may have any design. */
const STYLE =
  'margin:0;padding:1rem;font-size:.8125rem;line-height:1.5;text-align:center;overflow-wrap:anywhere'

/**
 * The page with a last line that names the photos of others, as their licences ask for it. It is not in
 * the draft, where it could be deleted, or stay when its photo goes.
 */
export function withPhotoCredits(html: string, credits: readonly ImageCredit[]): string {
  if (credits.length === 0) return html
  const page = Page.open(html)
  const body = [...page.elements()].find(({ tag, isInTemplate }) => tag === 'body' && !isInTemplate)
  const at = body?.content?.to ?? page.length
  const insert = line(visitorWords(languageOf(html)).photos, credits)
  return ChangeSet.of([{ from: at, to: at, insert }], page.length).apply(html)
}

function line(photos: string, credits: readonly ImageCredit[]): string {
  return `<p style="${STYLE}">${escapeText(photos)}: ${credits.map(credited).join('; ')}</p>\n`
}

function credited({ title, author, licence, ...address }: ImageCredit): string {
  const photo = title ? `‘${title}’ – ${author}` : author
  return `${link(photo, address.page_url)}, ${link(licence, address.licence_url)}`
}

function link(words: string, address: string): string {
  if (!address) return escapeText(words)
  const href = escapeAttribute(address)
  return `<a style="color:inherit" href="${href}" rel="noopener">${escapeText(words)}</a>`
}
