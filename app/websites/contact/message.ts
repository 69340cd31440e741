export interface ContactMessage {
  name: string
  email: string
  message: string
  /** The other fields of the form, with their labels. */
  others: [label: string, value: string][]
}

export type Reading =
  | { kind: 'message'; message: ContactMessage }
  /** The hidden trap field was filled in, so the sender is a program. */
  | { kind: 'trap' }
  | { kind: 'incomplete'; missing: 'email' | 'message' }
  | { kind: 'too_long' }

const TRAP = 'website'
const MOST_FIELDS = 20
const LONGEST = 5000

/** Reads the message of a visitor. Short fields are truncated; the message itself is not. */
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

/** One plain address, as a browser's e-mail input accepts it. */
export function isAddress(text: string): boolean {
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) && text.length <= 254
  )
}

/** Safe for a mail header: contains no line breaks. */
export function oneLine(text: string, length: number): string {
  return text
    .replace(/[\r\n\0\u2028\u2029\t]+/g, ' ')
    .trim()
    .slice(0, length)
}

function clean(text: string): string {
  return text.replace(/\0/g, '').replace(/\r\n?/g, '\n').trim()
}
