import type { Message } from '../../lib/api/main.ts'
import { longDate } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'

/** Mail programs cut off or refuse longer links, and one letter can take nine bytes of them. */
const MOST_QUOTED = 600

/** Opens a reply in the person's mail program, with the message quoted below. */
export function replyLink(message: Message): string {
  const { email, website_title: website, name, created_at: createdAt } = message
  const heading = t('messages.reply_quote', { name: name || email, date: longDate(createdAt) })
  const quote = shortened(message.text)
    .split('\n')
    .map((line) => `> ${line}`)
  const body = ['', '', heading, ...quote].join('\r\n')
  const subject = t('messages.reply_subject', { website })
  return `mailto:${encoded(email).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** By letters, so that none is cut in two. */
function shortened(text: string): string {
  const letters = [...text]
  return letters.length > MOST_QUOTED ? `${letters.slice(0, MOST_QUOTED).join('')}…` : text
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
