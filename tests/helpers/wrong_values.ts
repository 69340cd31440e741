interface Field {
  optional?: true
  /** Those of the wrong values that are valid for this field. */
  takes?: unknown[]
  /** The maximum length that is accepted; for most fields at most 20,000. */
  longest?: number
  /** Values that are wrong only for this field. */
  refuses?: unknown[]
}

type Fields = Record<string, Field>

const WEBSITE = '/api/spa/websites/:id'
const DEPLOYMENTS = '/api/deployment/deployments'
const id: Field = { refuses: [''] }
const element: Field = { refuses: ['', 'a b', '<b>', 'x'.repeat(65)] }
const address: Field = { refuses: ['', ' ', 'a', 'a@', 'a b@c.de', 'a@b.cd\r\nBcc: e@f.gh'] }
const page1: Field = { optional: true, takes: [7], refuses: ['0', 'two', '1.5', '9999999'] }

const newPassword: Fields = {
  new_password: { refuses: ['', '1234567', 'x'.repeat(201)] },
  confirm_password: { refuses: ['', 'another password'] },
}

/** A few groups of a sheet: the others have the same structure. */
const sheet: Fields = {
  who: { optional: true, takes: [null, {}], refuses: [{ name: 7 }, { name: 'x'.repeat(121) }] },
  contact: {
    optional: true,
    takes: [null, {}],
    refuses: [{ telephones: 'x' }, { emails: ['nobody'] }, { links: [{ url: 'javascript:x' }] }],
  },
  where: { optional: true, takes: [null, [], [{}]], refuses: [[{ opening_hours: 'always' }]] },
  offers: { optional: true, takes: [null, []], refuses: [[{ items: [{ price: '3' }] }]] },
  steps: { optional: true, takes: [null, []], refuses: [[{ text: 'x' }], Array(13).fill({})] },
  questions: { optional: true, takes: [null, []], refuses: [[{ answer: 'x' }], ['x']] },
  keep: { optional: true, takes: [null, {}], refuses: [{ steps: 'x' }, { questions: [7] }] },
  services: { optional: true, takes: [null, [], ['x']], refuses: [[7], Array(51).fill('x')] },
}

const picture: Fields = {
  title: { optional: true, takes: [null], refuses: ['', ' ', 'x'.repeat(201)] },
  alt: { optional: true, takes: [null], refuses: ['x'.repeat(201)] },
  position: { optional: true, takes: [7, null], refuses: [-1, 1.5, 'x', 101] },
}

const finding = {
  section: 'start',
  fault: 'overflow',
  width: 320,
  text: 'Tagliatelle',
  class_name: 'x-start-title',
}

