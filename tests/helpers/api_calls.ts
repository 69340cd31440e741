import router from '@adonisjs/core/services/router'
import { hosts } from '#config/hosts'
import { NONCE, VERIFIER } from '#tests/fakes/google'
import { handoverCode } from '#auth/services/google_handover'
import { NEW_PASSWORD, PASSWORD } from '#tests/helpers/people'
import { PDF } from '#tests/helpers/documents'
import { flatPng } from '#tests/helpers/pictures'
import { FEEDBACK, WISH } from '#tests/helpers/planning'
import { rawRequest, type RawAnswer } from '#tests/helpers/raw_request'
import type { Scene } from '#tests/helpers/scene'
import { page } from '#tests/helpers/websites'

export interface ApiCall {
  /** The expected status for an anonymous client, another person and the owner. */
  answers: [anonymous: number, stranger: number, owner: number]
  /** A valid body of the owner. */
  body?: (scene: Scene) => Record<string, unknown>
  query?: (scene: Scene) => Record<string, string>
  /** It is refused without a signature, whoever sends it. */
  isSigned?: true
  /** The request is a form with this file. */
  upload?: { field: 'image' | 'file'; bytes: Buffer }
}

const WEBSITE = '/api/spa/websites/:id'
const DEPLOYMENTS = '/api/deployment/deployments'

/** A change of a few groups of a sheet. */
const changedSheet = {
  who: { name: 'Rye & Daughters' },
  where: [{ locality: 'Leeds' }],
  contact: { telephones: ['0113 496 0001'] },
  offers: [{ items: [{ name: 'Simit', price: '1,20 €' }] }],
  services: ['Cakes to order'],
  steps: [{ name: 'You ring', text: 'Say what you need.' }],
  questions: [{ question: 'Do you bake rye?' }],
  keep: { steps: ['We look'] },
}

