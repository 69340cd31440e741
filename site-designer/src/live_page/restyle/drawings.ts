const COLOR = /%23[0-9a-f]{6}/g
const DRAWN = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 "

/**
 * What we drew, in other colours, which stand in the order of those it has; undefined for any other
 * picture. An icon has two colours and a plate three.
 */
export function recoloured(drawing: string, colors: string[]): string | undefined {
  if (!drawing.startsWith(DRAWN) || drawing.match(COLOR)?.length !== colors.length) return undefined
  let at = 0
  return drawing.replace(COLOR, () => colors[at++].replace('#', '%23'))
}