/** The fields of every call with a body. */
export const forms: Record<string, Fields> = {
  'POST /api/users/login': { email: { refuses: [''] }, password: { refuses: [''] } },
  'POST /api/users/register': {
    email: address,
    name: { refuses: ['', ' ', 'a\nb', 'x'.repeat(101)] },
    surname: { refuses: ['', ' ', 'a\nb', 'x'.repeat(101)] },
    password: { refuses: ['', '1234567', 'x'.repeat(201)] },
    password2: { refuses: ['', 'another password'] },
  },
  'POST /api/payments/upgrade': { plan: { refuses: ['', 'free', 'gold'] } },
  'POST /api/users/forgot-password': { email: address },
  'POST /api/users/reset-password': { token: id, ...newPassword },
  'PATCH /api/users/profile': {
    name: { optional: true, takes: [null], refuses: ['', ' ', 'a\nb', 'x'.repeat(101)] },
    surname: { optional: true, takes: [null], refuses: ['', ' ', 'a\nb', 'x'.repeat(101)] },
    phone_number: { optional: true, takes: [null], refuses: ['a\nb', 'x'.repeat(41)] },
  },
  'POST /api/users/change-password': { old_password: id, ...newPassword },
  'POST /api/users/google': {
    token: id,
    nonce: { optional: true, takes: [null], refuses: ['', 'x'.repeat(201)] },
  },
  'POST /api/users/google/handover': {
    code: { refuses: ['', 'x'.repeat(8_200)] },
    verifier: { refuses: ['', 'x'.repeat(201)] },
  },
  'POST /api/users/delete-account': {
    password: { refuses: ['', 'another password'] },
    google_token: { optional: true, takes: [null], refuses: ['', 'x'.repeat(5_000)] },
    google_handover: { optional: true, takes: [null], refuses: [{ code: '', verifier: 'x' }] },
  },
  'POST /api/users/create-password': newPassword,
  'POST /api/users/token/refresh': { refresh: id },
  'POST /api/users/verify-email': { token: id },

  'POST /api/spa/websites/analyze_prompt': {
    prompt: { refuses: ['', ' \n'] },
    primary_color: { optional: true, takes: [null], refuses: ['', 'red', '#fff', '#12345g'] },
    theme: { optional: true, takes: [null], refuses: ['', 'blue'] },
    heading_font: { optional: true, takes: [null], refuses: ['', 'Comic Sans', 'Lora;}'] },
    body_font: { optional: true, takes: [null], refuses: ['', 'Comic Sans'] },
    corner_radius: { optional: true, takes: [7, null], refuses: [-1, 21, 1.5, 'x', '1e1'] },
    contact_email: { optional: true, takes: [null], refuses: ['x'.repeat(255)] },
    chosen: { optional: true, takes: [null, []], refuses: [['seed'], Array(7).fill('theme')] },
  },
  'POST /api/spa/websites/update-plan/:planId': {
    feedback: { refuses: ['', ' '], longest: 5_000 },
  },
  'POST /api/spa/websites/plan/:planId/directions': { direction: { refuses: ['', 'baroque'] } },
  'PATCH /api/spa/websites/plan/:planId/sheet': sheet,
  'PATCH /api/spa/websites/:websiteId/sheet': sheet,
  'POST /api/spa/websites/:websiteId/direction': {
    direction: { refuses: ['', 'baroque'] },
    look: {
      optional: true,
      takes: [null, {}, { a: 1 }],
      refuses: [{ primary_color: 'red' }, { corner_radius: 21 }, { heading_font: 'Lora;}' }],
    },
  },
  'POST /api/spa/websites/task-status/:taskId/findings': {
    sections: {
      takes: [[]],
      refuses: [
        ['start'],
        [{ id: 'start' }],
        [{ id: '', round: 1 }],
        [{ id: '<b>', round: 1 }],
        [{ id: 'x'.repeat(65), round: 1 }],
        [{ id: 'start', round: 3 }],
        [{ id: 'start', round: '1' }],
        Array(41).fill({ id: 'start', round: 1 }),
      ],
    },
    findings: {
      takes: [[]],
      refuses: [
        ['wide'],
        [{ ...finding, section: 'a b' }],
        [{ ...finding, fault: 'ugly' }],
        [{ ...finding, width: 1000 }],
        [{ ...finding, width: '320' }],
        [{ ...finding, text: 'x'.repeat(61) }],
        [{ ...finding, text: 7 }],
        [{ ...finding, class_name: 'wrap' }],
        [{ ...finding, class_name: 'x-a).' }],
        [{ ...finding, class_name: undefined }],
        Array(41).fill(finding),
      ],
    },
  },
  'PATCH /api/spa/messages/:messageId': {
    is_read: { optional: true, takes: [true, null], refuses: ['true', 1, ''] },
    is_spam: { optional: true, takes: [true, null], refuses: ['true', 1, ''] },
  },
  [`PATCH ${WEBSITE}`]: { contact_email: { longest: 254 } },
  'PATCH /api/spa/websites/plan/:planId/images/:planImageId': picture,
  [`PATCH ${WEBSITE}/images/:imageId`]: picture,
  [`POST ${WEBSITE}/made_pictures`]: { words: { longest: 1_000, refuses: ['', ' '] } },
  [`POST ${WEBSITE}/photo_search`]: {
    source: { refuses: ['', 'flickr'] },
    id: { longest: 64, refuses: [''] },
  },
  [`PATCH ${WEBSITE}/page_details`]: {
    title: { optional: true, takes: [null], refuses: ['', ' ', 'x'.repeat(121)] },
    icon: { optional: true, takes: [null], refuses: ['x'.repeat(65)] },
    picture: { optional: true, takes: [null], refuses: ['x'.repeat(65)] },
  },
  [`POST ${WEBSITE}/section_changes`]: {
    do: { refuses: ['', 'paint'] },
    section: { refuses: ['', 'a b', '<b>', 'x'.repeat(65)] },
  },

  [`POST ${WEBSITE}/update_element_content`]: {
    element_id: element,
    content: { longest: 100_000 },
  },
  [`POST ${WEBSITE}/update_element_style`]: {
    element_id: element,
    property: { refuses: ['', 'color;background', 'no such'] },
    value: { refuses: ['red;position:fixed', 'red}body{display:none', '</style><script>'] },
  },
  [`POST ${WEBSITE}/update_element_url`]: {
    element_id: element,
    url: { refuses: ['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x'] },
    element_type: { refuses: ['', 'image'] },
  },
  [`POST ${WEBSITE}/operations`]: {
    operations: {
      refuses: [
        [{}],
        [{ type: 'untag' }],
        [{ type: 'set_text', element: 'e2' }],
        [{ type: 'set_text', element: 'e2', text: 7 }],
        [{ type: 'set_text', element: 'no-such', text: 'x' }],
        [{ type: 'set_text', element: 'e2', text: 'x' }, { type: 'set_text' }],
        [{ type: 'set_token', name: '--brand;', value: '#fff' }],
        Array(201).fill({ type: 'set_text', element: 'e2', text: 'x' }),
      ],
    },
    base_version: { optional: true, takes: [7, null], refuses: [-1, 1.5, 'x'] },
  },
  [`POST ${WEBSITE}/ai_line_edit`]: {
    user_request: { refuses: ['', ' \n'], longest: 2_000 },
    selection: { optional: true, takes: [null], refuses: ['a b', '<b>', 'x'.repeat(65)] },
    choices: {
      optional: true,
      takes: [null, [], ['x']],
      refuses: [['x'.repeat(201)], Array(21).fill('0:element-1')],
    },
    repairs: {
      optional: true,
      takes: [null],
      refuses: [
        'e1',
        {},
        { edit: 'r1', findings: [] },
        { edit: '', findings: [finding] },
        { edit: 'x'.repeat(65), findings: [finding] },
        { edit: 'r1', findings: [{ ...finding, width: 1000 }] },
        { edit: 'r1', findings: [{ ...finding, section: 'a b' }] },
        { edit: 'r1', findings: [{ ...finding, fault: 'ugly' }] },
        { edit: 'r1', findings: [{ ...finding, text: 'x'.repeat(61) }] },
        { edit: 'r1', findings: [{ ...finding, class_name: 'wrap' }] },
        { edit: 'r1', findings: Array(41).fill(finding) },
      ],
    },
  },
  [`PUT ${WEBSITE}/update_html`]: {
    html_content: { longest: 2 * 1024 * 1024, refuses: ['', '<p>Only a part</p>'] },
  },

  [`POST ${DEPLOYMENTS}/deploy_website`]: { website_id: id },
  [`POST ${DEPLOYMENTS}/check_status`]: { deployment_id: id },
  [`POST ${WEBSITE}/add_custom_domain`]: {
    domain_name: {
      refuses: ['', ' ', 'no dots', 'localhost', '10.0.0.1', 'co.uk', 'x'.repeat(301)],
    },
  },
  [`POST ${DEPLOYMENTS}/rollback`]: { website_id: id, release_id: id },
  [`POST ${DEPLOYMENTS}/change_address`]: {
    website_id: id,
    slug: { refuses: ['', ' ', 'ab', 'a b', '-rye', 'xn--rye', 'admin', 'x'.repeat(41)] },
  },
}

