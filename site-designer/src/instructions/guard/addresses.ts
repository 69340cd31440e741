import type { Finding } from '#designer/instructions/guard/finding'
import { stringsIn } from '#designer/instructions/guard/structured'
import { ABSOLUTE, targetOf, urlAttributes, urlsInCss } from '#designer/instructions/guard/urls'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'

/** Our own contact form: it leads to the inbox of the website that it stands on. */
const OWN_FORM = '/_forms/contact'

/** The hosts, mail addresses and telephone numbers that a page leads to, and where its forms go. */
export function addressesIn(reading: PageReading): Finding[] {
  const structured = stringsIn(reading).filter((text) => ABSOLUTE.test(text))
  return [
    ...reading.all.flatMap((element) => addressesOn(element, reading.html)),
    ...structured.flatMap((url) => addressIn(url, false)),
  ]
}

function addressesOn(element: PageElement, html: string): Finding[] {
  const found: Finding[] = []
  for (const { name, value } of element.attributeList()) {
    const isForm = name === 'action' || name === 'formaction'
    for (const url of urlAttributes(element, name, value)) {
      found.push(...addressIn(url, isForm))
    }
  }
  if (element.tag === 'style' && element.content) {
    const css = html.slice(element.content.from, element.content.to)
    for (const url of urlsInCss(css)) found.push(...addressIn(url, false))
  }
  // Without a target a form sends to the page's own address, where nobody listens.
  if (element.tag === 'form' && !element.attribute('action')) {
    found.push({ is: 'form_target', what: '(none)' })
  }
  return found
}

function addressIn(url: string, isForm: boolean): Finding[] {
  const target = targetOf(url)
  const is = isForm ? 'form_target' : 'address'
  switch (target.is) {
    case 'host':
      return [{ is, what: target.host }]
    case 'person':
      return [{ is, what: target.to }]
    case 'here':
      return isForm && target.path !== OWN_FORM ? [{ is, what: target.path }] : []
    case 'code':
      return []
  }
}
