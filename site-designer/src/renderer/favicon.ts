import { escapeHtml } from '#designer/renderer/html'
import { svgUrl } from '#designer/renderer/plate'

/** The initial on the brand colour, with the site's own corners. */
export function favicon(name: string, brand: string, onBrand: string, radius: number): string {
  const initial = escapeHtml(initialOf(name))
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${Math.min(16, radius)}" fill="${brand}"/>` +
      `<text x="16" y="22.5" font-family="Georgia,serif" font-size="19" font-weight="700" text-anchor="middle" fill="${onBrand}">${initial}</text></svg>`
  )
}

function initialOf(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)
  return letter ? letter[0].toLocaleUpperCase() : '·'
}
