type Modules = typeof import('./en/api.ts') &
  typeof import('./en/auth.ts') &
  typeof import('./en/billing.ts') &
  typeof import('./en/deploy.ts') &
  typeof import('./en/editor.ts') &
  typeof import('./en/images.ts') &
  typeof import('./en/landing.ts') &
  typeof import('./en/legal.ts') &
  typeof import('./en/messages.ts') &
  typeof import('./en/planning.ts') &
  typeof import('./en/preview.ts') &
  typeof import('./en/shell.ts') &
  typeof import('./en/ui.ts') &
  typeof import('./en/visits.ts') &
  typeof import('./en/websites.ts')

/** The English texts; every other language has the same shape. */
export type Catalogue = { [M in keyof Modules]: Words<Modules[M]> }

type Words<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => string
      ? (...parameters: P) => string
      : Words<T[K]>
}

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string | ((...parameters: never[]) => string)
    ? K
    : `${K}.${Paths<T[K]>}`
}[keyof T & string]

type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never

export type Key = Paths<Catalogue>

/** The parameters of a text, such as a count; most have none. */
export type Parameters<K extends Key> =
  At<Catalogue, K> extends (...parameters: infer P) => string ? P : []
