import { framed } from '../../../ui/small_page/framed.ts'

/**
 * A page as the frame beside the sheet shows it: its words can be read and scrolled, and nothing in
 * it leads away or takes an answer.
 */
export function quietPage(html: string): Document {
  const page = new DOMParser().parseFromString(framed(html), 'text/html')
  for (const part of page.querySelectorAll('script, base, iframe, object, embed')) part.remove()
  for (const link of page.querySelectorAll('[href]')) {
    if (link.localName !== 'link') link.removeAttribute('href')
  }
  for (const form of page.querySelectorAll('form')) form.removeAttribute('action')
  for (const control of page.querySelectorAll('input, textarea, select, button')) {
    control.setAttribute('disabled', '')
  }
  return page
}

export function htmlOf(page: Document): string {
  return `<!doctype html>${page.documentElement.outerHTML}`
}
