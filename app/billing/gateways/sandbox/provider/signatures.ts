import { createHmac, timingSafeEqual } from 'node:crypto'

export function sign(text: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Compares in a time that does not depend on where the texts differ. */
export function isSame(one: string, other: string): boolean {
  const key = 'compared'
  return timingSafeEqual(
    createHmac('sha256', key).update(one).digest(),
    createHmac('sha256', key).update(other).digest()
  )
}
