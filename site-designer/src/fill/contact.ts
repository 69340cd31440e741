import type { SectionKind } from '#designer/site/kinds'
import type {
  Action,
  CallSection,
  ContactSection,
  LegalSection,
  NewsletterSection,
  Row,
  Slot,
} from '#designer/site/site'
import { FillDesk, isReachable } from '#designer/fill/desk'
import { tellsOnlyHours } from '#designer/fill/places'
import type { Props } from '#designer/fill/props'
import type { BuiltinPlan } from '#designer/outline/plan_data'

export function mainAction(plan: BuiltinPlan): Action | undefined {
  return actions(new FillDesk(plan))[0]
}

/** At most two things to do, the trade's own first. */
export function actions(desk: FillDesk): Action[] {
  const { brief, copy, goal, kinds } = desk
  const list: Action[] = []
  const phone: Action | undefined = brief.phone && {
    label: copy.call(brief.phone.value),
    href: `tel:${brief.phone.value.replace(/[^\d+]/g, '')}`,
  }
  const write: Action | undefined = kinds.has('contact')
    ? { label: desk.ask(), href: '#contact' }
    : undefined
  if (goal === 'call' && phone) list.push(phone)
  if (write) list.push(write)
  if (goal !== 'call' && phone && list.length < 2) list.push(phone)
  const place = (['visit', 'map', 'hours'] satisfies SectionKind[]).find((kind) => kinds.has(kind))
  if (list.length < 2 && place)
    list.push({
      label: desk.inVoice(copy.nav[tellsOnlyHours(desk) ? 'hours' : place]!),
      href: `#${place}`,
    })
  return list.slice(0, 2)
}

export function call(desk: FillDesk): Props<CallSection> {
  const { copy } = desk
  return {
    heading: desk.inVoice(copy.headings.call),
    action: actions(desk)[0] ?? { label: copy.ask.enquire, href: '#contact' },
  }
}

export function contact(desk: FillDesk): Props<ContactSection> {
  const { brief, copy, kinds } = desk
  const rows: Row[] = []
  if (brief.phone) rows.push({ label: copy.labels.phone, value: brief.phone.value })
  if (brief.email) rows.push({ label: copy.labels.email, value: brief.email.value })
  if (brief.address && !kinds.has('visit') && !kinds.has('map'))
    rows.push({ label: copy.labels.address, value: desk.where()! })
  const todo = isReachable(brief) ? copy.todo.phone : copy.todo.reach
  if (!brief.phone) rows.push({ label: copy.labels.phone, value: { todo } })
  const intro = brief.form
    ? copy.contactIntro.form
    : brief.phone && brief.email
      ? copy.contactIntro.reach
      : undefined
  return {
    heading: desk.ask(),
    ...(intro ? { intro: desk.inVoice(intro) } : {}),
    rows,
    form: brief.form,
  }
}

export function newsletter(desk: FillDesk): Props<NewsletterSection> {
  const { heading, intro, button, message } = desk.copy.parts.newsletter
  return { heading: desk.inVoice(heading), intro: desk.inVoice(intro), button, message }
}

/** True of every page that we make; what only the owner knows is left to fill. */
export function legal(desk: FillDesk): Props<LegalSection> {
  const { brief } = desk
  const words = desk.copy.parts.legal
  const privacy: Slot[] = [
    ...(brief.form ? [desk.inVoice(words.form)] : []),
    words.page,
    ...(brief.form ? [{ todo: words.kept }] : []),
  ]
  return {
    heading: words.heading,
    parts: [
      { title: words.privacy, paragraphs: privacy, rows: [] },
      {
        title: words.imprint,
        paragraphs: brief.name ? [brief.name.value] : [],
        rows: [
          { label: words.owner, value: { todo: words.ownerTodo } },
          { label: words.register, value: { todo: words.registerTodo } },
        ],
      },
    ],
  }
}