/** The calls with query parameters. */
export const queries: Record<string, Fields> = {
  'GET /api/spa/websites': { page: page1, page_size: page1 },
  'GET /api/spa/messages': {
    website_id: { optional: true, refuses: [''] },
    folder: { optional: true, refuses: ['', 'trash', 'Inbox'] },
    page: page1,
  },
  'GET /api/spa/messages/csv': {
    website_id: { optional: true, refuses: [''] },
    folder: { optional: true, refuses: ['', 'trash'] },
  },
  'GET /api/spa/websites/kinds': { language: { optional: true, refuses: ['', 'english'] } },
  'GET /api/spa/websites/:websiteId/look': {
    primary_color: { optional: true, refuses: ['', 'red', '#fff', '#12345g'] },
    corner_radius: { optional: true, refuses: ['-1', '21', '1.5', 'x', '1e1'] },
  },
  [`GET ${WEBSITE}/visits`]: {
    days: { optional: true, refuses: ['', '0', '8', '366', '7.5', 'week'] },
  },
  [`GET ${WEBSITE}/photo_search`]: { q: { refuses: ['', ' ', 'x'.repeat(201)] }, page: page1 },
  [`GET ${DEPLOYMENTS}/readiness`]: { website_id: { refuses: [''] } },
  [`GET ${DEPLOYMENTS}/changes`]: { website_id: { refuses: [''] } },
  [`GET ${DEPLOYMENTS}/address`]: {
    website_id: { refuses: [''] },
    slug: { optional: true, refuses: ['', 'x'.repeat(201)] },
  },
  [`GET ${DEPLOYMENTS}/releases`]: { website_id: { refuses: [''] } },
  [`DELETE ${DEPLOYMENTS}/force_delete_website_deployments`]: { website_id: { refuses: [''] } },
}

const WRONG = [7, true, null, [], ['x'], {}, { a: 1 }]

/** The values that each call must refuse for a field. */
export function wrongValuesOf({
  optional,
  takes = [],
  longest = 20_000,
  refuses = [],
}: Field): unknown[] {
  const taken = new Set(takes.map((value) => JSON.stringify(value)))
  const wrong = WRONG.filter((value) => !taken.has(JSON.stringify(value)))
  return [...(optional ? [] : [undefined]), ...wrong, 'a'.repeat(longest + 1), ...refuses]
}
