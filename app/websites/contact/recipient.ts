import { User } from '#auth/main'
import { isConfirmed } from '#websites/contact/confirmation'
import { isAddress } from '#websites/contact/message'
import type { Website } from '#websites/models/website'

export interface Recipient {
  address: string
  /** Why it is the owner's account and not the contact email; omitted if it is the contact email. */
  instead?: 'no_contact_email' | 'not_confirmed'
}

/**
 * The recipient of visitors' messages: the website's contact email if it is confirmed, otherwise the
 * owner's account. Null if the account's address is not verified, because it may belong to a stranger.
 */
export async function messageRecipient(website: Website): Promise<Recipient | null> {
  const { contactEmail, userId } = website
  const hasAddress = isAddress(contactEmail)
  if (hasAddress && (await isConfirmed(website))) return { address: contactEmail }
  const { email, emailVerified } = await User.findOrFail(userId)
  if (!emailVerified) return null
  return { address: email, instead: hasAddress ? 'not_confirmed' : 'no_contact_email' }
}
