import { cleanText, type Page, type PageElement } from 'editor-engine'

/** What search engines, browsers' tabs and shared links show of the page. */
export function detailsOf(page: Page): { title: string; description: string } {
  let title = ''
  let description = ''
  for (const element of page.elements()) {
    if (element.tag === 'title' && !element.isForeign && !title) title = textOf(element)
    if (element.tag === 'meta' && element.attribute('name')?.value === 'description') {
      description ||= element.attribute('content')?.value ?? ''
    }
  }
  return { title, description }
}

/** A place that only the owner can fill; what stands there now says what belongs there. */
export interface OpenPlace {
  id: string
  note: string
  isPicture: boolean
}

/** The places still to fill in, in page order: those whose text is still their note. */
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
