import { setTimeout as pause } from 'node:timers/promises'
import { createCheckout } from '#billing/gateways/sandbox/provider/api/checkouts'
import { document, failure } from '#billing/gateways/sandbox/provider/api/json_api'
import {
  cancelSubscription,
  listInvoices,
  listSubscriptions,
  showSubscription,
  updateSubscription,
} from '#billing/gateways/sandbox/provider/api/subscriptions'
import type { Asked } from '#billing/gateways/sandbox/provider/http/asked'
import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import { isSame } from '#billing/gateways/sandbox/provider/signatures'

/** Longer than a careful client waits. */
const SLOW = 15_000

/** Answers the calls below `/v1/`; null means that the connection is closed without an answer. */
export async function answerApi(sandbox: Sandbox, asked: Asked): Promise<Reply | null> {
  switch (sandbox.faults.settings.api) {
    case 'down':
      return null
    case 'html':
      return {
        status: 502,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>',
      }
    case '429': {
      const reply = failure(429, 'Too many requests.')
      return { ...reply, headers: { ...reply.headers, 'retry-after': '60' } }
    }
    case 'slow':
      await pause(SLOW, undefined, { ref: false })
      return answer(sandbox, asked)
    case 'up':
      return answer(sandbox, asked)
  }
}

function answer(sandbox: Sandbox, asked: Asked): Reply {
  const { authorization = '' } = asked.headers
  if (!isSame(authorization, `Bearer ${sandbox.settings.apiKey}`))
    return failure(401, 'Unauthenticated.')

  const [, , type, id, more] = asked.path.split('/')
  if (more !== undefined) return notFound()
  const call = `${asked.method === 'HEAD' ? 'GET' : asked.method} ${type}${id ? '/:id' : ''}`
  switch (call) {
    case 'GET users/:id':
      return id === 'me' ? document(sandbox.documents.user(), 200, { test_mode: true }) : notFound()
    case 'POST checkouts':
      return createCheckout(sandbox, asked)
    case 'GET subscriptions':
      return listSubscriptions(sandbox, asked)
    case 'GET subscription-invoices':
      return listInvoices(sandbox, asked)
    case 'GET subscriptions/:id':
    case 'PATCH subscriptions/:id':
    case 'DELETE subscriptions/:id': {
      const row = sandbox.subscriptions.find(Number(id))
      if (!row) return notFound()
      if (asked.method === 'PATCH') return updateSubscription(sandbox, row, asked)
      if (asked.method === 'DELETE') return cancelSubscription(sandbox, row)
      return showSubscription(sandbox, row)
    }
    default:
      return notFound()
  }
}

function notFound(): Reply {
  return failure(404, 'The requested resource does not exist.')
}
