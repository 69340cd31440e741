import { channelsIn } from '#designer/copy/asks'
import type { PageWords } from '#designer/copy/page_words'
import { textsTyped } from '#designer/fill/asked'
import { languageOf } from '#designer/fill/business'
import type { FillContext } from '#designer/fill/context'
import { isRefused, linksOf } from '#designer/fill/reach'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { fieldMark } from '#designer/sheet/field_mark'
import type { Channel, Sheet, Telephone } from '#designer/sheet/sheet'
import type { Action, Row } from '#designer/site/content'
import { telephoneHref, whatsappHref } from '#designer/site/telephone'

type WithCopy = Pick<FillContext, 'copy' | 'sheet'>

export function numbersOf(sheet: Sheet): Telephone[] {
  return isRefused(sheet, 'telephone') ? [] : sheet.contact.telephones
}

/** What a number is for, by the words around it or those of a sentence that holds it. */
function channelsOf({ channels, value }: Telephone, sheet: SortedSheet): Channel[] {
  const said = textsTyped(sheet).filter((one) => one.includes(value))
  const language = languageOf(sheet)
  return channels ?? [...new Set(said.flatMap((one) => channelsIn(one, language)))]
}

/** What visitors can do with the numbers, each way once: what is said of them, and calls. */
export function phoneActions(numbers: Telephone[], { copy, sheet }: WithCopy): Action[] {
  const said = numbers.flatMap((number) => {
    const channels = channelsOf(number, sheet)
    const isPlain = channels.length === 0
    return (isPlain ? ['call' as const] : channels).map((channel) => ({ channel, number }))
  })
  const calls = numbers.slice(0, 1).map((number) => ({ channel: 'call' as const, number }))
  const all = [...said, ...calls]
  return all
    .filter(({ channel }, at) => all.findIndex((way) => way.channel === channel) === at)
    .flatMap(({ channel, number }) => actionOf(channel, number, copy) ?? [])
}

/** The number itself as a link. */
export function phoneAction({ value }: Telephone): Action {
  return {
    label: value,
    href: telephoneHref(value),
    field: fieldMark('contact.telephones', value),
  }
}

/** WhatsApp finds a number by its country alone. */
function actionOf(channel: Channel, number: Telephone, copy: PageWords): Action | undefined {
  const { value } = number
  const field = fieldMark('contact.telephones', value)
  switch (channel) {
    case 'call':
      return { label: copy.call(value), href: telephoneHref(value), field }
    case 'text':
      return { label: copy.text(value), href: telephoneHref(value, 'sms'), field }
    case 'whatsapp': {
      const href = whatsappHref(number)
      return href === undefined ? undefined : { label: `WhatsApp ${value}`, href, field }
    }
  }
}

/** A number under what it is for: one that is for WhatsApp and calls stands under each. */
export function phoneRows(number: Telephone, { copy: { labels }, sheet }: WithCopy): Row[] {
  const { value } = number
  const channels = channelsOf(number, sheet)
  const isChat = channels.includes('whatsapp')
  const href = telephoneHref(value)
  const field = fieldMark('contact.telephones', value)
  const chat = whatsappHref(number) ?? href
  const isListed = linksOf(sheet).some(({ url }) => url === chat)
  return [
    ...(isChat && !channels.includes('call') ? [] : [{ label: labels.phone, value, href, field }]),
    ...(isChat && !isListed ? [{ label: 'WhatsApp', value, href: chat, field }] : []),
  ]
}
