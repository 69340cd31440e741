/**
 * The name of a file of our own pictures where a page loads it: at the beginning of an address, in an
 * attribute, in a style or further back in a `srcset`. In a text, or in the address of another site,
 * the same letters mean nothing.
 */
const NAMED = /(?<=["'(=]|\d[wx],\s)stills\/([a-z0-9-]+\.webp)/g

/** The names that a page has for files of our own pictures, each once; they need not exist. */
export function stillNamesIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(NAMED), ([, name]) => name))]
}

/** The page with other addresses for files of our own pictures; without one, the address stays. */
export function withStillsAt(html: string, address: (name: string) => string | undefined): string {
  return html.replace(NAMED, (whole, name: string) => address(name) ?? whole)
}
