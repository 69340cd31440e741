/** Does this style attribute set the property? Asked of the browser's own reader of styles. */
export function sets(style: string, property: string): boolean {
  const probe = document.createElement('span').style
  probe.cssText = style
  return probe.getPropertyValue(property) !== ''
}
