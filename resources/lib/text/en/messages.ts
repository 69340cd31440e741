/** What visitors sent with the contact forms. */
export const messages = {
  title: 'Messages',
  lead: 'What visitors write with the contact forms of your websites.',
  loading: 'Loading your messages',
  failed: 'Your messages could not be loaded. Please try again.',
  folders: 'Folder',
  inbox: 'Inbox',
  spam: 'Spam',
  website: 'Website',
  all_websites: 'All websites',
  count: ({ count, unread }: { count: number; unread: number }) =>
    `${count === 1 ? '1 message' : `${count} messages`}${unread > 0 ? `, ${unread} unread` : ''}`,
  inbox_empty_title: 'No messages yet',
  inbox_empty:
    'When a visitor fills in the contact form of one of your published websites, the message appears here.',
  to_websites: 'My Websites',
  spam_empty_title: 'No spam',
  spam_empty:
    'Messages that were probably sent by a program are kept here, apart from the others. They are not mailed to you.',

  unread: 'Unread',
  nobody: 'No name given',
  no_text: 'No text',
  from: 'From',
  email: 'Email',
  received: 'Received',
  reply: 'Reply',
  mark_unread: 'Mark as unread',
  to_spam: 'Spam',
  to_inbox: 'Not spam',
  delete: 'Delete',

  moved_to_spam: 'Moved to Spam.',
  moved_to_inbox: 'Moved to the inbox.',
  change_failed: 'The message could not be changed. Please try again.',
  deleted: 'Message deleted.',
  undo: 'Undo',
  delete_failed: 'The message could not be deleted. Please try again.',

  reply_subject: ({ website }: { website: string }) => `Re: Your message to ${website}`,
  reply_quote: ({ name, date }: { name: string; date: string }) => `${name} wrote on ${date}:`,

  csv: 'Download CSV',
  csv_busy: 'Preparing...',
  csv_failed: 'The file could not be prepared. Please try again.',
}
