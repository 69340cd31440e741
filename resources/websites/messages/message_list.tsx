import { useState } from 'react'
import type { Message } from '../../lib/api/main.ts'
import { MessageEntry } from './message_entry.tsx'
import * as styles from './messages.css.ts'
import { useMessageChange, useMessageDeletion } from './use_message_changes.ts'

interface MessageListProps {
  messages: readonly Message[]
  /** A message leaves the list, with the button that has the focus. */
  onGone: () => void
}

/** At most one message is open. Opening one marks it as read. */
export function MessageList({ messages, onGone }: MessageListProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const change = useMessageChange()
  const deletion = useMessageDeletion()

  function toggle({ id, is_read: isRead }: Message) {
    setOpenId(id === openId ? null : id)
    if (id !== openId && !isRead) change.mutate({ id, is_read: true })
  }

  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <MessageEntry
          key={message.id}
          message={message}
          open={message.id === openId}
          onToggle={() => toggle(message)}
          onMarkUnread={() => {
            setOpenId(null)
            change.mutate({ id: message.id, is_read: false })
          }}
          onMove={() => {
            const is_spam = !message.is_spam
            change.mutate({ id: message.id, is_spam })
            onGone()
          }}
          onDelete={() => {
            setOpenId(null)
            deletion.mutate(message)
            onGone()
          }}
        />
      ))}
    </ul>
  )
}
