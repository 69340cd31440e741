import { cleanText, type Page, type PageElement } from 'editor-engine'

/** What search engines, browser tabs and shared links show of the page; '' if it is not set. */
export interface Details {
  title: string
  description: string
  /** Addresses. */
  icon: string
  picture: string
}

export function detailsOf(page: Page): Details {
  const found: Details = { title: '', description: '', icon: '', picture: '' }
  for (const element of page.elements()) {
    const said = (name: string) => element.attribute(name)?.value ?? ''
    if (element.tag === 'title' && !element.isForeign) found.title ||= textOf(element)
    if (element.tag === 'meta' && said('name') === 'description') {
      found.description ||= said('content')
    }
    if (element.tag === 'meta' && said('property') === 'og:image') {
      found.picture ||= said('content')
    }
    if (element.tag === 'link' && /(?:^|\s)icon(?:\s|$)/i.test(said('rel'))) {
      found.icon ||= said('href')
    }
  }
  return found
}

/** A place to fill in; its current text says what belongs there. */
export interface OpenPlace {
  id: string
  note: string
  isPicture: boolean
}

/** The places to fill in that still have their note as text, in page order. */
export function openPlaces(page: Page): OpenPlace[] {
  const places: OpenPlace[] = []
  for (const element of page.elements()) {
    const note = element.attribute('data-todo')?.value.replace(/\s+/g, ' ').trim()
    if (!note || !element.id || holdsPlaces(element) || textOf(element) !== note) continue
    const picture = element.tag === 'figcaption' ? pictureBeside(element) : undefined
    if (picture && !picture.attribute('src')?.value.startsWith('data:')) continue
    places.push({ id: picture?.id ?? element.id, note, isPicture: picture !== undefined })
  }
  return places
}

function holdsPlaces(element: PageElement): boolean {
  for (const inner of element.descendants()) if (inner.attribute('data-todo')) return true
  return false
}

function pictureBeside(caption: PageElement): PageElement | undefined {
  for (const element of caption.parent?.descendants() ?? []) {
    if (element.tag === 'img') return element
  }
  return undefined
}

function textOf(element: PageElement): string {
  return cleanText(element).replace(/\s+/g, ' ').trim()
}