/** Every API call of the product. The tests that use this table fail if a call is missing here. */
export const apiCalls: Record<string, ApiCall> = {
  'GET /api/app/configuration': { answers: [200, 200, 200] },

  'POST /api/users/login': {
    answers: [200, 200, 200],
    body: ({ owner }) => ({ email: owner.email, password: PASSWORD }),
  },
  'POST /api/users/register': {
    answers: [201, 201, 201],
    body: ({ newAddress }) => ({
      email: newAddress,
      name: 'Ada',
      surname: 'Baker',
      password: PASSWORD,
      password2: PASSWORD,
    }),
  },
  'POST /api/users/google': {
    answers: [200, 200, 200],
    body: ({ googleCredential: token }) => ({ token, nonce: NONCE }),
  },
  'POST /api/users/google/handover': {
    answers: [200, 200, 200],
    body: ({ googleCredential }) => ({
      code: handoverCode(googleCredential),
      verifier: VERIFIER,
    }),
  },
  'POST /api/users/token/refresh': {
    answers: [200, 200, 200],
    body: ({ refresh }) => ({ refresh }),
  },
  'POST /api/users/verify-email': {
    answers: [200, 200, 200],
    body: ({ mailedToken }) => ({ token: mailedToken }),
  },
  'POST /api/users/forgot-password': {
    answers: [200, 200, 200],
    body: ({ owner }) => ({ email: owner.email }),
  },
  'POST /api/users/reset-password': {
    answers: [200, 200, 200],
    body: ({ resetToken }) => ({
      token: resetToken,
      new_password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    }),
  },
  'GET /api/users/sessions': { answers: [401, 200, 200] },
  'DELETE /api/users/sessions': { answers: [401, 204, 204] },
  'DELETE /api/users/sessions/:sessionId': { answers: [401, 404, 204] },
  'GET /api/users/export': { answers: [401, 200, 200] },
  'POST /api/users/delete-account': {
    answers: [401, 200, 200],
    body: ({ googleCredential }) => ({
      password: PASSWORD,
      google_token: googleCredential,
      google_handover: { code: handoverCode(googleCredential), verifier: VERIFIER },
    }),
  },
  'PATCH /api/users/profile': {
    answers: [401, 200, 200],
    body: () => ({ name: 'Grace', surname: 'Hopper', phone_number: '+1 555 0100' }),
  },
  'POST /api/users/change-password': {
    answers: [401, 200, 200],
    body: () => ({
      old_password: PASSWORD,
      new_password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    }),
  },
  'POST /api/users/create-password': {
    // Their account already has a password, so it cannot get a first one.
    answers: [401, 409, 409],
    body: () => ({ new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }),
  },
  'POST /api/users/logout': { answers: [401, 200, 200] },
  'GET /api/users/me': { answers: [401, 200, 200] },
  'POST /api/users/send-verification-email': { answers: [401, 200, 200] },

  'GET /api/payments/subscription': { answers: [401, 200, 200] },
  'GET /api/payments/history': { answers: [401, 200, 200] },
  'POST /api/payments/refresh': { answers: [401, 200, 200] },
  // Nobody here has a subscription that could be changed.
  'POST /api/payments/upgrade': { answers: [401, 409, 409], body: () => ({ plan: 'premium' }) },
  // Only the provider can sign its messages.
  'POST /api/payments/webhook': { answers: [401, 401, 401], isSigned: true },

  'POST /api/spa/websites/analyze_prompt': {
    answers: [401, 200, 200],
    body: () => ({
      prompt: WISH,
      primary_color: '#9A4A1F',
      theme: 'dark',
      heading_font: 'Lora',
      body_font: 'Work Sans',
      corner_radius: 4,
      contact_email: 'shop@example.com',
      chosen: ['theme'],
    }),
  },
  'POST /api/spa/websites/update-plan/:planId': {
    answers: [401, 404, 200],
    body: () => ({ feedback: FEEDBACK }),
  },
  'POST /api/spa/websites/approve-plan/:planId': { answers: [401, 404, 200] },
  'GET /api/spa/websites/plan/:planId/directions': { answers: [401, 404, 200] },
  'POST /api/spa/websites/plan/:planId/directions': {
    answers: [401, 404, 200],
    body: ({ direction }) => ({ direction }),
  },
  'GET /api/spa/websites/plans': { answers: [401, 200, 200] },
  'DELETE /api/spa/websites/plan/:planId': { answers: [401, 404, 204] },
  'GET /api/spa/websites/plan/:planId': { answers: [401, 404, 200] },
  'PATCH /api/spa/websites/plan/:planId/sheet': {
    answers: [401, 404, 200],
    body: () => changedSheet,
  },
  'GET /api/spa/websites/plan/:planId/images': { answers: [401, 404, 200] },
  'POST /api/spa/websites/plan/:planId/images': {
    answers: [401, 404, 201],
    upload: { field: 'image', bytes: flatPng(2, 2) },
  },
  'PATCH /api/spa/websites/plan/:planId/images/:planImageId': {
    answers: [401, 404, 200],
    body: () => ({ title: 'Rye', alt: 'A loaf of rye', position: 0 }),
  },
  'DELETE /api/spa/websites/plan/:planId/images/:planImageId': { answers: [401, 404, 200] },
  'GET /api/spa/websites/kinds': { answers: [401, 200, 200], query: () => ({ language: 'en' }) },
  'GET /api/spa/websites/task-status/:taskId': { answers: [401, 404, 200] },
  'DELETE /api/spa/websites/task-status/:taskId': { answers: [401, 404, 200] },
  'POST /api/spa/websites/task-status/:taskId/findings': {
    answers: [401, 404, 204],
    body: () => ({ sections: [], findings: [] }),
  },
  'GET /api/spa/tasks/:taskId/events': { answers: [401, 404, 200] },
  'GET /api/spa/websites/user_plan_info': { answers: [401, 200, 200] },

  'GET /api/spa/websites': {
    answers: [401, 200, 200],
    query: () => ({ page: '1', page_size: '3' }),
  },
  [`GET ${WEBSITE}`]: { answers: [401, 404, 200] },
  [`PATCH ${WEBSITE}`]: {
    answers: [401, 404, 200],
    body: () => ({ contact_email: 'new@example.com' }),
  },
  [`DELETE ${WEBSITE}`]: { answers: [401, 404, 204] },
  [`GET ${WEBSITE}/visits`]: { answers: [401, 404, 200], query: () => ({ days: '30' }) },
  'POST /api/spa/websites/import': {
    answers: [401, 201, 201],
    upload: { field: 'file', bytes: Buffer.from(page('Imported')) },
  },
  [`POST ${WEBSITE}/duplicate`]: { answers: [401, 404, 201] },
  [`GET ${WEBSITE}/export`]: { answers: [401, 404, 200] },
  [`GET ${WEBSITE}/export_archive`]: { answers: [401, 404, 200] },
  [`GET ${WEBSITE}/files`]: { answers: [401, 404, 200] },
  [`POST ${WEBSITE}/upload_file`]: {
    answers: [401, 404, 201],
    upload: { field: 'file', bytes: PDF },
  },
  [`DELETE ${WEBSITE}/files/:documentId`]: { answers: [401, 404, 204] },
  [`GET ${WEBSITE}/images`]: { answers: [401, 404, 200] },
  [`POST ${WEBSITE}/upload_image`]: {
    answers: [401, 404, 201],
    upload: { field: 'image', bytes: flatPng(2, 2) },
  },
  [`PATCH ${WEBSITE}/images/:imageId`]: {
    answers: [401, 404, 200],
    body: () => ({ title: 'Rye', alt: 'A loaf of rye', position: 0 }),
  },
  [`DELETE ${WEBSITE}/images/:imageId`]: { answers: [401, 404, 204] },
  // The sources of photos do not answer in tests that start none.
  [`GET ${WEBSITE}/photo_search`]: {
    answers: [401, 404, 503],
    query: () => ({ q: 'bread', page: '1' }),
  },
  [`POST ${WEBSITE}/photo_search`]: {
    answers: [401, 404, 503],
    body: () => ({ source: 'openverse', id: '00000000-0000-4000-8000-000000000001' }),
  },
  // No model for pictures is configured.
  [`POST ${WEBSITE}/made_pictures`]: {
    answers: [401, 404, 404],
    body: () => ({ words: 'Morning light on a loaf' }),
  },
  [`GET ${WEBSITE}/photo_search/thumbnail`]: { answers: [404, 404, 404], isSigned: true },
  [`GET ${WEBSITE}/revisions`]: { answers: [401, 404, 200] },
  [`GET ${WEBSITE}/revisions/:revisionId`]: { answers: [401, 404, 200] },
  [`POST ${WEBSITE}/revisions/:revisionId/restore`]: { answers: [401, 404, 200] },
  [`POST ${WEBSITE}/undo`]: { answers: [401, 404, 200] },
  [`POST ${WEBSITE}/redo`]: { answers: [401, 404, 200] },

  'GET /api/spa/messages': {
    answers: [401, 404, 200],
    query: ({ website }) => ({ website_id: website.id, folder: 'inbox', page: '1' }),
  },
  'GET /api/spa/messages/unread': { answers: [401, 200, 200] },
  'GET /api/spa/messages/csv': {
    answers: [401, 404, 200],
    query: ({ website }) => ({ website_id: website.id, folder: 'inbox' }),
  },
  'PATCH /api/spa/messages/:messageId': {
    answers: [401, 404, 200],
    body: () => ({ is_read: true, is_spam: true }),
  },
  'DELETE /api/spa/messages/:messageId': { answers: [401, 404, 204] },

  'GET /api/spa/websites/:websiteId/sheet': { answers: [401, 404, 200] },
  'PATCH /api/spa/websites/:websiteId/sheet': {
    answers: [401, 404, 200],
    body: () => changedSheet,
  },
  'GET /api/spa/websites/:websiteId/look': {
    answers: [401, 404, 200],
    query: () => ({ primary_color: '#9a4a1f', corner_radius: '0' }),
  },
  'GET /api/spa/websites/:websiteId/directions': { answers: [401, 404, 200] },
  'POST /api/spa/websites/:websiteId/direction': {
    answers: [401, 404, 200],
    body: () => ({ direction: 'poster', look: { corner_radius: 0 } }),
  },

  [`GET ${WEBSITE}/edit_frame`]: { answers: [401, 404, 200] },
  [`GET ${WEBSITE}/commands`]: { answers: [401, 404, 200] },
  [`GET ${WEBSITE}/sections`]: { answers: [401, 404, 200] },
  [`GET ${WEBSITE}/revisions/:revisionId/difference`]: { answers: [401, 404, 200] },
  [`GET ${WEBSITE}/section_previews/:kind`]: { answers: [401, 404, 200] },
  [`PATCH ${WEBSITE}/page_details`]: {
    answers: [401, 404, 200],
    body: () => ({ title: 'Rye & Co, bakers', icon: null, picture: null }),
  },
  [`POST ${WEBSITE}/section_changes`]: {
    answers: [401, 404, 200],
    body: () => ({ do: 'duplicate', section: 'e4' }),
  },
  [`POST ${WEBSITE}/update_element_content`]: {
    answers: [401, 404, 200],
    body: () => ({ element_id: 'e2', content: 'Warm bread' }),
  },
  [`POST ${WEBSITE}/update_element_style`]: {
    answers: [401, 404, 200],
    body: () => ({ element_id: 'e2', property: 'color', value: '#123456' }),
  },
  [`POST ${WEBSITE}/update_element_url`]: {
    answers: [401, 404, 200],
    body: () => ({ element_id: 'e3', url: '/new', element_type: 'link' }),
  },
  [`POST ${WEBSITE}/operations`]: {
    answers: [401, 404, 200],
    body: ({ website }) => ({
      operations: [{ type: 'set_text', element: 'e2', text: 'Warm bread' }],
      base_version: website.version,
    }),
  },
  [`POST ${WEBSITE}/ai_line_edit`]: {
    answers: [401, 404, 200],
    body: () => ({
      user_request: 'Change the title to “Warm bread”',
      selection: 'e2',
      choices: [],
      repairs: null,
    }),
  },
  [`PUT ${WEBSITE}/update_html`]: {
    answers: [401, 404, 200],
    body: ({ html }) => ({ html_content: html.replace('First', 'Warm') }),
  },

  [`GET ${DEPLOYMENTS}/list_deployments`]: { answers: [401, 200, 200] },
  [`POST ${DEPLOYMENTS}/refresh_deployment_list`]: { answers: [401, 200, 200] },
  [`GET ${DEPLOYMENTS}/readiness`]: {
    answers: [401, 404, 200],
    query: ({ website }) => ({ website_id: website.id }),
  },
  [`POST ${DEPLOYMENTS}/deploy_website`]: {
    answers: [401, 404, 200],
    body: ({ website }) => ({ website_id: website.id }),
  },
  [`POST ${DEPLOYMENTS}/check_status`]: {
    answers: [401, 404, 200],
    body: ({ deploymentId }) => ({ deployment_id: deploymentId }),
  },
  [`GET ${WEBSITE}/custom_domain`]: { answers: [401, 404, 200] },
  [`POST ${WEBSITE}/add_custom_domain`]: {
    answers: [401, 404, 200],
    body: () => ({ domain_name: 'shop.example.com' }),
  },
  // They have no domain yet.
  [`POST ${WEBSITE}/verify_custom_domain`]: { answers: [401, 404, 400] },
  [`DELETE ${WEBSITE}/remove_custom_domain`]: { answers: [401, 404, 200] },
  [`GET ${DEPLOYMENTS}/changes`]: {
    answers: [401, 404, 200],
    query: ({ website }) => ({ website_id: website.id }),
  },
  [`GET ${DEPLOYMENTS}/address`]: {
    answers: [401, 404, 200],
    query: ({ website }) => ({ website_id: website.id, slug: 'rye-in-leeds' }),
  },
  [`POST ${DEPLOYMENTS}/change_address`]: {
    answers: [401, 404, 200],
    body: ({ website }) => ({ website_id: website.id, slug: `moved-${website.slug}`.slice(0, 40) }),
  },
  [`GET ${DEPLOYMENTS}/releases`]: {
    answers: [401, 404, 200],
    query: ({ website }) => ({ website_id: website.id }),
  },
  [`POST ${DEPLOYMENTS}/rollback`]: {
    answers: [401, 404, 200],
    body: ({ website, releaseId }) => ({ website_id: website.id, release_id: releaseId }),
  },
  [`DELETE ${DEPLOYMENTS}/force_delete_website_deployments`]: {
    answers: [401, 404, 200],
    query: ({ website }) => ({ website_id: website.id }),
  },
}

