import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { visitorWords, type VisitorWords } from 'site-designer'
import { visitorOf } from '#core/http/visitor'
import { newId } from '#core/ids'
import { secondsToWait, secondsToWaitAt } from '#core/limits/limits'
import { sendMail } from '#core/mail/mail'
import { languageOf } from '#core/pages/language'
import { pagePolicy } from '#core/pages/page_policy'
import { siteNotice } from '#core/pages/site_notice'
import { isStorageFailure } from '#core/storage_failure'
import { inTransaction } from '#core/transaction'
import { BODY_BYTES, readMessage, type ContactMessage } from '#websites/contact/message'
import { messageRecipient, type Recipient } from '#websites/contact/recipient'
import { ContactMail } from '#websites/mails/contact_mail'
import { Message } from '#websites/models/message'
import { Website } from '#websites/models/website'

const PER_VISITOR = { requests: 5, duration: '1 minute' }
const PER_SITE = { requests: 100, duration: '1 day' }
const PER_OWNER = { requests: 1_000, duration: '1 day' }

/**
 * Receives a message from a site's contact form: stores it, and mails it if the owner has a confirmed
 * address and it is not spam. Every answer is a page, because the form works without scripts, and the thank-you page is
 * only shown if the message was stored. The answer has the look and the language of `page`, the page
 * with the form.
 */
export async function receiveContact(
  { websiteId, page }: { websiteId: string; page: string },
  req: IncomingMessage,
  res: ServerResponse
): Promise<void> {
  const website = await Website.findOrFail(websiteId)
  const words = visitorWords(languageOf(page))
  const answer = (status: number, name: Exclude<keyof VisitorWords, 'back' | 'notFound'>) => {
    const [title, sentence] = words[name]
    res.writeHead(status, HEADERS).end(siteNotice(page, { title, sentence, link: words.back }))
  }

  if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '')) {
    return answer(415, 'unreadable')
  }
  const body = await readBody(req)
  if (body === null) return answer(413, 'tooLarge')

  const reading = readMessage(body)
  if (reading.kind === 'incomplete') return answer(400, reading.missing)
  if (reading.kind === 'too_long') return answer(413, 'tooLarge')
  const { message } = reading
  const wait = await secondsToWaitFor(website, req, message)
  if (wait > 0) {
    res.setHeader('retry-after', wait)
    return answer(429, 'tooMany')
  }

  const recipient = message.isSpam ? null : await messageRecipient(website)
  try {
    await inTransaction((trx) => keep(trx, website, message, recipient))
  } catch (error) {
    if (!isStorageFailure(error)) throw error
    return answer(503, 'notKept')
  }
  return answer(200, 'thanks')
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': pagePolicy(),
}

/**
 * The message stays in its table, whether or not it is mailed, and whether or not the mail succeeds.
 */
async function keep(
  trx: TransactionClientContract,
  website: Website,
  written: ContactMessage,
  recipient: Recipient | null
): Promise<void> {
  const { name, email, message: text, others, isSpam } = written
  await Message.create(
    { id: newId(), websiteId: website.id, name, email, text, others, isSpam },
    { client: trx }
  )
  if (recipient) await sendMail(trx, new ContactMail(website, written, recipient))
}

/** The body as text, or null as soon as it exceeds the limit. */
async function readBody(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  // The stream must stay open after the refusal, otherwise the visitor gets a connection error instead
  // of the answer.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Spam is counted apart, so that it leaves a site's and its owner's messages their room. */
async function secondsToWaitFor(
  { id, userId }: Website,
  req: IncomingMessage,
  { isSpam }: ContactMessage
): Promise<number> {
  const kind = isSpam ? 'spam' : 'contact'
  return (
    (await secondsToWaitAt(`${kind} ${id}`, visitorOf(req), [PER_VISITOR])) ||
    (await secondsToWait(kind, id, [PER_SITE])) ||
    (await secondsToWait(`${kind} of`, userId, [PER_OWNER]))
  )
}
