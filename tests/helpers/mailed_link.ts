import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMail } from '#core/mail/read_mail'
import type { Baker } from '#tests/helpers/baker'
import { eventually } from '#tests/helpers/eventually'

type Purpose = 'verify-email' | 'reset-password' | 'confirm-contact'

/** The link in a mail to a person, once the mail is in the outbox. */
export async function mailedLink(
  { email, product }: Pick<Baker, 'email' | 'product'>,
  purpose: Purpose
): Promise<string> {
  const outbox = join(product.dataDir, 'outbox')
  return eventually(async () => {
    // The first mail creates the folder.
    for (const name of existsSync(outbox) ? readdirSync(outbox) : []) {
      if (!name.endsWith('.eml')) continue
      const mail = await readMail(readFileSync(join(outbox, name), 'utf8'))
      if (mail.to !== email) continue
      const [link] = mail.text.match(new RegExp(`${product.url}/${purpose}/[\\w-]+`)) ?? []
      if (link) return link
    }
    return null
  })
}
