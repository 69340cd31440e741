import type { Paged } from '#contract/api/websites'

export type MessageFolder = 'inbox' | 'spam'

/** What a visitor sent with the contact form of a website. All of its texts are plain text. */
export interface Message {
  id: string
  website_id: string
  website_title: string
  /** May be empty. */
  name: string
  email: string
  /** Whether `email` is an address; what the form's trap caught may have none. */
  can_reply: boolean
  text: string
  /** The other fields of the form, with their labels. */
  others: [label: string, value: string][]
  /** ISO 8601, as all times. */
  created_at: string
  is_read: boolean
  is_spam: boolean
}

/** Which messages are meant. Without a website: those of all websites of the person. */
export interface MessageSelection {
  website_id?: string
  /** By default the inbox. */
  folder?: MessageFolder
}

/** GET messages/: newest first, and only of websites that still exist. */
export interface Messages extends Paged<Message> {
  /** How many of the selected messages are unread, on all pages. */
  unread: number
  /** The websites of the person, by title: one of them can be selected. */
  websites: { id: string; title: string }[]
}

/** GET messages/unread/: in the inbox, of all websites. */
export interface UnreadMessages {
  unread: number
}

/**
 * PATCH messages/{id}/: at least one of them. The answer is the `Message`. DELETE messages/{id}/ deletes
 * it permanently. GET messages/csv/ returns a `MessageSelection` as a file for spreadsheets.
 */
export interface MessageChange {
  is_read?: boolean
  is_spam?: boolean
}
