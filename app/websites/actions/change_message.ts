import type { User } from '#auth/main'
import { clock } from '#core/clock'
import { inTransaction } from '#core/transaction'
import type { Message } from '#websites/models/message'
import { ownedMessage } from '#websites/services/messages'

type Owner = Pick<User, 'id'>

export interface MessageChange {
  isRead?: boolean
  isSpam?: boolean
}

/** Marks a message as read or unread, or moves it into the spam or out of it. */
export class ChangeMessage {
  async handle(owner: Owner, messageId: string, change: MessageChange): Promise<Message> {
    return inTransaction(async (trx) => {
      const message = await ownedMessage(owner, messageId, trx)
      const { isRead = message.readAt !== null, isSpam = message.isSpam } = change
      // It stays the time of the first reading.
      const readAt = isRead ? (message.readAt ?? clock.now()) : null
      return message.merge({ readAt, isSpam }).save()
    })
  }
}

/** Deletes a message permanently. */
export class DeleteMessage {
  async handle(owner: Owner, messageId: string): Promise<void> {
    await inTransaction(async (trx) => {
      const message = await ownedMessage(owner, messageId, trx)
      await message.delete()
    })
  }
}
