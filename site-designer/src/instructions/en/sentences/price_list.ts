import { plainly } from '#designer/instructions/en/sentences/plainly'

const priced =
  /^(?:and )?\p{L}[\p{L}\d '’&/()-]{2,45}?[\s:–-]+(?:(?:is|for|at|from) )?[£€$]?\d{1,4}(?:[.,]\d{2})?\s?(?:[£€$]|quid|pounds?|euros?|p\b)?(?: (?:each|an? \p{L}+|per [\p{L} ]+))?$/iu

// "Oil change 55, brake check 30": "change" is no wish in it.
export function isPriceList(text: string): boolean {
  const parts = plainly(text)
    .replace(/^(?:add|put|list|include):? /i, '')
    .split(/,(?!\d)\s*/)
  return parts.length > 1 && parts.every((part) => priced.test(part))
}
