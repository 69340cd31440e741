import type { IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { hosts, siteOrigin } from '#config/hosts'
import { pageViewOf } from '#deploy/visits/page_view'
import { BROWSERS } from '#tests/helpers/browsers'

const SITE = new URL(siteOrigin('crumb')).host

function viewOf(headers: Record<string, string> = {}, method = 'GET') {
  const request = {
    method,
    headers: { 'host': SITE, 'user-agent': BROWSERS.computer, ...headers },
    socket: { remoteAddress: '198.51.100.7' },
  }
  const req = request as unknown as IncomingMessage
  return pageViewOf(req, { websiteId: 'w1', label: 'crumb' })
}

const referrer = (referer: string) => viewOf({ referer })!.referrer

test.group('A page view', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('is one by a person on a computer, a phone or a tablet', ({ assert }) => {
    for (const device of ['computer', 'phone', 'tablet'] as const) {
      assert.equal(viewOf({ 'user-agent': BROWSERS[device] })?.device, device)
    }
  })

  test('is not one by a robot or by a program without a name', ({ assert }) => {
    for (const userAgent of [BROWSERS.robot, 'curl/8.5.0', 'python-requests/2.31', '']) {
      assert.isNull(viewOf({ 'user-agent': userAgent }), userAgent)
    }
  })

  test('is not a page that is only fetched ahead, and not a HEAD', ({ assert }) => {
    assert.isNull(viewOf({ 'sec-purpose': 'prefetch' }))
    assert.isNull(viewOf({ 'sec-purpose': 'prefetch;prerender' }))
    assert.isNull(viewOf({ purpose: 'prefetch' }))
    assert.isNull(viewOf({}, 'HEAD'))
    assert.isNotNull(viewOf({ purpose: 'something else' }))
  })

  test('came from the host whose page links to it, without path and query', ({ assert }) => {
    assert.equal(referrer('https://news.example.com/a?q=secret#x'), 'news.example.com')
    assert.equal(referrer('https://www.example.org:8443/'), 'example.org')
    assert.equal(referrer(`${siteOrigin('other')}/`), new URL(siteOrigin('other')).hostname)
  })

  test('came from nowhere if its own site, the app or nobody links to it', ({ assert }) => {
    assert.isNull(viewOf()!.referrer)
    for (const referer of [
      `http://${SITE}/`,
      `${hosts.appUrl}/websites`,
      `${siteOrigin('p-secretkey')}/`,
      'about:client',
      'android-app://com.example/',
      'http://intranet/',
      'not an address',
      `https://${'x'.repeat(60)}.${'y'.repeat(60)}.com/`,
    ]) {
      assert.isNull(referrer(referer), referer)
    }
    const atDomain = { host: 'crumb-bakery.com', referer: `http://${SITE}/` }
    assert.isNull(viewOf(atDomain)!.referrer)
    assert.isNull(viewOf({ host: 'Crumb.com', referer: 'https://crumb.com/' })!.referrer)
  })

  test('belongs to the day of its moment in UTC', ({ assert }) => {
    Settings.now = () => Date.UTC(2026, 2, 14, 23, 59, 59, 999)
    assert.equal(viewOf()!.day, '2026-03-14')
    Settings.now = () => Date.UTC(2026, 2, 15)
    assert.equal(viewOf()!.day, '2026-03-15')
  })

  test('tells visitors apart by their address and browser', ({ assert }) => {
    const other = viewOf({ 'user-agent': BROWSERS.phone })
    assert.equal(viewOf()!.visitor, viewOf()!.visitor)
    assert.notEqual(viewOf()!.visitor, other!.visitor)
    assert.isBelow(
      viewOf({ 'user-agent': BROWSERS.phone + 'x'.repeat(9_000) })!.visitor.length,
      400
    )
  })
})
