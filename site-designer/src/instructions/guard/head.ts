import type { Finding } from '#designer/instructions/guard/finding'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'

/** Of these a new text changes nothing but what is read in a list of results. */
const HARMLESS =
  /^(?:description|keywords|author|theme-color|color-scheme|(?:og|twitter):(?:title|description|site_name|locale|image:alt))$/

/** Settings of a page that nobody sees: what browsers and search engines are told. */
export function headIn({ html, all }: PageReading): Finding[] {
  return all.filter(isSetting).map((element) => ({
    is: 'head',
    what: html
      .slice(element.startTag.from, element.startTag.to)
      .replace(/ data-element-id="[^"]*"/, ''),
    key: isDrawnIcon(element) ? 'icon' : undefined,
  }))
}

/** The icon of a page is drawn in its colour, whatever that is. */
function isDrawnIcon(element: PageElement): boolean {
  const valueOf = (name: string) => element.attribute(name)?.value.trim().toLowerCase() ?? ''
  return (
    element.tag === 'link' && valueOf('rel') === 'icon' && /^data:image\//.test(valueOf('href'))
  )
}

function isSetting(element: PageElement): boolean {
  if (element.tag === 'link') return true
  if (element.tag !== 'meta' || element.attribute('itemprop')) return false
  const name = element.attribute('name') ?? element.attribute('property')
  return !HARMLESS.test(name?.value.trim().toLowerCase() ?? '') || !!element.attribute('http-equiv')
}
