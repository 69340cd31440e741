/** Reads an untrusted value; `undefined` if it does not have the shape. */
export type Shape<T> = (value: unknown) => T | undefined

export type Shaped<S> = S extends Shape<infer T> ? T : never

type Fields = Record<string, Shape<any>>

export function literal<const T extends string | number>(...choices: T[]): Shape<T> {
  return (value) => (choices.includes(value as T) ? (value as T) : undefined)
}

export function matching(pattern: RegExp, longest: number): Shape<string> {
  return (value) =>
    typeof value === 'string' && value.length <= longest && pattern.test(value) ? value : undefined
}

export function text(longest: number): Shape<string> {
  return matching(/^/, longest)
}

export function number(from: number, to: number): Shape<number> {
  return (value) => (typeof value === 'number' && value >= from && value <= to ? value : undefined)
}

export function orNull<T>(inner: Shape<T>): Shape<T | null> {
  return (value) => (value === null ? null : inner(value))
}

/** One or more. */
export function list<T>(inner: Shape<T>, most: number): Shape<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > most) return undefined
    const read = value.map((one) => inner(one))
    return read.includes(undefined) ? undefined : (read as T[])
  }
}

/** An object with exactly these fields. */
export function object<F extends Fields>(fields: F): Shape<{ [K in keyof F]: Shaped<F[K]> }> {
  const names = Object.keys(fields)
  return (value) => {
    if (!isPlain(value) || Object.keys(value).length !== names.length) return undefined
    const read: Record<string, unknown> = {}
    for (const name of names) {
      if (!Object.hasOwn(value, name)) return undefined
      read[name] = fields[name](value[name])
      if (read[name] === undefined) return undefined
    }
    return read as { [K in keyof F]: Shaped<F[K]> }
  }
}

/** A map of at most 200 short texts, without a prototype that a name could reach. */
export function dictionary(keys: RegExp, values: Shape<string>): Shape<Record<string, string>> {
  return (value) => {
    if (!isPlain(value)) return undefined
    const entries = Object.entries(value)
    if (entries.length > 200) return undefined
    const read: Record<string, string> = Object.create(null)
    for (const [name, entry] of entries) {
      const shaped = values(entry)
      if (!keys.test(name) || shaped === undefined) return undefined
      read[name] = shaped
    }
    return read
  }
}

export function anyOf<const S extends readonly Shape<any>[]>(shapes: S): Shape<Shaped<S[number]>> {
  return (value) => {
    for (const shape of shapes) {
      const read = shape(value)
      if (read !== undefined) return read
    }
    return undefined
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
