import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { hosts } from '#config/hosts'
import { newId } from '#core/ids'
import env from '#start/env'
import { atGoogle, NONCE, startGoogle, VERIFIER } from '#tests/fakes/google'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signUp } from '#tests/helpers/people'
import { rawRequest } from '#tests/helpers/raw_request'

/** A browser that keeps the product's cookies and follows the redirects to Google and back. */
class Browser {
  #cookies = new Map<string, string>()

  /** The address to which the product redirects. */
  async goes(path: string): Promise<URL> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await rawRequest(hosts.appUrl, { path, headers: { cookie } })
    for (const line of answer.headers['set-cookie'] ?? []) {
      this.lines.push(line)
      const [name, value] = line.split(';')[0].split('=')
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return new URL(answer.headers.location!, hosts.appUrl)
  }

  readonly lines: string[] = []

  asksGoogle(challenge = NONCE, more = '') {
    return this.goes(`/auth/google?challenge=${challenge}${more}`)
  }

  /** The redirect of Google's page back to the product. */
  async consents(authorize: URL): Promise<string> {
    const answer = await fetch(authorize, { redirect: 'manual' })
    const back = new URL(answer.headers.get('location')!)
    return back.pathname + back.search
  }

  /** All redirects; returns the fragment of the last address. */
  async walks(): Promise<string> {
    return answerOf(await this.goes(await this.consents(await this.asksGoogle())))
  }

  /** The same from Settings, where it confirms the deletion of an account. */
  async walksFromSettings(): Promise<string> {
    const asked = await this.asksGoogle(NONCE, '&from=settings')
    return answerOf(await this.goes(await this.consents(asked)), '/settings')
  }
}

const answerOf = (address: URL, screen = '/login') => {
  return `${address.pathname}${address.hash}`.replace(`${screen}#google=`, '')
}

const handsOver = (client: ApiClient, code: string, verifier = VERIFIER) =>
  client.post('/api/users/google/handover/').json({ code, verifier })

test.group('Signing in by a redirect to Google', (group) => {
  group.setup(startGoogle)
  group.each.setup(() => {
    atGoogle.person = { sub: newId() }
    return () => {
      Settings.now = () => Date.now()
    }
  })

  test('ends with a code that the page exchanges for tokens', async ({ assert, client }) => {
    const browser = new Browser()
    const answer = await handsOver(client, await browser.walks())
    answer.assertStatus(200)
    assert.containsSubset(answer.body().user, { name: 'Ada', social_provider: 'google' })
    const me = await client.get('/api/users/me/').bearerToken(answer.body().access)
    me.assertStatus(200)
    for (const line of browser.lines) {
      assert.match(line, /^__Host-google_(state|verifier)=/)
      assert.match(line, /; path=\//i)
      assert.match(line, /; secure/i)
      assert.match(line, /; httponly/i)
      assert.notMatch(line, /; domain/i)
    }
  })

  test('sends PKCE, a state and the page’s nonce, with our own redirect address', async ({
    assert,
  }) => {
    const { searchParams: asked } = await new Browser().asksGoogle()
    assert.equal(asked.get('code_challenge_method'), 'S256')
    assert.match(asked.get('code_challenge')!, /^[\w-]{43}$/)
    assert.match(asked.get('state')!, /^[\w-]{32}\.login$/)
    assert.equal(asked.get('nonce'), NONCE)
    assert.match(asked.get('scope')!, /^openid \S+userinfo\.email \S+userinfo\.profile$/)
    assert.equal(asked.get('redirect_uri'), `${hosts.appUrl}/auth/google/callback`)
    assert.isFalse(asked.has('client_secret'))
  })

  test('a person who cancels returns to the sign-in screen', async ({ assert }) => {
    atGoogle.person = null
    assert.equal(await new Browser().walks(), '/login')
  })

  test('an address whose account has a password gets the same answer as with the button', async ({
    client,
  }) => {
    const user = await signUp()
    atGoogle.person = { sub: newId(), email: user.email }
    const answer = await handsOver(client, await new Browser().walks())
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'password_account' })
  })

  test('confirms the person who deletes their account in Settings', async ({ assert, client }) => {
    const sub = newId()
    atGoogle.person = { sub }
    const { access } = (await handsOver(client, await new Browser().walks())).body()
    const deletes = (handover: object) =>
      client
        .post('/api/users/delete-account/')
        .bearerToken(access)
        .json({ google_handover: handover })

    const code = await new Browser().walksFromSettings()
    atGoogle.person = { sub: newId() }
    const before = await databaseDump()
    for (const handover of [
      { code, verifier: 'another verifier' },
      { code: 'nonsense', verifier: VERIFIER },
      { code: await new Browser().walksFromSettings(), verifier: VERIFIER },
    ]) {
      const answer = await deletes(handover)
      answer.assertStatus(400)
      answer.assertBody({ google_token: ['Please sign in with Google again'] })
    }
    assert.deepEqual(await changesSince(before), [])
    const answer = await deletes({ code, verifier: VERIFIER })
    answer.assertStatus(200)
  })

  test('returns to the screen where it started, even if the address names another one', async ({
    assert,
  }) => {
    const browser = new Browser()
    const way = await browser.consents(await browser.asksGoogle(NONCE, '&from=settings'))
    const forged = way.replace(/state=[^&]+/, 'state=forged')
    assert.equal(answerOf(await browser.goes(forged), '/settings'), 'failed')
    for (const from of ['https://evil.example', '//evil.example', 'settings.evil']) {
      const asked = await new Browser().asksGoogle(NONCE, `&from=${encodeURIComponent(from)}`)
      assert.match(asked.searchParams.get('state')!, /\.login$/)
    }
    atGoogle.person = null
    const refuses = new Browser()
    const asked = await refuses.asksGoogle(NONCE, '&from=settings')
    const { pathname, hash } = await refuses.goes(await refuses.consents(asked))
    assert.deepEqual([pathname, hash], ['/settings', ''])
  })

  test('is not offered without a client secret', async ({ assert, client, cleanup }) => {
    const secret = env.get('GOOGLE_CLIENT_SECRET')
    env.set('GOOGLE_CLIENT_SECRET', '')
    cleanup(() => env.set('GOOGLE_CLIENT_SECRET', secret!))
    const configuration = await client.get('/api/app/configuration/')
    assert.isFalse(configuration.body().google_redirect)
    assert.equal(answerOf(await new Browser().asksGoogle()), 'failed')
    assert.equal(
      answerOf(await new Browser().goes('/auth/google/callback?code=a&state=b')),
      'failed'
    )
  })
})

