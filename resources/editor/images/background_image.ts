/** Does this style attribute show a picture behind its element? Asked of the browser's own reader. */
export function hasBackgroundImage(style: string): boolean {
  const probe = document.createElement('span').style
  probe.cssText = style
  return probe.backgroundImage.includes('url(')
}
