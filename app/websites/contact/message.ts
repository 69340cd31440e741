import { MESSAGE_LENGTH } from 'site-designer'

export interface ContactMessage {
  name: string
  email: string
  message: string
  /** The other fields of the form, with their labels. */
  others: [label: string, value: string][]
  /** The hidden trap field was filled in, so the sender is probably a program. */
  isSpam: boolean
}

export type Reading =
  | { kind: 'message'; message: ContactMessage }
  | { kind: 'incomplete'; missing: 'email' | 'message' }
  | { kind: 'too_long' }

const TRAP = 'website'
const MOST_FIELDS = 20
const LINE_LENGTH = 200
const LABEL_LENGTH = 60

/** One letter of three bytes, as a form sends it: `%E0%A4%95`. No other UTF-16 unit needs more. */
const BYTES_PER_UNIT = 9
/** A form with the longest message has room for as much text again, in the other fields. */
export const BODY_BYTES = 2 * MESSAGE_LENGTH * BYTES_PER_UNIT

/**
 * Reads the message of a visitor. Labels, names and addresses are truncated; texts are not. What the
 * trap caught may be incomplete, because nobody is there to complete it.
 */
export function readMessage(body: string): Reading {
  const fields = new URLSearchParams(body)
  const isSpam = Boolean(fields.get(TRAP))
  const email = oneLine(fields.get('email') ?? '', LINE_LENGTH)
  const message = clean(fields.get('message') ?? '')
  if (!isSpam && !isAddress(email)) return { kind: 'incomplete', missing: 'email' }
  if (!isSpam && !message) return { kind: 'incomplete', missing: 'message' }

  const known = ['name', 'email', 'message', TRAP]
  const others = [...fields]
    .filter(([label, value]) => !known.includes(label) && value.trim())
    .slice(0, MOST_FIELDS)
    .map(([label, value]): [string, string] => [oneLine(label, LABEL_LENGTH), clean(value)])
  const texts = [message, ...others.map(([, value]) => value)]
  if (texts.some((text) => text.length > MESSAGE_LENGTH)) return { kind: 'too_long' }
  const name = oneLine(fields.get('name') ?? '', LINE_LENGTH)
  return { kind: 'message', message: { name, email, message, others, isSpam } }
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
