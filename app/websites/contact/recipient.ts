import { User } from '#auth/main'
import { isAddress } from '#websites/contact/message'
import type { Website } from '#websites/models/website'

export interface Recipient {
  address: string
  /** It is the owner's account address, for want of a contact email. */
  isAccount: boolean
}

/**
 * Who is mailed what visitors write: the website's contact email, or else its owner's account. Null
 * where there is no contact email and the account's address is not verified: it may be a stranger's.
 */
export async function messageRecipient({
  contactEmail,
  userId,
}: Website): Promise<Recipient | null> {
  if (isAddress(contactEmail)) return { address: contactEmail, isAccount: false }
  const { email, emailVerified } = await User.findOrFail(userId)
  return emailVerified ? { address: email, isAccount: true } : null
}
