/** The letters of the keys from 2 to 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
const EXTENSION = / ?(?:ext(?:ension)?\.?|x) ?(\d{1,6})$/i
const TELEPHONE = /^\+?[\d\s().-]{7,}$|^\+?[\d\s().-]{3,}[ -][A-Z-]{4,10}$/

/**
 * "tel:", or "sms:", with what a telephone dials for a number as it was typed: "+44 (0)131 555 01" is
 * tel:+4413155501, letters are their keys ("1-800-FLOWERS"), and an extension stands behind the number.
 */
export function telephoneHref(telephone: string, scheme: 'tel' | 'sms' = 'tel'): string {
  const typed = telephone.trim()
  const [, extension] = EXTENSION.exec(typed) ?? []
  const number = typed.replace(EXTENSION, '').replace(/[A-Z]/g, keyOf)
  const isInternational = number.startsWith('+')
  const dialled = isInternational ? number.replace(/\(0\)/, '') : number
  const behind = extension && scheme === 'tel' ? `;ext=${extension}` : ''
  return `${scheme}:${isInternational ? '+' : ''}${dialled.replace(/\D/g, '')}${behind}`
}

/** The address of a number on WhatsApp, which needs its country. */
export function whatsappHref(number: { value: string; dialled?: string }): string | undefined {
  const [, abroad] = /^\s*(?:\+|00)(.+)/.exec(number.dialled ?? number.value) ?? []
  return abroad && `https://wa.me/${abroad.replace('(0)', '').replace(/\D/g, '')}`
}

/** Whether a text is a telephone number and nothing else. */
export function isTelephoneText(text: string): boolean {
  return TELEPHONE.test(text.replace(EXTENSION, ''))
}

function keyOf(letter: string): string {
  return String(KEYS.findIndex((letters) => letters.includes(letter)) + 2)
}
