import { emailsOf, linksOf, telephonesOf } from '#designer/fill/reach'
import type { Sheet, Stretch, Value } from '#designer/sheet/sheet'
import type { Action } from '#designer/site/content'
import { telephoneHref } from '#designer/site/telephone'

/** The button that the owner asked for: it says their words, and leads where they said; else to the form. */
export function ownButton(sheet: Sheet): Action | undefined {
  const { action, emails, telephones, preferred } = sheet.contact
  if (!action) return undefined
  const label = action.value
  const link = linksOf(sheet).find((one) => one.label === label)
  const href = {
    email: leadTo(emails, emailsOf(sheet), action.from, (email) => `mailto:${email}`),
    telephone: leadTo(telephones, telephonesOf(sheet), action.from, telephoneHref),
    form: undefined,
    address: undefined,
  }[preferred?.value ?? 'form']
  return { label, href: link?.url ?? href ?? '#contact' }
}

/** The one that is said beside the words of the button, or else the first. */
function leadTo(
  held: Value<string>[],
  shown: string[],
  said: Stretch | undefined,
  href: (way: string) => string
): string | undefined {
  const beside = held.find(
    ({ value, from }) =>
      said && from && from[0] >= said[0] && from[1] <= said[1] && shown.includes(value)
  )
  const way = beside?.value ?? shown[0]
  return way === undefined ? undefined : href(way)
}