/** The calls whose answers contain `success`, which their refusals then contain too. */
export function saysSuccess(name: string): boolean {
  return (
    name.includes(DEPLOYMENTS) ||
    /\/(update_(html|element_\w+)|operations|ai_line_edit|upload_\w+|\w*custom_domain|websites\/import)$/.test(
      name
    ) ||
    /^POST .*\/images$/.test(name)
  )
}

/** The calls of the router, as `METHOD /pattern`, without the route for unknown calls. */
export function routedCalls(): string[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ pattern }) => pattern.startsWith('/api/') && pattern !== '/api/*')
    .flatMap(({ methods, pattern }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${pattern}`)
    )
}

interface Sending {
  bearer?: string
  /** A body in bytes, used instead of the one in the table. */
  body?: string
  params?: Record<string, string>
  query?: Record<string, string>
  slash?: boolean
  headers?: Record<string, string>
}

/** Sends a call as in the table, with the given differences. */
export function send(name: string, scene: Scene, sending: Sending = {}): Promise<RawAnswer> {
  const [method, pattern] = name.split(' ')
  const { body, query, upload } = apiCalls[name]
  const params = { ...scene.params, ...sending.params }
  const path = pattern.replace(/:(\w+)/g, (_, param) => params[param])
  const asked = new URLSearchParams(sending.query ?? query?.(scene))
  return rawRequest(hosts.appUrl, {
    method,
    path: path + (sending.slash === false ? '' : '/') + (asked.size > 0 ? `?${asked}` : ''),
    headers: {
      'content-type': upload ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json',
      ...(sending.bearer !== undefined && { authorization: `Bearer ${sending.bearer}` }),
      ...sending.headers,
    },
    body: sending.body ?? (upload ? formWith(upload) : body && JSON.stringify(body(scene))),
  })
}

const BOUNDARY = 'between-two-parts'

function formWith({ field, bytes }: NonNullable<ApiCall['upload']>): Buffer {
  const head =
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="bread.png"\r\n` +
    'content-type: image/png\r\n\r\n'
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}
