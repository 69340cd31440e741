import type { FillContext } from '#designer/fill/context'
import { ownButton } from '#designer/fill/own_button'
import { placeOwnWords } from '#designer/fill/own_words'
import { placeNumbers, sharedNumbers } from '#designer/fill/place_numbers'
import { nearRows, strayRows, tellsOnlyHours } from '#designer/fill/places'
import type { Props } from '#designer/fill/props'
import {
  actionLink,
  emailsOf,
  isRefused,
  linksOf,
  shortUrl,
  takesMessages,
  telephonesOf,
} from '#designer/fill/reach'
import { numbersOf, phoneActions, phoneRows } from '#designer/fill/telephones'
import { addressOf, nameOfPlace } from '#designer/fill/whereabouts'
import type { SectionKind } from '#designer/site/kinds'
import type { Action, Row, Slot } from '#designer/site/content'
import type { Telephone, Way } from '#designer/sheet/sheet'
import { capital } from '#designer/text/normalise'

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

export function call(context: FillContext): Props<'call'> {
  const { copy } = context
  return {
    heading: context.heading('call', [copy.headings.call]),
    action: actions(context)[0] ?? { label: context.inVoice(copy.ask.enquire), href: '#contact' },
  }
}

export function contact(context: FillContext): Props<'contact'> {
  const { copy, sheet } = context
  const form = takesMessages(sheet)
  const rows = contactRows(context)
  const { intro: replying, ...reply } = copy.parts.reply
  const { asksWhoComes } = context
  const isFolded = form && needNotWrite(context)
  const intro = form && !isFolded ? (asksWhoComes ? replying : copy.contactIntro) : undefined
  const said = placeOwnWords(sheet).beside.contact.join(' ')
  return {
    heading: context.ask(),
    ...(said || intro ? { intro: said || context.inVoice(intro!) } : {}),
    rows,
    form,
    ...(isFolded ? { fold: context.inVoice(copy.ask.write) } : {}),
    ...(asksWhoComes ? { reply: { ...reply, note: context.inVoice(reply.note) } } : {}),
  }
}

/** Where visitors come or call, writing is the second way. */
function needNotWrite({ goal, sheet }: FillContext): boolean {
  const canCall = telephonesOf(sheet).length > 0
  return canCall && (goal === 'call' || goal === 'visit')
}

/** Every way but the refused ones, the preferred one first. */
function contactRows(context: FillContext): Row[] {
  const { copy, kinds, sheet } = context
  const { labels, todo } = copy
  const numbers = numbersOf(sheet)
  const rows: Record<Way, Row[]> = {
    telephone: numbers.flatMap((number) => labelledRows(number, context)),
    email: emailsOf(sheet).map((value) => ({ label: labels.email, value })),
    form: [],
    address:
      kinds.has('visit') || kinds.has('map')
        ? []
        : sheet.where.flatMap((place) => {
            const value = addressOf(place, sheet)
            return value ? [{ label: labels.address, value }] : []
          }),
  }
  const links = linksOf(sheet).map(({ label, url }) => ({ label, value: shortUrl(url), href: url }))
  if (numbers.length === 0 && !isRefused(sheet, 'telephone')) {
    const note = context.isReachable ? todo.phone : todo.reach
    rows.telephone.push({ label: labels.phone, value: { todo: note } })
  }
  const first = sheet.contact.preferred?.value
  const order = (['telephone', 'email', 'address'] as const).toSorted(
    (one, other) => Number(other === first) - Number(one === first)
  )
  return [...order.flatMap((way) => rows[way]), ...links, ...strayRows(context)]
}

/** With the place that a number is of, where each has its own. */
function labelledRows(number: Telephone, context: FillContext): Row[] {
  const { sheet } = context
  const [place] = [...placeNumbers(sheet)].find(([, own]) => own === number) ?? []
  const name = place && nameOfPlace(place, sheet)
  const rows = phoneRows(number, context)
  return name ? rows.map((row) => ({ ...row, label: `${row.label}, ${name}` })) : rows
}

export function newsletter(context: FillContext): Props<'newsletter'> {
  const { heading, intro, button, message } = context.copy.parts.newsletter
  return { heading: context.inVoice(heading), intro: context.inVoice(intro), button, message }
}

/** True of every page that we make; what only the owner knows is left to fill. */
export function legal(context: FillContext): Props<'legal'> {
  const { sheet } = context
  const words = context.copy.parts.legal
  const form = takesMessages(sheet)
  const privacy: Slot[] = [
    ...(form ? [context.inVoice(words.form)] : []),
    words.page,
    ...(form ? [{ todo: words.kept }] : []),
  ]
  const name = sheet.who.name?.value
  return {
    heading: words.heading,
    parts: [
      { title: words.privacy, paragraphs: privacy, rows: [] },
      {
        title: words.imprint,
        paragraphs: name ? [name] : [],
        rows: [
          { label: words.owner, value: { todo: words.ownerTodo } },
          { label: words.register, value: { todo: words.registerTodo } },
        ],
      },
    ],
  }
}
