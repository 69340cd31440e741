const marked = [...'ıİIşŞçÇğĞöÖüÜâÂîÎûÛéÉ']
const bare = [...'iiissccggoouuaaiiuuee']
const plain = new Map(marked.map((letter, at) => [letter, bare[at]]))

/**
 * The text in small letters without Turkish marks, for comparing: "FIRIN", "fırın" and "firin" are
 * one word. Every letter keeps its offset, so what is found here stands at the same place in the
 * text as it was typed.
 */
export function fold(text: string): string {
  return text.replace(/[\p{Lu}ışçğöüâîûé’]/gu, (letter) => {
    if (letter === '’') return "'"
    const small = plain.get(letter) ?? letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })
}
