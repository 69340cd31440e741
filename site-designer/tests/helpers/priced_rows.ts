import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { amountsIn } from '#designer/language/money'
import { isTold } from '#designer/language/told'
import type { Sheet } from '#designer/sheet/sheet'
import { capital } from '#designer/language/normalise'
import { isLanguage } from '#designer/language/language'
import { defaultForm } from 'site-designer/form'

/** The rows with a price of a sheet's page that are in no field: the form cannot correct them. */
export function rowsInNoField(sheet: Sheet, seed = '5'): string[] {
  const site = fillSite(sheet, compose(sheet, defaultForm, { seed }))
  const { value: language } = sheet.wishes.language
  const plain = (text: string) => (isLanguage(language) ? capital(text, language) : text)
  const offered = sheet.offers.flatMap(({ items }) =>
    items.map(({ value: { name, price = '' } }) => `${plain(name)}: ${price}`)
  )
  return pricedRows(site.sections, language)
    .map(({ name, price }) => `${plain(name)}: ${price}`)
    .filter((row) => !offered.includes(row))
}

interface PricedRow {
  name: string
  price: string
}

/** Items of lists with a price, and rows whose value is one. */
function pricedRows(part: unknown, language: string): PricedRow[] {
  if (typeof part !== 'object' || part === null) return []
  const { name, price, label, value } = part as Record<string, unknown>
  if (typeof name === 'string' && typeof price === 'string') return [{ name, price }]
  if (typeof label === 'string' && typeof value === 'string' && isPrice(value, language))
    return [{ name: label, price: value }]
  return Object.values(part).flatMap((one) => pricedRows(one, language))
}

/** "$35 is one bike on the road" is told. */
const isPrice = (value: string, language: string) =>
  amountsIn(value)[0]?.start === 0 && !isTold(value, language)
