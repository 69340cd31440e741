const plain: Record<string, string> = {
  ı: 'i',
  İ: 'i',
  I: 'i',
  ş: 's',
  Ş: 's',
  ç: 'c',
  Ç: 'c',
  ğ: 'g',
  Ğ: 'g',
  ö: 'o',
  Ö: 'o',
  ü: 'u',
  Ü: 'u',
  â: 'a',
  Â: 'a',
  î: 'i',
  Î: 'i',
  û: 'u',
  Û: 'u',
  é: 'e',
  É: 'e',
}

/**
 * The text in small letters without Turkish marks, for comparing: "FIRIN", "fırın" and "firin" are
 * one word. Every letter keeps its offset, so what is found here stands at the same place in the
 * text as it was typed.
 */
export function fold(text: string): string {
  return text.replace(/[\p{Lu}ışçğöüâîûé’]/gu, (letter) => {
    if (letter === '’') return "'"
    const small = plain[letter] ?? letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })
}
