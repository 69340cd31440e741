import type * as api from '#contract/api/messages'
import { isAddress } from '#websites/contact/message'
import type { Message } from '#websites/models/message'

/** A message as the queries of `services/messages.ts` return it. */
export function messageJson(message: Message): api.Message {
  const { id, websiteId, name, email, text, others, isSpam } = message
  return {
    id,
    website_id: websiteId,
    website_title: message.$extras.website_title,
    name,
    email,
    can_reply: isAddress(email),
    text,
    others,
    created_at: message.createdAt.toUTC().toISO()!,
    is_read: message.readAt !== null,
    is_spam: isSpam,
  }
}
