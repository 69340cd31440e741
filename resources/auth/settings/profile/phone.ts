/** In the order of the specification; the first one is the default. */
export const countryCodes = [
  { code: '+90', country: 'TR' },
  { code: '+1', country: 'US' },
  { code: '+44', country: 'UK' },
  { code: '+49', country: 'DE' },
  { code: '+33', country: 'FR' },
  { code: '+7', country: 'RU' },
  { code: '+86', country: 'CN' },
  { code: '+91', country: 'IN' },
] as const

interface Phone {
  code: string
  /** The number after the code. A number with another country's code is not split. */
  number: string
}

export function splitPhone(phoneNumber: string): Phone {
  const whole = phoneNumber.trim()
  const known = countryCodes.find(({ code }) => whole.startsWith(code))
  if (!known) return { code: countryCodes[0].code, number: whole }
  return { code: known.code, number: whole.slice(known.code.length).trim() }
}

/** A code alone is not a number; a number with its own code keeps it. */
export function joinPhone({ code, number }: Phone): string {
  const rest = number.trim()
  return rest === '' || rest.startsWith('+') ? rest : code + rest
}
