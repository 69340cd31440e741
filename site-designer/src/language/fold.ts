const marked = [...'ıİIşŞçÇğĞöÖüÜâÂîÎûÛéÉ']
const bare = [...'iiissccggoouuaaiiuuee']
const plain = new Map(marked.map((letter, at) => [letter, bare[at]]))

/**
 * The text in small letters without Turkish marks: "FIRIN", "fırın" and "firin" are one word. Every
 * letter keeps its offset, and the accents by which other languages tell words apart stay.
 */
export function fold(text: string): string {
  return text.replace(/[\p{Lu}ışçğöüâîûé’]/gu, (letter) => {
    if (letter === '’') return "'"
    const lowered = plain.get(letter) ?? letter.toLowerCase()
    return lowered.length === letter.length ? lowered : letter
  })
}

/** For comparing what different hands typed: no case, accents or double quotes, one kind of apostrophe, dash and space. */
export function folded(text: string): string {
  return foldedWithQuotes(text.replace(/[“”„«»"]/g, ''))
}

/** The same with one kind of double quotes, where what may be stated is checked: a quote ends a claim. */
export function foldedWithQuotes(text: string): string {
  return withoutUnseen(text)
    .replace(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[“”„«»]/g, '"')
    .replaceAll('ß', 'ss')
    .replace(/[‘’‚ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without signs that nobody sees: soft hyphens, and those of no width, but for the joiners of other scripts. */
export function withoutUnseen(text: string): string {
  return text.replace(
    /[\u00AD\u200B\u2060\uFEFF]|(?<=[\p{Script=Latin}\p{N}])[\u200C\u200D](?=[\p{Script=Latin}\p{N}])/gu,
    ''
  )
}

/** The letters and digits of a text, however it is spelled and parted: "Tin Pelican", "tin-pelican". */
export function lettersOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** In small letters and nothing else, where accents tell words apart and lists hold them. */
export function small(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase()
}
