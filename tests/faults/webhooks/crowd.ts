import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Buyer } from '#tests/faults/webhooks/lives'

/** Copies of a person in the database; hashing so many passwords would take too long. */
export function copiesOf(dataDir: string, email: string, count: number): Buyer[] {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'))
  db.exec('PRAGMA busy_timeout = 5000')
  const row = db.prepare('SELECT * FROM users WHERE email = ?').get(email)!
  const names = Object.keys(row)
  const places = names.map(() => '?').join(', ')
  const insert = db.prepare(`INSERT INTO users (${names.join(', ')}) VALUES (${places})`)
  const copies = Array.from({ length: count }, (_, number) => {
    const id = randomBytes(12).toString('hex')
    const copy = { ...row, id, email: `copy${number}@example.com`, subscription_type: 'free' }
    insert.run(...Object.values(copy))
    return { email: copy.email, custom: claimOf(id) }
  })
  db.close()
  return copies
}

/** What the product lets a checkout carry, signed with its key. */
function claimOf(user: string) {
  const checkout = randomBytes(12).toString('hex')
  const sig = createHmac('sha256', process.env.APP_KEY!)
    .update(['checkout', user, checkout].join('|'))
    .digest('base64url')
  return { user_id: user, checkout_id: checkout, sig }
}
