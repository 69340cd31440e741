import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { User } from '#auth/main'
import type * as api from '#contract/api/messages'
import { ChangeMessage, DeleteMessage } from '#websites/actions/change_message'
import { Website } from '#websites/models/website'
import {
  eachMessage,
  messagesIn,
  unreadIn,
  type MessageSelection,
} from '#websites/services/messages'
import { ownedWebsite } from '#websites/services/owned_website'
import { messageJson } from '#websites/transformers/message_json'
import { messagesCsv } from '#websites/transformers/messages_csv'
import { pageJson } from '#websites/transformers/page_json'
import { messageChanges, messageSelection, messagesPage } from '#websites/validators/messages'

const PER_PAGE = 20

/** What visitors sent with the contact forms of a person's websites. */
export default class MessagesController {
  async index({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { page, ...asked } = await messagesPage.validate(request.qs())
    const selection = await selectionOf(user, asked)
    const found = await messagesIn(user, selection).paginate(page, PER_PAGE)
    const websites = await Website.query()
      .where({ user_id: user.id, state: 'ready' })
      .orderBy(['title', 'id'])
    return response.ok({
      ...pageJson(found.all().map(messageJson), found),
      unread: await unreadIn(user, selection),
      websites: websites.map(({ id, title }) => ({ id, title })),
    } satisfies api.Messages)
  }

  async unread({ auth, response }: HttpContext) {
    const unread = await unreadIn(auth.getUserOrFail(), { folder: 'inbox' })
    return response.ok({ unread } satisfies api.UnreadMessages)
  }

  async csv({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const selection = await selectionOf(user, await messageSelection.validate(request.qs()))
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="${selection.folder}.csv"`)
    return response.stream(Readable.from(messagesCsv(eachMessage(user, selection))))
  }

  async update({ auth, params, request, response }: HttpContext) {
    const { is_read: isRead, is_spam: isSpam } = await request.validateUsing(messageChanges)
    const user = auth.getUserOrFail()
    const message = await new ChangeMessage().handle(user, params.messageId, { isRead, isSpam })
    return response.ok(messageJson(message))
  }

  async destroy({ auth, params, response }: HttpContext) {
    await new DeleteMessage().handle(auth.getUserOrFail(), params.messageId)
    return response.noContent()
  }
}

async function selectionOf(
  user: User,
  { website_id: websiteId, folder }: { website_id?: string; folder: api.MessageFolder }
): Promise<MessageSelection> {
  if (websiteId !== undefined) await ownedWebsite(user, websiteId)
  return { folder, websiteId }
}
