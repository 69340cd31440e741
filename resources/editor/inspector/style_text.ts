/** Whether a style attribute sets the property; uses the browser's CSS parser. */
export function sets(style: string, property: string): boolean {
  const probe = document.createElement('span').style
  probe.cssText = style
  return probe.getPropertyValue(property) !== ''
}
