import { User } from '#auth/main'
import { isConfirmed } from '#websites/contact/confirmation'
import { isAddress } from '#websites/contact/message'
import type { Website } from '#websites/models/website'

export interface Recipient {
  address: string
  /** Why it is the owner's account and not the contact email; left out where it is that. */
  instead?: 'no_contact_email' | 'not_confirmed'
}

/**
 * Who is mailed what visitors write: the website's contact email once its mailbox has agreed, or
 * else the owner's account. Null where the account's address is not verified: it may be a
 * stranger's.
 */
export async function messageRecipient(website: Website): Promise<Recipient | null> {
  const { contactEmail, userId } = website
  const hasAddress = isAddress(contactEmail)
  if (hasAddress && (await isConfirmed(website))) return { address: contactEmail }
  const { email, emailVerified } = await User.findOrFail(userId)
  if (!emailVerified) return null
  return { address: email, instead: hasAddress ? 'not_confirmed' : 'no_contact_email' }
}