test.group('T20: the redirect back from Google is refused', (group) => {
  group.setup(startGoogle)
  group.each.setup(() => {
    atGoogle.person = { sub: newId() }
    return () => {
      Settings.now = () => Date.now()
    }
  })

  test('without the state cookie of this browser', async ({ assert }) => {
    const browser = new Browser()
    const way = await browser.consents(await browser.asksGoogle())
    assert.equal(answerOf(await new Browser().goes(way)), 'failed')
  })

  test('with a forged state, and the right state does not work after that', async ({ assert }) => {
    const browser = new Browser()
    const way = await browser.consents(await browser.asksGoogle())
    const forged = way.replace(/state=[^&]+/, 'state=forged')
    assert.equal(answerOf(await browser.goes(forged)), 'failed')
    assert.equal(answerOf(await browser.goes(way)), 'failed')
  })

  test('with the state of another browser', async ({ assert }) => {
    const [victim, attacker] = [new Browser(), new Browser()]
    await victim.asksGoogle()
    const way = await attacker.consents(await attacker.asksGoogle())
    assert.equal(answerOf(await victim.goes(way)), 'failed')
  })

  test('without a state or without a code', async ({ assert }) => {
    for (const query of ['', '?code=a', '?state=b', '?state=&code=', '?error=x', '?code[]=a']) {
      const browser = new Browser()
      await browser.asksGoogle()
      assert.equal(answerOf(await browser.goes(`/auth/google/callback${query}`)), 'failed', query)
    }
  })

  test('with a code of Google that was used before', async ({ assert }) => {
    const browser = new Browser()
    const way = await browser.consents(await browser.asksGoogle())
    await browser.goes(way)
    const again = new Browser()
    const { searchParams } = await again.asksGoogle()
    const used = way.replace(/state=[^&]+/, `state=${searchParams.get('state')}`)
    assert.equal(answerOf(await again.goes(used)), 'failed')
  })

  test('with a code for another verifier', async ({ assert }) => {
    const [victim, attacker] = [new Browser(), new Browser()]
    const { searchParams } = await victim.asksGoogle()
    const way = await attacker.consents(await attacker.asksGoogle())
    const mixed = way.replace(/state=[^&]+/, `state=${searchParams.get('state')}`)
    assert.equal(answerOf(await victim.goes(mixed)), 'failed')
  })

  test('our own code works once, even with simultaneous requests', async ({ assert, client }) => {
    const code = await new Browser().walks()
    const answers = await Promise.all([1, 2, 3].map(() => handsOver(client, code)))
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 401, 401]
    )
  })

  test('our own code works only for the page that started, and for two minutes', async ({
    assert,
    client,
  }) => {
    const code = await new Browser().walks()
    const before = await databaseDump()
    const refused = [
      () => handsOver(client, code, 'another verifier'),
      () => handsOver(client, code, NONCE),
      () => handsOver(client, `${code.slice(0, -4)}AAAA`),
      () => handsOver(client, 'nonsense'),
    ]
    for (const tries of refused) {
      const answer = await tries()
      answer.assertStatus(401)
      answer.assertBodyContains({ code: 'invalid_google_credential' })
    }
    Settings.now = () => Date.now() + 121_000
    const late = await handsOver(client, code)
    late.assertStatus(401)
    assert.deepEqual(await changesSince(before), [])
  })

  test('a malformed challenge is refused', async ({ assert }) => {
    for (const challenge of ['', 'short', `${NONCE}%0d%0aset-cookie:a=b`, 'https://evil.example']) {
      assert.equal(answerOf(await new Browser().asksGoogle(challenge)), 'failed')
    }
  })
})
