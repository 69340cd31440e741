/**
 * A message as a person reads it. For the wire, long lines are folded with "=" at their ends,
 * which would break a link in two.
 */
export function readable(source: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(source)) return source
  return source
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString()
    )
}
