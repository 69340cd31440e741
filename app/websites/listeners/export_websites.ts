import type { AccountExporting } from '#auth/events'
import { wholeDocuments } from '#websites/documents/document_files'
import { wholeImages } from '#websites/images/image_copies'
import { Message } from '#websites/models/message'
import { Website } from '#websites/models/website'
import { currentHtml, currentSheet } from '#websites/services/current_texts'

/** One folder per website: its page, its pictures, its facts, the messages of visitors, and the spam apart from them. */
export async function exportWebsites({ userId, add }: AccountExporting): Promise<void> {
  for (const website of await Website.query().where({ user_id: userId, state: 'ready' })) {
    const folder = `websites/${website.slug}`
    const messages = await Message.query().where('website_id', website.id).orderBy('created_at')
    add(`${folder}/index.html`, await currentHtml(website))
    const images = await wholeImages({ websiteId: website.id, planId: null })
    for (const { path, bytes } of [...images, ...(await wholeDocuments(website))]) {
      add(`${folder}/${path}`, bytes)
    }
    add(`${folder}/sheet.json`, (await currentSheet(website)) ?? 'null')
    add(`${folder}/website.json`, JSON.stringify(detailsOf(website), null, 2))
    const addMessages = (name: string, some: Message[]) =>
      add(`${folder}/${name}`, JSON.stringify(some.map(writtenIn), null, 2))
    const spam = messages.filter(({ isSpam }) => isSpam)
    addMessages(
      'messages.json',
      messages.filter(({ isSpam }) => !isSpam)
    )
    if (spam.length > 0) addMessages('spam.json', spam)
  }
}

function detailsOf(website: Website) {
  const { id, title, prompt, contactEmail, createdAt } = website
  return { id, title, prompt, contact_email: contactEmail, created_at: createdAt.toISO() }
}

function writtenIn({ name, email, text, others, createdAt }: Message) {
  return { name, email, text, others, created_at: createdAt.toISO() }
}
