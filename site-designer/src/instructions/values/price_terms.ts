const tax = '(VAT|GST|HST|sales tax|tax)'
const out = 'ex(?:cl(?:uding|udes?|uded|usive(?: of)?)?|c)?\\.?|before'
const within = 'inc(?:l(?:uding|udes?|uded|usive(?: of)?)?)?\\.?|with'
const added =
  'parts?|materials?|postage|delivery|p&p|p and p|travel|mileage|expenses|disbursements|booking fee|service(?: charge)?|court fees?|fees'
const english = new RegExp(
  `^\\s*[,(–-]?\\s*(?:(\\+|plus\\b)\\s*(?:the )?(?:${tax}|(${added}))|(${out})\\s*${tax}|(${within})\\s*${tax}|${tax}\\s(extra|on top|excluded|included|inclusive))(?!\\p{L})\\)?`,
  'iu'
)
const turkish =
  /^\s*[,(–-]?\s*(?:(?:\+|artı)\s*(KDV)|KDV\s?(?:['’]?si\s)?(dahil|hariç|haric|ayrı|eklenir))(?:tir|dir|tır)?(?!\p{L})\)?/iu

export interface Terms {
  text: string
  length: number
}

/** What a sum is told with: " + VAT", " ex VAT", " + parts", " KDV hariç". Without it, it is another price. */
export function termsBehind(rest: string): Terms | undefined {
  const match = english.exec(rest)
  if (match) {
    const [{ length }, , plusTax, thing, , outTax, , inTax, lastTax, how] = match
    const sign = plusTax || thing || /^(?:extra|on)/i.test(how ?? '') ? '+' : undefined
    const inside = inTax || /^inc/i.test(how ?? '') ? 'inc' : 'ex'
    const what = thing?.toLowerCase() ?? cased(plusTax ?? outTax ?? inTax ?? lastTax)
    return { text: ` ${sign ?? inside} ${what}`, length }
  }
  const own = turkish.exec(rest)
  if (!own) return undefined
  const said = /^dahil$/i.test(own[2] ?? '')
    ? 'KDV dahil'
    : own[2] && /^har/i.test(own[2])
      ? 'KDV hariç'
      : '+ KDV'
  return { text: ` ${said}`, length: own[0].length }
}

function cased(name: string): string {
  return /tax/i.test(name) ? name.toLowerCase() : name.toUpperCase()
}
