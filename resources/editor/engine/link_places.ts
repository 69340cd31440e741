import { cleanText, type Page, type PageElement } from 'editor-engine'

/** Targets for links that need no typed address. */
interface LinkPlaces {
  sections: LinkPlace[]
  /** Telephone numbers and e-mail addresses that the page links to. */
  contacts: LinkPlace[]
}

interface LinkPlace {
  url: string
  name: string
}

const PARTS = new Set(['section', 'header', 'footer', 'article'])

export function linkPlaces(page: Page): LinkPlaces {
  const sections: LinkPlace[] = []
  const contacts = new Map<string, LinkPlace>()
  for (const element of page.elements()) {
    const anchor = element.attribute('id')?.value
    if (anchor && (PARTS.has(element.tag) || element.attribute('data-section'))) {
      const url = `#${anchor}`
      sections.push({ url, name: headingIn(element) || url })
    }
    const url = element.tag === 'a' ? (element.attribute('href')?.value ?? '') : ''
    const contact = /^(?:tel|mailto):([^?]+)/i.exec(url)
    if (contact) contacts.set(url, { url, name: contact[1]! })
  }
  return { sections, contacts: [...contacts.values()] }
}

function headingIn(element: PageElement): string {
  for (const inner of element.descendants()) {
    if (/^h[1-6]$/.test(inner.tag)) return cleanText(inner).replace(/\s+/g, ' ').trim()
  }
  return ''
}
