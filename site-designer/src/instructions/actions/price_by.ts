import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { find } from '#designer/instructions/targets/find'
import { listsOf, slotIn } from '#designer/instructions/targets/items'
import { keyNamed } from '#designer/instructions/targets/names'
import { amountsIn } from '#designer/language/money'
import type { EditOperation } from '#designer/live_page/reading/edit_operation'
import { contains, type PageElement } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { numberOf } from '#designer/sheet/claims/claim_words'

const DOWN = /\b(?:off|down|less|cheaper|lower|reduce|cut|drop|discount)|indir|düşür|ucuz|azalt/iu
const UP =
  /\b(?:up|more|dearer|raise|increase|add|put|higher|increasing)\b|zam|art[ıt]|ekle|yükselt/iu

/** "Raise all prices by 10 %", "£2 off the lessons": every price of what is named, from what it is now. */
export function priceBy(edit: PageEdit, { target, price, said }: SlotsOf): Outcome {
  const by = price && changeIn(price, edit.language.code)
  const isDown = DOWN.test(said.text)
  if (!by || (!isDown && !UP.test(said.text))) return edit.impossible('not_read')
  const priced = pricesOf(edit, target)
  const operations = priced.flatMap((slot): EditOperation[] => {
    const words = wordsOf(slot)
    const text = words.replace(FIGURE, (old) => changed(old, isDown ? -1 : 1, by))
    return slot.id && text !== words ? [{ type: 'set_text', element: slot.id, text }] : []
  })
  if (operations.length === 0 || operations.length < priced.length)
    return edit.impossible('not_here', { words: target?.text ?? said.text })
  return edit.done(operations, 'prices_changed', { count: operations.length })
}

/** A share of a smaller sum is told in pence. */
const LEAST_ROUNDED = 20
const FIGURE = /\d+(?:[.,]\d+)*/

/** "3 more reviews" is no sum. */
const MONEY =
  /[%£€$₺]|percent|per cent|y[üu]zde|pound|quid|euro|dollar|lira|\bTL\b|pence|\dp\b|\bcents?\b/iu

interface By {
  share: number
  sum: number
}

/** "10 %", "ten percent", "50p", "£2". */
function changeIn({ text }: Slot, language: string): By | undefined {
  const digits = /\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.')
  const spelled = text.split(/[\s’']+/).map((word) => numberOf(word, language))
  const number = digits ? Number(digits) : (spelled.find((one) => one !== undefined) ?? 0)
  const isMixed = !digits && spelled.filter((one) => one !== undefined).length > 1
  if (number <= 0 || isMixed || !MONEY.test(text)) return undefined
  if (/%|percent|per cent|y[üu]zde/iu.test(text)) return { share: number / 100, sum: 0 }
  return { share: 0, sum: /\d\s?p$|pence|\bcents?\b/iu.test(text) ? number / 100 : number }
}

/** The prices of one thing, of a section, or of all: those that are one sum. */
function pricesOf(edit: PageEdit, target?: Slot): PageElement[] {
  const { language, reading } = edit
  const slots = listsOf(reading)
    .flat()
    .flatMap((item) => slotIn(item, 'price') ?? [])
    .filter((slot) => amountsIn(wordsOf(slot)).length > 0)
  const words = target?.words.filter((word) => !language.all.includes(word)) ?? []
  const own = words.filter((word) => !language.articles.includes(word))
  const { price } = language.aspects
  if (!target || own.length === 0 || keyNamed(own, { price }, language)) return slots
  const [thing] = find(edit, target)
  if (thing?.is === 'page') return slots
  const within =
    thing?.is === 'section' ? [thing.section.element] : thing?.is === 'item' ? thing.elements : []
  return slots.filter((slot) => within.some((one) => contains(one, slot)))
}

/** The new sum, written with as many decimals as the old one needs. */
function changed(old: string, sign: number, { share, sum }: By): string {
  const isThousands = /[.,]\d{3}$/.test(old)
  const mark = old.includes(',') ? ',' : '.'
  const now = Number(isThousands ? old.replace(/[.,]/g, '') : old.replace(',', '.'))
  const next = now + sign * (sum + now * share)
  if (!(next > 0)) return old
  if (isThousands) return String(Math.round(next)).replace(/\B(?=(?:\d{3})+$)/g, () => mark)
  const isRounded = share > 0 && now >= LEAST_ROUNDED && Number.isInteger(now)
  const exact = isRounded ? Math.round(next) : Number(next.toFixed(2))
  const text = Number.isInteger(exact) && !old.includes(mark) ? String(exact) : exact.toFixed(2)
  return text.replace('.', mark)
}
