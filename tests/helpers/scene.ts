import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { type User } from '#auth/main'
import { issueEmailToken } from '#auth/services/email_tokens'
import type { EmailTokenPurpose } from '#auth/models/email_token'
import { livingSessions } from '#auth/services/sessions'
import { newId } from '#core/ids'
import { Document, Image, type Website } from '#websites/main'
import { Message } from '#websites/models/message'
import { Release } from '#deploy/models/release'
import { googleCredential, NONCE } from '#tests/fakes/google'
import { signedInUser } from '#tests/helpers/people'
import { Planner } from '#tests/helpers/planning'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

/** A person with one of everything that the product stores, and the ids. */
export interface Scene {
  owner: User
  bearer: string
  refresh: string
  /** The token of the verification link. */
  mailedToken: string
  /** The token of the password link. */
  resetToken: string
  /** A Google credential of a new person. */
  googleCredential: string
  /** An unused address. */
  newAddress: string
  /** Published, with changes to undo and to redo. */
  website: Website
  html: string
  deploymentId: string
  /** The release of that deployment. */
  releaseId: string
  /** A direction that differs from that of the plan under review. */
  direction: string
  /** By the names of the route parameters. */
  params: Record<string, string>
}

export async function setScene(client: ApiClient): Promise<Scene> {
  const { user, bearer, refresh } = await signedInUser({
    subscriptionType: 'basic',
    emailVerified: false,
  })
  const more =
    '<a data-element-id="e3" href="/">Order</a>' +
    '<section data-element-id="e4"><p data-element-id="e5">Open daily</p></section></body>'
  const html = page('First').replace('</body>', more)
  const website = await readyWebsite(user, { html })
  const { revisionId } = website
  for (const words of ['Second', 'Third']) await edit(website, html.replace('First', words))
  await client.post(`/api/spa/websites/${website.id}/undo/`).bearerToken(bearer)
  await website.refresh()

  const published = await client
    .post('/api/deployment/deployments/deploy_website/')
    .bearerToken(bearer)
    .json({ website_id: website.id })
  const planner = new Planner(client, bearer)
  const { task_id: taskId } = (await planner.approve(await planner.draft())).body()
  const { website_id: websiteId } = await planner.outcome(taskId)
  const planId = await planner.draft()
  const offered = (await planner.directions(planId)).body().directions
  const [session] = await livingSessions(user.id)
  return {
    owner: user,
    bearer,
    refresh,
    mailedToken: await mailed(user, 'verify_email'),
    resetToken: await mailed(user, 'reset_password'),
    googleCredential: await googleCredential({ nonce: NONCE }),
    newAddress: `${newId()}@example.com`,
    website,
    html,
    deploymentId: published.body().deployment.id,
    releaseId: (await Release.findByOrFail('website_id', website.id)).id,
    direction: offered.find(({ chosen }: { chosen: boolean }) => !chosen).id,
    params: {
      id: website.id,
      kind: 'before_after',
      imageId: await pictureOf(user, { websiteId: website.id, planId: null }),
      documentId: await documentOf(user, website),
      messageId: await messageTo(website),
      planImageId: await pictureOf(user, { websiteId: null, planId }),
      revisionId: revisionId!,
      sessionId: session.id,
      planId,
      taskId,
      websiteId: websiteId!,
    },
  }
}

/** A picture without its files. */
async function pictureOf(
  { id: userId }: User,
  of: Pick<Image, 'websiteId' | 'planId'>
): Promise<string> {
  const sizes = { width: 2, height: 2, widths: [], size: 2, position: 1 }
  const image = { id: newId(), hash: newId(), title: 'Bread', alt: '', ...sizes }
  await Image.create({ ...image, ...of, userId, previewKey: newId() })
  return image.id
}

/** A document without its file. */
async function documentOf({ id: userId }: User, { id: websiteId }: Website): Promise<string> {
  const document = { id: newId(), hash: newId(), name: 'Prices.pdf', size: 2 }
  await Document.create({ ...document, userId, websiteId })
  return document.id
}

async function messageTo({ id: websiteId }: Website): Promise<string> {
  const written = { name: 'Eve', email: 'eve@example.com', text: 'Open on Sunday?', others: [] }
  const message = await Message.create({ id: newId(), websiteId, ...written, isSpam: false })
  return message.id
}

function mailed(user: User, purpose: EmailTokenPurpose): Promise<string> {
  return db.transaction((trx) => issueEmailToken(trx, user.id, purpose))
}
