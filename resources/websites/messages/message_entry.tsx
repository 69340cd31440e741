import { Ban, Inbox, MailOpen, Reply, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Message } from '../../lib/api/main.ts'
import { longDate, longDateTime } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { VisuallyHidden } from '../../ui/visually_hidden/visually_hidden.tsx'
import * as styles from './messages.css.ts'
import { replyLink } from './reply_link.ts'

interface MessageEntryProps {
  message: Message
  open: boolean
  onToggle: () => void
  onMarkUnread: () => void
  onMove: () => void
  onDelete: () => void
}

/** One line of the list, and the whole message below it while it is open. */
export function MessageEntry({ message, open, onToggle, ...on }: MessageEntryProps) {
  const content = useId()
  const line = useRef<HTMLButtonElement>(null)
  const isUnread = !message.is_read

  return (
    <li className={styles.entry}>
      <button
        ref={line}
        type="button"
        className={styles.line}
        data-unread={isUnread || undefined}
        aria-expanded={open}
        aria-controls={open ? content : undefined}
        onClick={onToggle}
      >
        <span className={styles.dot} aria-hidden />
        {isUnread && <VisuallyHidden>{t('messages.unread')}</VisuallyHidden>}
        <bdi className={styles.sender}>{senderOf(message)}</bdi>
        <span className={styles.date}>{longDate(message.created_at)}</span>
        <bdi className={styles.website}>{message.website_title}</bdi>
        {!open && <bdi className={styles.excerpt}>{firstLineOf(message)}</bdi>}
      </button>
      {open && (
        <div id={content} className={styles.content}>
          <Fields message={message} />
          <p className={styles.text} dir="auto">
            {message.text || t('messages.no_text')}
          </p>
          <div className={styles.actions}>
            {message.can_reply && (
              <LinkButton size="small" icon={Reply} to={replyLink(message)}>
                {t('messages.reply')}
              </LinkButton>
            )}
            <Button
              size="small"
              variant="quiet"
              icon={MailOpen}
              onClick={() => {
                on.onMarkUnread()
                line.current?.focus()
              }}
            >
              {t('messages.mark_unread')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={message.is_spam ? Inbox : Ban}
              onClick={on.onMove}
            >
              {t(message.is_spam ? 'messages.to_inbox' : 'messages.to_spam')}
            </Button>
            <Button size="small" variant="quiet" icon={Trash2} onClick={on.onDelete}>
              {t('messages.delete')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** Plain text, as the visitor typed it. */
function Fields({ message }: { message: Message }) {
  const { name, email, others, created_at: createdAt } = message
  const fields: [label: string, value: string][] = [
    [t('messages.from'), name],
    [t('messages.email'), email],
    [t('messages.received'), longDateTime(createdAt)],
    ...others,
  ]
  return (
    <dl className={styles.fields}>
      {fields
        .filter(([, value]) => value)
        .map(([label, value], index) => (
          <div key={index} className={styles.field}>
            <dt className={styles.label} dir="auto">
              {label}
            </dt>
            <dd className={styles.value} dir="auto">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

function senderOf({ name, email }: Message): string {
  return name || email || t('messages.nobody')
}

function firstLineOf({ text, others }: Message): string {
  return text.split('\n', 1)[0] || others[0]?.[1] || t('messages.no_text')
}
