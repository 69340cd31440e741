/** One requirement of the specification, by its section. */
export interface Entry {
  section: number
  topic: string
  kind: 'text' | 'call' | 'field' | 'screen' | 'constant'
  /**
   * The whole text or name of an element, with `{…}` for variable parts; `METHOD /path/`; `METHOD /path/ > field`
   * (asked) or `METHOD /path/ < field` (answered); a route; or the name of a constant or rule that
   * a test `proves`.
   */
  value: string
  /** The screen of a text; any screen if it is missing. */
  screen?: string
  /** Not implemented yet. The change that implements it removes this mark. */
  pending: boolean
}

type Rows = Partial<Record<Entry['kind'], string[]>>

export function says(section: number, topic: string, rows: Rows, pending = false): Entry[] {
  return Object.entries(rows).flatMap(([kind, values]) =>
    values.map((value) => ({ section, topic, kind: kind as Entry['kind'], value, pending }))
  )
}

/** The same for one screen, which must show each text. */
export function on(screen: string, section: number, topic: string, rows: Rows): Entry[] {
  return says(section, topic, rows).map((entry) => ({ ...entry, screen }))
}

/** Entries that a later part of the product implements. */
export function later(section: number, topic: string, rows: Rows): Entry[] {
  return says(section, topic, rows, true)
}

/** A call with the fields of its request and of its answer. */
export function call(path: string, asked = '', read = ''): Rows {
  const fields = (text: string) => text.split(' ').filter(Boolean)
  return {
    call: [path],
    field: [
      ...fields(asked).map((field) => `${path} > ${field}`),
      ...fields(read).map((field) => `${path} < ${field}`),
    ],
  }
}
