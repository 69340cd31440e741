import { ChangeSet, Page } from 'editor-engine'

/** Where forms of our pages are sent, below the site's own address. */
const CONTACT = /^\/_forms\/contact\/?$/

/** The page with the contact form sent to the full address of its site, for a page that lies elsewhere. */
export function withFormAddress(html: string, address: string): string {
  const page = Page.open(html)
  const forms = [...page.elements()].filter(
    ({ tag, attributes }) => tag === 'form' && CONTACT.test(attributes.action ?? '')
  )
  const changes = forms.map((form) => form.setAttribute('action', `${address}/_forms/contact`))
  return ChangeSet.of(changes, page.length).apply(html)
}
