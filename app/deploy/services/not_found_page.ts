import { visitorWords } from 'site-designer'
import { languageOf } from '#core/pages/language'
import { siteNotice } from '#core/pages/site_notice'

/** A site's own "not found" page. */
export function notFoundPage(html: string): string {
  const { title, sentence, home } = visitorWords(languageOf(html)).notFound
  return siteNotice(html, { title, sentence, link: home })
}
