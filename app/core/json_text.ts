declare const meant: unique symbol

/**
 * The JSON text of a `T`. Large values from a person's text are stored and sent in this form, so that
 * they are not parsed, copied and serialised again on the way.
 */
export type Json<T> = string & { readonly [meant]?: T }

export function toJson<T>(value: T): Json<T> {
  return JSON.stringify(value)
}

export function fromJson<T>(text: Json<T>): T {
  return JSON.parse(text)
}

/** The JSON text of `rest` and more fields, which are JSON already and only copied. */
export function jsonWith<Rest extends object, More extends object>(
  rest: Rest,
  more: { [Name in keyof More]: Json<More[Name]> }
): Json<Rest & More> {
  const fields = Object.entries({ ...printed(rest), ...more })
  return `{${fields.map(([name, text]) => `${toJson(name)}:${text}`).join(',')}}`
}

function printed(fields: object): Record<string, string> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, toJson(value)]))
}
