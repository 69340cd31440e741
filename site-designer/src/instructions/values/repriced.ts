const SUM = /\d[\d.,]*/
const CURRENCIES: Record<string, string[]> = {
  '£': ['pounds', 'pound', 'quid', '£'],
  '€': ['euros', 'euro', '€'],
  '$': ['dollars', 'dollar', '$'],
  'TL': ['lira', 'tl', '₺'],
}

/** A sum without its currency: "10", "4.60", "2.500". */
export function isSum(typed: string): boolean {
  return /^\d{1,6}(?:[.,]\d{1,2})?$/.test(typed) || /^\d{1,3}(?:[.,]\d{3}){1,2}$/.test(typed)
}

/** A sum in the manner of the old price: "10" or "10 pounds" over "£9.50 each" is "£10 each". */
export function repriced(old: string, price: string): string {
  const [, sum = '', word = ''] = /^([\d.,]*\d)\s*(\S*)$/.exec(price) ?? []
  const sign = Object.keys(CURRENCIES).find((one) => CURRENCIES[one].includes(word.toLowerCase()))
  const isAlike = word === '' || (sign !== undefined && old.includes(sign))
  return isSum(sum) && isAlike && SUM.test(old) ? old.replace(SUM, () => sum) : price
}
