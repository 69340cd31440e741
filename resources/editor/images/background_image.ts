/** Whether a style attribute sets a background picture; uses the browser's CSS parser. */
export function hasBackgroundImage(style: string): boolean {
  const probe = document.createElement('span').style
  probe.cssText = style
  return probe.backgroundImage.includes('url(')
}
