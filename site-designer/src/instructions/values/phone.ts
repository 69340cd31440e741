import { withoutFigures } from '#designer/instructions/values/figures'

// "0(532) 123 45 67", "+90 232 …", "444 1 234": grouped the Turkish way, beside hours and house numbers.
const turkishPhone =
  /(?<![\d.,+])\(?(?:(?:\+|00)?90[ .-]?|0[ .-]?)?\(?[2-58]\d{2}\)?[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}(?![\d])|(?<![\d.,+])444[ .-]?\d[ .-]?\d{3}(?!\d)/
// One mark between two groups: a full stop with a space behind it ends a sentence.
const joint = '(?:[ ./-]|\\)[ ./-]?| \\(| [/–-] )'
const phone = new RegExp(
  `(?<![\\d.,£€$₺\\p{L}]|#)(?:\\+|00)?\\(?\\d(?:${joint}?\\d){6,18}(?![\\d%])`,
  'gu'
)
// "Moda 12 0216 345 67 89": the number to call begins later.
const beginsLater = /^\d{1,5}[ .-](?=(?:\+|\(?0)\d{2})/
// "12 500 000 bricks" counts, "555 0142" calls.
const thousands = /^\d{1,3}(?:[ .]\d{3})+$/
const asked =
  /(?<!\p{L})(?:call|phone|ring|tel|telephone|text|whatsapp|mobile|cell|number|fax|ara\p{L}*|telefon\p{L}*|numara\p{L}*|cep|gsm)(?!\p{L})[^\d.;!?\n]{0,24}$/iu

/** The number to call, where one looks like it: enough figures, in one sentence, counting nothing. */
export function findPhone(text: string): string | undefined {
  const read = withoutFigures(text)
  const turkish = /(?:\+|00)90|\(?0\s?\(?[2-58]\d\d|444/.test(read) && turkishPhone.exec(read)?.[0]
  if (turkish) return turkish.trim()
  for (const match of read.matchAll(phone)) {
    const found = match[0].trim().replace(beginsLater, '')
    if (canBeCalled(found, read.slice(0, match.index))) return found
  }
  return undefined
}

function canBeCalled(found: string, before: string): boolean {
  const digits = found.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return false
  if (/^(?:\+|\(?0)/.test(found) || asked.test(before)) return true
  // What nobody said is to be called is written in groups, as such numbers are.
  return found !== digits && !thousands.test(found)
}
