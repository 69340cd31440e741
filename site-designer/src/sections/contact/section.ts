import type { FillContext } from '#designer/fill/context'
import { placeNumbers } from '#designer/fill/place_numbers'
import { strayRows } from '#designer/fill/places'
import {
  emailsOf,
  isRefused,
  linksOf,
  shortUrl,
  takesMessages,
  telephonesOf,
} from '#designer/fill/reach'
import { whatToSend } from '#designer/fill/starter'
import { numbersOf, phoneRows } from '#designer/fill/telephones'
import { addressOf, nameOfPlace } from '#designer/fill/whereabouts'
import { onlyWelcomes } from '#designer/fill/shown_name'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { Html, html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import { contactForm } from '#designer/renderer/sections/forms'
import { held } from '#designer/renderer/sections/parts'
import { pairs } from '#designer/renderer/sections/rows'
import { TURNS, placed } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import { fieldMark } from '#designer/sheet/field_mark'
import type { Telephone, Way } from '#designer/sheet/sheet'
import type { Row } from '#designer/site/content'
import type { Section } from '#designer/site/site'

export const contactSection: SectionType<'contact'> = {
  fill(context) {
    const { copy, sheet } = context
    const form = takesMessages(sheet)
    const rows = contactRows(context)
    const { intro: replying, ...reply } = copy.parts.reply
    const { asksWhoComes } = context
    const isFolded = form && needNotWrite(context)
    const said = sheet.sorted.beside.contact.join(' ')
    const ready = asksWhoComes || said ? undefined : whatToSend(sheet)
    const intro =
      form && !isFolded ? (asksWhoComes ? replying : (ready ?? copy.contactIntro)) : undefined
    return {
      // A number is there for whatever somebody calls about, and not only for giving.
      heading:
        isFolded && context.goal === 'donate' ? context.inVoice(copy.ask.enquire) : context.ask(),
      ...(said || intro ? { intro: said || context.inVoice(intro!) } : {}),
      ...(intro && intro === ready ? { ours: true } : {}),
      rows,
      form,
      ...(isFolded ? { fold: context.inVoice(copy.ask.write) } : {}),
      ...(asksWhoComes ? { reply: { ...reply, note: context.inVoice(reply.note) } } : {}),
    }
  },
  shapes: contactShapes,
  print: printContact,
  plan: () => placed(TURNS.end + 2, 'contact', true),
  isCalledPlainly: true,
  says: ({ form }, words) => (form ? words.form : words.reach),
}

/**
 * The page closes with the number, or with the only address to write to, in letters as large as its
 * line, unless it says nothing else and opened with that.
 */
function contactShapes(sheet: SortedSheet): ('phone' | 'mail')[] {
  if (onlyWelcomes(sheet)) return []
  if (telephonesOf(sheet).length > 0) return ['phone']
  const [email = ''] = emailsOf(sheet)
  return email !== '' && email.length <= longestMail && !takesMessages(sheet) ? ['mail'] : []
}

const longestMail = 32

function printContact(section: Section<'contact'>, page: Page): Html {
  const fields = section.form && contactForm(page, section.reply)
  const folded =
    fields && section.fold
      ? html`<details class="form-fold">
          <summary class="button quiet" data-slot="fold">${section.fold}</summary>
          ${fields}
        </details>`
      : fields
  const reach =
    section.rows.length > 0 && held('div', 'Reach', pairs(section.rows), { class: 'contact-rows' })
  const body = html`${reach}${folded}`
  // Whoever can write has what the section is for.
  return fields ? new Html(body.text, { said: true }) : body
}

/** Where visitors can call, writing is the second way, behind a button; an invitation is answered in its form. */
function needNotWrite({ asksWhoComes, sheet }: FillContext): boolean {
  return telephonesOf(sheet).length > 0 && !asksWhoComes
}

/** Every way but the refused ones, the preferred one first. */
function contactRows(context: FillContext): Row[] {
  const { copy, kinds, sheet } = context
  const { labels, todo } = copy
  const numbers = numbersOf(sheet)
  const rows: Record<Way, Row[]> = {
    telephone: numbers.flatMap((number) => labelledRows(number, context)),
    email: emailsOf(sheet).map((value) => ({
      label: labels.email,
      value,
      field: fieldMark('contact.emails', value),
    })),
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
