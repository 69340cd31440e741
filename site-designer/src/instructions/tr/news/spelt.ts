import type { Instruction } from '#designer/instructions/instruction'
import { near } from '#designer/instructions/words/slips'
import { fold } from '#designer/instructions/words/tokens'

const asked =
  '(?:olacak(?:t[ıi])?|olmal[ıi](?:yd[ıi])?|olsun|yaz[ıi]l[ae]cak|yaz[ıi]lmal[ıi]|yaz[ıi]l[ıi]r|yazs[ıi]n|yaz[ıi]n|yazacak|yazmal[ıi]|yaz|diyecek)'
const words = '[^\\d,:;"“”]{2,60}?'
const not = new RegExp(
  `^(?:(.*?(?:yanl|hata|yaz[ıi]m|yaz[ıi]yor|yaz[ıi]lm[ıi][şs]|yazm[ıi][şs])[^,:;]*?)(?:[,:;]\\s*|\\s+(?:var|yaz[ıi]lm[ıi][şs]|olmu[şs]|yazm[ıi][şs]s[ıi]n[ıi]z)\\s+|(?<=yanl[ıi][şs])\\s+))?(${words}),?\\s+de[ğg]il\\s*[,;]?\\s+(?:do[ğg]rusu\\s+)?(${words})(\\s+${asked})?[.!]*$`,
  'iu'
)
/** "Firmamızın adı", "adımız": the business's own name, and nobody else's. */
export const ownName =
  '(?:(?:(?:firma|[şs]irket|i[şs]letme|d[üu]kk[aâ]n|ma[ğg]aza|mek[aâ]n|salon|kafe|restoran|marka|at[öo]lye|derne[kğg]|vak[ıi]f|kurum|pansiyon|otel|okul|klini[kğg]|muayenehane|f[ıi]r[ıi]n|berber|kuaf[öo]r|pastane|lokanta|[şs]ube|site|i[şs] ?yeri)\\p{L}*\\s+)?(?:ad[ıi](?:m[ıi]z)?|[ıi]sm[ıi](?:m[ıi]z)?|unvan[ıi](?:m[ıi]z)?))'
const name = new RegExp(`^(?:${ownName}|b[ıi]z(?=\\s+\\p{Lu}))\\s+`, 'iu')
const ofOthers = /^\p{L}+[ıiuü]n\s+(?:ad[ıi]|ismi)\s+/iu
const aboutName = /(?<!\p{L})(?:ad[ıi]|ad[ıi]m[ıi]z|isim|ismi|ismimiz|unvan\p{L}*)(?!\p{L})/iu

/** `A değil B`: of what is written, or of the name of the business. `sure` where it can mean nothing else. */
export interface Contrast {
  instruction: Instruction
  sure: boolean
}

/** "Herkez değil herkes", "adımız Yıldız değil, Yıldızlar": one for the other. */
export function contrastIn(text: string): Contrast | undefined {
  const [, lead = '', former, after, verb] = not.exec(text.trim()) ?? []
  if (!former || !after) return undefined
  const said = former.trim()
  const from = said.replace(name, '').replace(ofOthers, '')
  const to = after.trim().replace(/['’](?:y?[ıiuü][zm]|[dt][ıiuü]r)$/iu, '')
  if ([from, to].some((one) => one.split(/\s+/).length > 4)) return undefined
  const named = name.test(said) || aboutName.test(lead)
  if (named) return { instruction: { do: 'set_fact', fact: 'name', value: to }, sure: true }
  return {
    instruction: { do: 'replace_words', from, to },
    sure:
      lead !== '' ||
      isSlip(from, to) ||
      /^\s*(?:yaz|diye)/iu.test(verb ?? '') ||
      (verb !== undefined && shareWord(from, to)),
  }
}

// "Çiçek" for "cicek", "herkes" for "herkez".
const isSlip = (one: string, other: string) => one !== other && near(fold(one), fold(other))

// "Ahmet usta", "mehmet usta".
function shareWord(one: string, other: string): boolean {
  const [left, right] = [one, other].map((said) => fold(said).split(/\s+/))
  return left.some((word) => word.length > 2 && right.includes(word))
}
