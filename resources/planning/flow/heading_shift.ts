/** The shift that puts the highest heading of a text one level below the screen's heading. */
export function headingShift(markdown: string): number {
  const levels = Array.from(markdown.matchAll(/^(#{1,6})\s/gm), ([, marks]) => marks!.length)
  return levels.length > 0 ? 2 - Math.min(...levels) : 0
}
