/** The specification's check before a save: an html opening and closing tag. */
export function isWholePage(html: string): boolean {
  const bare = html.replace(/<!--[\s\S]*?-->/g, '')
  const opening = /<html(?:\s[^>]*)?>/i.exec(bare)
  return opening !== null && /<\/html\s*>/i.test(bare.slice(opening.index))
}
