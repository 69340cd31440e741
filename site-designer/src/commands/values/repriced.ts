const SUM = /\d[\d.,]*/

/** A bare sum in the manner of the old price: "10" over "£9.50 each" is "£10 each". */
export function repriced(old: string, price: string): string {
  const isBare = /^\d{1,6}(?:[.,]\d{1,2})?$/.test(price)
  return isBare && SUM.test(old) ? old.replace(SUM, () => price) : price
}
