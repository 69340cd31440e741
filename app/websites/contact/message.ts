export interface ContactMessage {
  name: string
  email: string
  message: string
  /** What else the form asked, in its own words. */
  others: [label: string, value: string][]
}

export type Reading =
  | { kind: 'message'; message: ContactMessage }
  /** A field that no person sees was filled in. */
  | { kind: 'trap' }
  | { kind: 'incomplete'; missing: 'email' | 'message' }
  | { kind: 'too_long' }

const TRAP = 'website'
const MOST_FIELDS = 20
const LONGEST = 5000

/** What a visitor has sent. Short fields are capped; of the message itself nothing is cut off. */
export function readMessage(body: string): Reading {
  const fields = new URLSearchParams(body)
  if (fields.get(TRAP)) return { kind: 'trap' }

  const email = oneLine(fields.get('email') ?? '', 200)
  const message = clean(fields.get('message') ?? '')
  if (!isAddress(email)) return { kind: 'incomplete', missing: 'email' }
  if (!message) return { kind: 'incomplete', missing: 'message' }
  if (message.length > LONGEST) return { kind: 'too_long' }

  const known = ['name', 'email', 'message', TRAP]
  const others = [...fields]
    .filter(([label, value]) => !known.includes(label) && value.trim())
    .slice(0, MOST_FIELDS)
    .map(([label, value]): [string, string] => [oneLine(label, 60), clean(value).slice(0, 500)])
  return {
    kind: 'message',
    message: { name: oneLine(fields.get('name') ?? '', 200), email, message, others },
  }
}

/** One plain address, as an e-mail input of a browser would take it, and nothing around it. */
export function isAddress(text: string): boolean {
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) && text.length <= 254
  )
}

/** Fit for a header: no line can be smuggled in. */
export function oneLine(text: string, length: number): string {
  return text
    .replace(/[\r\n\0\u2028\u2029\t]+/g, ' ')
    .trim()
    .slice(0, length)
}

function clean(text: string): string {
  return text.replace(/\0/g, '').replace(/\r\n?/g, '\n').trim()
}
