import { durationOf } from '#billing/gateways/sandbox/provider/controls/duration'
import { faultsOf } from '#billing/gateways/sandbox/provider/controls/fault_settings'
import { purchaseOf } from '#billing/gateways/sandbox/provider/controls/new_subscription'
import { isForm, jsonOf, type Asked } from '#billing/gateways/sandbox/provider/http/asked'
import { json, seeOther, type Reply } from '#billing/gateways/sandbox/provider/http/reply'
import {
  cancel,
  expire,
  pause,
  resume,
  unpause,
  type Life,
  type Refusal,
  type Step,
} from '#billing/gateways/sandbox/provider/life'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import { stamp } from '#billing/gateways/sandbox/provider/sandbox_clock'
import type { SubscriptionRow } from '#billing/gateways/sandbox/provider/state/rows'

type Values = Record<string, any>

/**
 * Answers the calls below `/_sandbox/`: JSON for programs; a form of the control room leads back to it.
 * A page elsewhere cannot move the clock, since browsers send its Origin.
 */
export function answerControls(sandbox: Sandbox, asked: Asked): Reply {
  const { origin } = asked.headers
  if (origin !== undefined && origin !== sandbox.settings.origin)
    return json(403, { error: 'Only the sandbox’s own pages and programs may do this.' })

  const values = isForm(asked) ? Object.fromEntries(new URLSearchParams(asked.body)) : jsonOf(asked)
  if (!values) return wrong('The body must be a JSON object.')
  const reply = answer(sandbox, asked, values)
  if (!isForm(asked)) return reply
  if (reply.status < 400) return seeOther('/')
  return seeOther(`/?refused=${encodeURIComponent(JSON.parse(reply.body).error)}`)
}

function answer(sandbox: Sandbox, { method, path, query }: Asked, values: Values): Reply {
  const [, , noun, id, verb] = path.split('/')
  switch (`${method} ${noun}${id ? '/:id' : ''}${verb ? '/verb' : ''}`) {
    case 'GET clock':
      return json(200, { now: stamp(sandbox.clock.now()) })
    case 'POST clock':
      return moveClock(sandbox, values)
    case 'GET deliveries':
      return listDeliveries(sandbox, query)
    case 'GET faults':
      return json(200, sandbox.faults.settings)
    case 'POST faults':
      return setFaults(sandbox, values)
    case 'POST subscriptions':
      return createSubscription(sandbox, values)
    case 'POST subscriptions/:id/verb': {
      const row = sandbox.subscriptions.find(Number(id))
      const control = Object.hasOwn(CONTROLS, verb) && CONTROLS[verb]
      if (!row || !control) return json(404, { error: 'There is no such control.' })
      return answered(sandbox, control(sandbox, row.id, values))
    }
    default:
      return json(404, { error: 'There is no such control.' })
  }
}

type Control = (sandbox: Sandbox, id: number, values: Values) => SubscriptionRow | Refusal

const CONTROLS: Record<string, Control> = {
  cancel: decides(() => cancel),
  resume: decides(() => resume),
  unpause: decides(() => unpause),
  expire: decides(() => expire),
  pause: decides(({ mode = 'void' }) =>
    mode === 'void' || mode === 'free'
      ? (life) => pause(life, mode, null)
      : () => ({ refusal: 'mode must be void or free.' })
  ),
  fail_next: decides(() => () => ({ life: { payments_fail: 1 }, events: [] })),
  refund: ({ subscriptions }, id) => subscriptions.refund(id),
}

function decides(
  decision: (values: Values) => (life: Life, now: number) => Step | Refusal
): Control {
  return ({ subscriptions }, id, values) => subscriptions.change(id, decision(values))
}

function moveClock(sandbox: Sandbox, { advance }: Values): Reply {
  const millis = durationOf(advance)
  if (millis === null) return wrong('advance must be a time such as 32d or 1h.')
  sandbox.advance(millis)
  return json(200, { now: stamp(sandbox.clock.now()) })
}

function listDeliveries({ webhooks }: Sandbox, query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > 50_000)
    return wrong('limit must be a whole number from 1 to 50000.')
  const deliveries = webhooks.newest(limit).map(({ body, ...delivery }) => {
    const { type, id } = JSON.parse(body).data
    return { ...delivery, resource: { type, id } }
  })
  return json(200, { waiting: webhooks.waiting(), deliveries })
}

function setFaults({ faults }: Sandbox, values: Values): Reply {
  const settings = faultsOf(values)
  if (typeof settings === 'string') return wrong(settings)
  faults.set(settings)
  return json(200, settings)
}

function createSubscription(sandbox: Sandbox, values: Values): Reply {
  const purchase = purchaseOf(sandbox, values)
  if (typeof purchase === 'string') return wrong(purchase)
  return answered(sandbox, sandbox.subscriptions.create(purchase), 201)
}

function answered(sandbox: Sandbox, result: SubscriptionRow | Refusal, status = 200): Reply {
  if ('refusal' in result) return wrong(result.refusal)
  return json(status, { data: sandbox.documents.subscription(result) })
}

function wrong(sentence: string): Reply {
  return json(422, { error: sentence })
}
