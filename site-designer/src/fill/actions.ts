import type { FillContext } from '#designer/fill/context'
import { ownButton } from '#designer/fill/own_button'
import { sharedNumbers } from '#designer/fill/place_numbers'
import { nearRows, tellsOnlyHours } from '#designer/fill/places'
import { actionLink } from '#designer/fill/reach'
import { numbersOf, phoneActions } from '#designer/fill/telephones'
import type { Action } from '#designer/site/content'
import type { SectionKind } from '#designer/site/kinds'
import { capital } from '#designer/language/normalise'

/** At most two things to do, each once: the button that they asked for, what their own link is for, or the preferred way first. */
export function actions(context: FillContext): Action[] {
  const { kinds, language, sheet } = context
  const shared = sharedNumbers(sheet)
  const byPhone = phoneActions(shared.length > 0 ? shared : numbersOf(sheet), context)
  const own = ownButton(sheet)
  const link = own ? undefined : actionLink(sheet)
  const follow = link && { label: capital(link.label, language), href: link.url }
  const asked = context.ask()
  const writing = byPhone.length > 0 && context.isByPhone ? context.askToWrite() : asked
  const write = kinds.has('contact') && { label: writing, href: '#contact' }
  const [place] = (['visit', 'map', 'hours'] satisfies SectionKind[]).filter((kind) =>
    kinds.has(kind)
  )
  const isBeside = nearRows(context).some(({ href }) => href)
  const come = place &&
    !isBeside && {
      label: context.navName(tellsOnlyHours(context) ? 'hours' : place),
      href: `#${place}`,
    }
  // Beside an address of its own for what is asked, the form is the second way.
  const list = own
    ? [own, ...(own.href.startsWith('tel:') ? [] : byPhone), come]
    : context.isByPhone
      ? [...byPhone, follow, write, come]
      : [follow, ...(follow ? byPhone : []), write, ...byPhone, come]
  return list.filter((action) => typeof action === 'object').slice(0, 2)
}
