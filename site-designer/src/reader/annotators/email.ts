import type { Reading } from '#designer/reader/reading'

const pattern =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,4}\p{L}{2,20}(?![\p{L}\p{N}-])/gu

/** E-mail addresses, as typed, each once. */
export function annotateEmails(reading: Reading): void {
  const { emails } = reading.sheet.contact
  for (const { 0: value, index } of reading.prompt.matchAll(pattern)) {
    const from: [number, number] = [index, index + value.length]
    if (!reading.isFree(from)) continue
    reading.take(from, 'field', 'contact.emails')
    const known = emails.some((email) => email.value.toLowerCase() === value.toLowerCase())
    if (!known) emails.push({ value, source: 'said', from })
  }
}
