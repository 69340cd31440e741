import type {
  Message,
  MessageChange,
  Messages,
  MessageSelection,
  UnreadMessages,
} from '#contract/api/messages'
import { call } from './client.ts'

const one = (id: string) => `/spa/messages/${id}/`

/** What visitors sent with the contact forms of the person's websites. */
export const messages = {
  list: (selection: MessageSelection & { page: number }, signal?: AbortSignal) =>
    call<Messages>('/spa/messages/', { query: { ...selection }, signal }),

  unread: (signal?: AbortSignal) => call<UnreadMessages>(one('unread'), { signal }),

  change: (id: string, body: MessageChange) => call<Message>(one(id), { method: 'PATCH', body }),

  delete: (id: string) => call<unknown>(one(id), { method: 'DELETE' }),

  /** For spreadsheets; may be large. */
  csv: (selection: MessageSelection) =>
    call<Blob>(one('csv'), { query: { ...selection }, reads: 'file', timeout: 5 * 60_000 }),
}
