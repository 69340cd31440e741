import type { Reading } from '#designer/reader/reading'

const prices =
  'prices?|fees|fares|preise?|prix|tarifs|precios|tarifas|prezzi|tariffe|prijzen|preços|fiyatlar(?:ımız|ın)?|ücretler(?:imiz)?|all|tous|todos|tutti'
const currency =
  '£|€|\\$|₺|pounds?|euros?|dollars?|lira(?:s|dır)?|francs?|franken|kr(?:onor|oner)?|tl|eur|gbp|usd|chf|sek|nok|dkk'
const declared = new RegExp(
  `(?<!\\p{L})(?:${prices})(?: \\p{Ll}{2,8}){0,3}:? (?<currency>${currency})(?:['’]\\p{L}{1,5})?(?=[.,;)!\\n]|$)`,
  'giu'
)
const signs: [sign: string, name: RegExp][] = [
  ['£', /^pound/i],
  ['€', /^euro/i],
  ['$', /^dollar/i],
]

/** Prices without a currency have the one that is declared for all: "Prices in kr", "Fiyatlar TL'dir". */
export function annotateCurrency(reading: Reading): void {
  const said = [...reading.prompt.matchAll(declared)].find(({ index }) =>
    reading.isFree([index, index + 1])
  )
  const typed = said?.groups?.currency
  if (!said || !typed) return
  const sign = signs.find(([, name]) => name.test(typed))?.[0] ?? typed
  const isBefore = /^[£$]$/.test(sign)
  const items = reading.sheet.offers.flatMap((group) => group.items.map(({ value }) => value))
  const bare = items.filter(({ price }) => price && /^\d[\d.,]*(?![\d.,]|\s?[£€$₺%])/.test(price))
  for (const item of bare)
    item.price = item.price!.replace(/^[\d.,]*\d/, (amount) =>
      isBefore ? sign + amount : `${amount} ${sign}`
    )
  if (bare.length > 0) reading.take([said.index, said.index + said[0].length], 'field', 'offers')
}
