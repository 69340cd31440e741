/** Markup that is safe to print as it stands. Only `html` and `trusted` make it. */
export class Html {
  readonly text: string
  /** Words of the owner's stand in it. */
  readonly said: boolean
  /** Places that the owner still has to fill stand in it. */
  readonly open: boolean

  constructor(text: string, { said = false, open = false } = {}) {
    this.text = text
    this.said = said
    this.open = open
  }
  toString() {
    return this.text
  }
}

type Printable = Html | string | number | null | undefined | false | Printable[]

/** A template whose values are escaped, so that a person's words can never become markup. */
export function html(parts: TemplateStringsArray, ...values: Printable[]): Html {
  const all: unknown[] = values
  const inside = all.flat(Infinity).filter((value) => value instanceof Html)
  return new Html(String.raw({ raw: parts }, ...values.map(print)), {
    said: inside.some(({ said }) => said),
    open: inside.some(({ open }) => open),
  })
}

/** Marks text as markup. Only for what this folder wrote itself. */
export function trusted(text: string): Html {
  return new Html(text)
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Attributes as text: undefined and false leave the attribute out, true prints its bare name. */
export function attributes(list: Record<string, string | number | boolean | undefined>): Html {
  let text = ''
  for (const [name, value] of Object.entries(list)) {
    if (value === undefined || value === false) continue
    text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
  }
  return new Html(text)
}

function print(value: Printable): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(print).join('')
  return escapeHtml(String(value))
}
