import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#auth/main'
import type { MessageFolder } from '#contract/api/messages'
import { storedMoment } from '#core/moment_column'
import { NotFound } from '#core/not_found'
import { Message } from '#websites/models/message'

type Owner = Pick<User, 'id'>

export interface MessageSelection {
  folder: MessageFolder
  /** Without it: of all websites. */
  websiteId?: string
}

const NEWEST_FIRST = [
  { column: 'messages.created_at', order: 'desc' as const },
  { column: 'messages.id', order: 'desc' as const },
]
const BATCH = 500

/** The selected messages to a person, newest first. */
export function messagesIn(owner: Owner, selection: MessageSelection) {
  return titled(selected(owner, selection)).orderBy(NEWEST_FIRST)
}

/** The same, read in batches, because all messages of a person may be too large for the memory. */
export async function* eachMessage(owner: Owner, selection: MessageSelection) {
  let batch = await messagesIn(owner, selection).limit(BATCH)
  while (batch.length > 0) {
    yield* batch
    const { createdAt, id } = batch.at(-1)!
    batch = await messagesIn(owner, selection)
      .whereRaw('(messages.created_at, messages.id) < (?, ?)', [storedMoment(createdAt), id])
      .limit(BATCH)
  }
}

/** How many of the selected messages are unread; answered by indexes alone. */
export async function unreadIn(owner: Owner, selection: MessageSelection): Promise<number> {
  const [row] = await selected(owner, selection).whereNull('messages.read_at').count('* as total')
  return Number(row.$extras.total)
}

/** A message to this person; for everybody else it does not exist. */
export async function ownedMessage(
  owner: Owner,
  id: string,
  trx: TransactionClientContract
): Promise<Message> {
  const message = await titled(toPerson(owner, trx)).where('messages.id', id).first()
  if (!message) throw new NotFound('message')
  return message
}

function selected(owner: Owner, { folder, websiteId }: MessageSelection) {
  const messages = toPerson(owner).where('messages.is_spam', folder === 'spam')
  return websiteId === undefined ? messages : messages.where('messages.website_id', websiteId)
}

/** Each with the title of its website as an extra. */
function titled(messages: ReturnType<typeof toPerson>) {
  return messages.select('messages.*', 'websites.title as website_title')
}

function toPerson({ id }: Owner, client?: TransactionClientContract) {
  return Message.query({ client })
    .join('websites', 'websites.id', 'messages.website_id')
    .where({ 'websites.user_id': id, 'websites.state': 'ready' })
}
