/** One thing that the specification says, by its section. */
export interface Entry {
  section: number
  topic: string
  kind: 'text' | 'call' | 'field' | 'screen' | 'constant'
  /**
   * The whole text or name of an element, `{…}` standing for what varies; `METHOD /path/`; `METHOD /path/ > field`
   * (asked) or `METHOD /path/ < field` (answered); a route; or the name of a constant or rule that
   * a test `proves`.
   */
  value: string
  /** Where a text must stand; anywhere if left out. */
  screen?: string
  /** Not built yet. Whoever builds it takes the mark away. */
  pending: boolean
}

type Rows = Partial<Record<Entry['kind'], string[]>>

export function says(section: number, topic: string, rows: Rows, pending = false): Entry[] {
  return Object.entries(rows).flatMap(([kind, values]) =>
    values.map((value) => ({ section, topic, kind: kind as Entry['kind'], value, pending }))
  )
}

/** The same of one screen, on which each text must stand. */
export function on(screen: string, section: number, topic: string, rows: Rows): Entry[] {
  return says(section, topic, rows).map((entry) => ({ ...entry, screen }))
}

/** What a later part of the product answers for. */
export function later(section: number, topic: string, rows: Rows): Entry[] {
  return says(section, topic, rows, true)
}

/** A call with the fields it is sent and the fields that are read from its answer. */
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
