/** What only our renderer makes, and the attributes by which a model says how: `<sw-photo use="hero">`. */
export const SLOTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['sw-photo', ['use']],
  ['sw-hours', []],
  ['sw-form', []],
  ['sw-map-link', []],
])
