import type { Language } from '#designer/text/language'

/** One to three letters for a monogram: "Harlow & Finch" gives "HF". */
export function initials(name: string, language: Language): string {
  const words = name.match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? []
  const significant = words.filter(
    (word) =>
      !/^(?:and|of|the|de|la|law|firm|solicitors?|partners?|llp|ltd|ve|ile|hukuk|bürosu|ortaklığı|ortakları)$/iu.test(
        word
      )
  )
  const letters = (significant.length > 0 ? significant : words)
    .slice(0, 3)
    .map((word) => [...word][0])
  return letters.join('').toLocaleUpperCase(language) || '·'
}
