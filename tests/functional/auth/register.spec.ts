import { test } from '@japa/runner'
import env from '#start/env'
import { User } from '#auth/main'
import { newId } from '#core/ids'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { eventually } from '#tests/helpers/eventually'
import { proves } from '#tests/helpers/evidence'
import { mailsTo } from '#tests/helpers/mails'
import { signUp } from '#tests/helpers/people'

const address = () => `${newId()}@example.com`

const form = (overrides: Record<string, unknown> = {}) => ({
  email: address(),
  name: 'Ada',
  surname: 'Baker',
  password: 'rye-and-wheat',
  password2: 'rye-and-wheat',
  ...overrides,
})

test.group('Registering', () => {
  test('creates a free, unverified account and mails a verification link', async ({
    assert,
    client,
  }) => {
    const sent = form()
    const answer = await client.post('/api/users/register/').json(sent)
    answer.assertStatus(201)
    assert.deepEqual(answer.body(), { email: sent.email })

    const user = await User.findByOrFail('email', sent.email)
    assert.equal(user.subscriptionType, 'free')
    assert.isFalse(user.emailVerified)
    assert.notInclude(user.password!, sent.password)
    const [mail, ...more] = await mailsTo(sent.email)
    assert.lengthOf(more, 0)
    assert.match(mail.text, /^http:\/\/[^/\s]+\/verify-email\/[\w-]{43}$/m)
  })

  test('shows the whole link in the outbox, however long its line is', async ({ client }) => {
    const sent = form()
    await client.post('/api/users/register/').json(sent)
    const [mail] = await mailsTo(sent.email)
    const [link] = mail.text.match(/\S+\/verify-email\/\S+/)!
    await eventually(async () => (await client.get('/outbox')).text().includes(link))
  })

  test('ignores capitals in the address and spaces around it', async ({ client }) => {
    const sent = form()
    const email = `  ${sent.email.toUpperCase()} `
    const answer = await client.post('/api/users/register/').json({ ...sent, email })
    answer.assertStatus(201)
    answer.assertBody({ email: sent.email })
  })

  test('T18: answers the same for an address with an account; only the mail differs', async ({
    assert,
    client,
  }) => {
    const owner = await signUp()
    const before = { ...owner.$attributes }
    const answer = await client
      .post('/api/users/register/')
      .json(form({ email: owner.email, name: 'Eve' }))
    answer.assertStatus(201)
    answer.assertBody({ email: owner.email })

    const after = await User.query().where('email', owner.email)
    assert.lengthOf(after, 1)
    assert.equal(after[0].name, before.name)
    assert.equal(after[0].password, before.password)
    const [mail] = await mailsTo(owner.email)
    assert.equal(mail.subject, 'You already have an account')
  })

  test('two simultaneous registrations of one address create one account', async ({
    assert,
    client,
  }) => {
    const sent = form()
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post('/api/users/register/').json(sent))
    )
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [201, 201, 201]
    )
    assert.lengthOf(await User.query().where('email', sent.email), 1)
  })

  test('stores HTML in names as plain text', async ({ assert, client }) => {
    const sent = form({ name: '<img src=x onerror=alert(1)>', surname: `O'Neill & "Söhne" 面包` })
    await client.post('/api/users/register/').json(sent)
    const login = await client
      .post('/api/users/login/')
      .json({ email: sent.email, password: sent.password })
    assert.equal(login.body().user.name, sent.name)
    assert.equal(login.body().user.surname, sent.surname)
    assert.match(login.header('content-type') ?? '', /^application\/json/)
  })

  test('T28: ignores all other account fields in the form', async ({ assert, client }) => {
    const sent = form({
      id: 'mine',
      email_verified: true,
      emailVerified: true,
      subscription_type: 'premium',
      subscriptionType: 'premium',
      social_provider: 'google',
      phone_number: '+1 555',
    })
    const answer = await client.post('/api/users/register/').json(sent)
    answer.assertStatus(201)
    const user = await User.findByOrFail('email', sent.email)
    assert.notEqual(user.id, 'mine')
    assert.isFalse(user.emailVerified)
    assert.equal(user.subscriptionType, 'free')
    assert.isNull(user.socialProvider)
    assert.equal(user.phoneNumber, '')
  })

  test('a mailed link ignores the Host header of the request', async ({ assert, client }) => {
    const sent = form()
    await client.post('/api/users/register/').header('x-forwarded-host', 'evil.example').json(sent)
    const [mail] = await mailsTo(sent.email)
    assert.notInclude(mail.text, 'evil.example')
  })

  test('is refused while sign-up by password is closed', async ({ assert, client, cleanup }) => {
    env.set('PASSWORD_SIGNUP', 'off')
    cleanup(() => env.set('PASSWORD_SIGNUP', 'auto'))
    const before = await databaseDump()
    const answer = await client.post('/api/users/register/').json(form())
    answer.assertStatus(403)
    answer.assertBodyContains({ code: 'signup_closed' })
    assert.deepEqual(await changesSince(before), [])

    const configuration = await client.get('/api/app/configuration/')
    configuration.assertBodyContains({ password_signup: 'closed' })
  })

  test('the configuration says that sign-up by password is open', async ({ assert, client }) => {
    const configuration = await client.get('/api/app/configuration/')
    configuration.assertStatus(200)
    const { examples, ...features } = configuration.body()
    assert.property(examples, 'bakery')
    assert.deepEqual(features, {
      password_signup: 'shown',
      google_client_id: null,
      google_redirect: false,
      outbox: true,
      support_email: null,
      photo_search: true,
      picture_making: false,
    })
  })

  test('accepts a password of eight characters and refuses one of seven', async ({ client }) => {
    const seven = form({ password: '1234567', password2: '1234567' })
    const refused = await client.post('/api/users/register/').json(seven)
    refused.assertStatus(400)
    const eight = form({ password: 'ryewheat', password2: 'ryewheat' })
    const taken = await client.post('/api/users/register/').json(eight)
    taken.assertStatus(201)
    proves('minimum password length 8')
  })
})

