const longest = 24

/** Whether a name is short enough for a link of its own in the navigation. */
export function fitsNav(name: string): boolean {
  return name.length <= longest
}
