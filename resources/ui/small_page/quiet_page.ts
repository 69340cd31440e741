import { framed } from './framed.ts'

/**
 * The page for the preview frame: it can be read and scrolled, but its links and forms do nothing.
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
