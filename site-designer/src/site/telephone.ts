/** "tel:", or "sms:", with the digits of a number as it was typed: "+44 (0)131 555 01" is tel:+4413155501. */
export function telephoneHref(telephone: string, scheme: 'tel' | 'sms' = 'tel'): string {
  const typed = telephone.trim()
  const isInternational = typed.startsWith('+')
  const dialled = isInternational ? typed.replace(/\(0\)/, '') : typed
  return `${scheme}:${isInternational ? '+' : ''}${dialled.replace(/\D/g, '')}`
}
