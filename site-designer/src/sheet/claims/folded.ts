/** A text for comparing: without case and accents, with one kind of quote, dash and space. */
export function folded(text: string): string {
  return text
    .replace(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[‘’‚ʼ`´]/g, "'")
    .replace(/[“”„«»"]/g, '"')
    .replace(/[-‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