const bad: [why: string, fields: Record<string, unknown>, messages: Record<string, string[]>][] = [
  ['without an email', { email: undefined }, { email: ['Email is required'] }],
  ['with a blank email', { email: '   ' }, { email: ['Email is required'] }],
  ['with null as email', { email: null }, { email: ['Email is required'] }],
  ['with a word as email', { email: 'ada' }, { email: ['Email is invalid'] }],
  ['with two addresses', { email: 'a@b.co,c@d.co' }, { email: ['Email is invalid'] }],
  ['with a number as email', { email: 7 }, { email: ['Email is invalid'] }],
  ['with a list as email', { email: ['a@b.co'] }, { email: ['Email is invalid'] }],
  [
    'with a header in the email',
    { email: 'a@b.co\r\nBcc: c@d.co' },
    { email: ['Email is invalid'] },
  ],
  [
    'with an endless email',
    { email: `${'a'.repeat(300)}@example.com` },
    { email: ['Email must be at most 254 characters'] },
  ],
  ['without a name', { name: '' }, { name: ['Name is required'] }],
  ['with an object as name', { name: {} }, { name: ['Name must be text'] }],
  [
    'with an endless name',
    { name: 'a'.repeat(101) },
    { name: ['Name must be at most 100 characters'] },
  ],
  ['with two lines as name', { name: 'Ada\nBcc' }, { name: ['Name must be a single line'] }],
  ['without a surname', { surname: ' ' }, { surname: ['Surname is required'] }],
  ['with a flag as surname', { surname: true }, { surname: ['Surname must be text'] }],
  [
    'with an endless surname',
    { surname: 'b'.repeat(101) },
    { surname: ['Surname must be at most 100 characters'] },
  ],
  [
    'with a NUL in the surname',
    { surname: 'b\u0000b' },
    { surname: ['Surname must be a single line'] },
  ],
  [
    'without a password',
    { password: '', password2: '' },
    { password: ['Password is required'], password2: ['Please confirm your password'] },
  ],
  [
    'with a short password',
    { password: 'short', password2: 'short' },
    { password: ['Password must be at least 8 characters'] },
  ],
  [
    'with an endless password',
    { password: 'x'.repeat(201), password2: 'x'.repeat(201) },
    { password: ['Password must be at most 200 characters'] },
  ],
  ...['password', '12345678', ' '.repeat(8)].map((common): (typeof bad)[number] => [
    `with the common password "${common}"`,
    { password: common, password2: common },
    { password: ['Password is too common. Please choose another one.'] },
  ]),
  [
    'with a number as password',
    { password: 12345678, password2: 12345678 },
    { password: ['Password must be text'], password2: ['Passwords do not match'] },
  ],
  ['unconfirmed', { password2: undefined }, { password2: ['Please confirm your password'] }],
  ['differently confirmed', { password2: 'other' }, { password2: ['Passwords do not match'] }],
]

test.group('Registering is refused and changes nothing', () => {
  for (const [why, fields, messages] of bad) {
    test(why, async ({ assert, client }) => {
      const before = await databaseDump()
      const answer = await client.post('/api/users/register/').json(form(fields))
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), messages)
      assert.deepEqual(await changesSince(before), [])
    })
  }

  test('for an empty form, with the messages of all fields', async ({ assert, client }) => {
    const answer = await client.post('/api/users/register/').json({})
    answer.assertStatus(400)
    assert.deepEqual(answer.body(), {
      email: ['Email is required'],
      name: ['Name is required'],
      surname: ['Surname is required'],
      password: ['Password is required'],
      password2: ['Please confirm your password'],
    })
  })

  for (const body of ['{"email":', '[1]', '"text"', 'null', '']) {
    test(`for the body ${body || 'left out'}`, async ({ assert, client }) => {
      const before = await databaseDump()
      const answer = await client
        .post('/api/users/register/')
        .header('content-type', 'application/json')
        .setup((request) => void request.request.send(body))
      answer.assertStatus(400)
      assert.isObject(answer.body())
      assert.deepEqual(await changesSince(before), [])
    })
  }
})
