const SUM = /\d[\d.,]*/

/** A sum without its currency: "10", "4.60", "2.500". */
export function isSum(typed: string): boolean {
  return /^\d{1,6}(?:[.,]\d{1,2})?$/.test(typed) || /^\d{1,3}(?:[.,]\d{3}){1,2}$/.test(typed)
}

/** A bare sum in the manner of the old price: "10" over "£9.50 each" is "£10 each". */
export function repriced(old: string, price: string): string {
  return isSum(price) && SUM.test(old) ? old.replace(SUM, () => price) : price
}
