import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hashOf, newToken, User } from '#auth/main'
import { clock } from '#core/clock'
import { secondsToWait } from '#core/limits/limits'
import { sendMail } from '#core/mail/mail'
import { isAddress } from '#websites/contact/message'
import { ConfirmContactMail } from '#websites/mails/confirm_contact_mail'
import { ContactConfirmation } from '#websites/models/contact_confirmation'
import type { Website } from '#websites/models/website'

const LIFE = 7 * 24 * 60 * 60_000
/** Per address, whoever asks: it may belong to a person who does not know us. */
const PER_ADDRESS = [{ requests: 3, duration: '1 hour' }]

type Contact = Pick<Website, 'contactEmail' | 'userId'>

/** Whether the mailbox has agreed to receive a website's messages. */
export async function isConfirmed(
  { contactEmail, userId }: Contact,
  client?: TransactionClientContract
): Promise<boolean> {
  const address = contactEmail.toLowerCase()
  const owner = await User.findOrFail(userId, { client })
  if (owner.emailVerified && owner.email === address) return true
  const confirmation = await ContactConfirmation.query({ client })
    .where({ user_id: userId, address })
    .whereNotNull('confirmed_at')
    .first()
  return confirmation !== null
}

/** Mails a link to a contact email that is not confirmed yet. */
export async function askToConfirm(
  trx: TransactionClientContract,
  contact: Contact
): Promise<void> {
  const { contactEmail, userId } = contact
  if (!isAddress(contactEmail) || (await isConfirmed(contact, trx))) return
  const address = contactEmail.toLowerCase()
  if ((await secondsToWait('contact confirmation', address, PER_ADDRESS)) > 0) return
  const token = newToken('')
  await ContactConfirmation.create(
    {
      hash: hashOf(token),
      userId,
      address,
      expiresAt: clock.millis() + LIFE,
      confirmedAt: null,
    },
    { client: trx }
  )
  await sendMail(trx, new ConfirmContactMail(contactEmail, token))
}

/** The link's email address while the link is valid; null for a link that is unknown or expired. */
export async function addressToConfirm(token: string): Promise<string | null> {
  const link = await ContactConfirmation.find(hashOf(token))
  if (!link) return null
  return link.confirmedAt !== null || link.expiresAt > clock.millis() ? link.address : null
}

/** Confirms the address of a link; repeating it is no error. False for an invalid link. */
export async function confirmContact(token: string): Promise<boolean> {
  if ((await addressToConfirm(token)) === null) return false
  await ContactConfirmation.query()
    .where('hash', hashOf(token))
    .whereNull('confirmed_at')
    .update({ confirmed_at: clock.millis() })
  return true
}
