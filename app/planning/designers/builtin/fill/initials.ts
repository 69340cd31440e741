/** One to three letters for a monogram: "Harlow & Finch" gives "HF". */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? []
  const significant = words.filter(
    (word) => !/^(?:and|of|the|de|la|law|firm|solicitors?|partners?|llp|ltd)$/i.test(word)
  )
  const letters = (significant.length > 0 ? significant : words)
    .slice(0, 3)
    .map((word) => [...word][0])
  return letters.join('').toLocaleUpperCase() || '·'
}
