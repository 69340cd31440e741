/** How far a text's headings must move so that its highest stands right below the screen's own. */
export function headingShift(markdown: string): number {
  const levels = Array.from(markdown.matchAll(/^(#{1,6})\s/gm), ([, marks]) => marks!.length)
  return levels.length > 0 ? 2 - Math.min(...levels) : 0
}
