import type { Asked } from '#billing/gateways/sandbox/provider/http/asked'
import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import { assetAt } from '#billing/gateways/sandbox/provider/pages/assets'
import { answerCheckout } from '#billing/gateways/sandbox/provider/pages/checkout'
import { controlRoom } from '#billing/gateways/sandbox/provider/pages/control_room'
import {
  messagePage,
  missingPage,
  wrongLinkPage,
} from '#billing/gateways/sandbox/provider/pages/page'
import { answerPaymentDetails } from '#billing/gateways/sandbox/provider/pages/payment_details'
import { portalPage } from '#billing/gateways/sandbox/provider/pages/portal'
import { receiptPage } from '#billing/gateways/sandbox/provider/pages/receipt'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'

/** Answers the browsers of people. */
export function answerPages(sandbox: Sandbox, asked: Asked): Reply {
  const { settings } = sandbox
  const asset = assetAt(asked.path, settings)
  if (asset) return asset
  const [, first, second, third] = asked.path.split('/')
  if (first === '' && settings.hasControls) return controlRoom(sandbox, asked)
  if (first === 'checkout' && second === 'custom') return answerCheckout(sandbox, asked)
  if (first === 'subscription' && (third === 'payment-details' || third === 'portal'))
    return answerSubscription(sandbox, asked)
  if (first === 'my-orders') return answerReceipt(sandbox, asked)
  return missingPage(settings)
}

function answerSubscription(sandbox: Sandbox, asked: Asked): Reply {
  const { settings, links, subscriptions } = sandbox
  const state = links.check(asked.path, asked.query)
  const [, , id, name] = asked.path.split('/')
  const row = subscriptions.find(Number(id))
  if (state === 'forged' || !row) return wrongLinkPage(settings)
  if (state === 'expired') {
    return messagePage(settings, {
      title: 'This link has expired',
      sentence: 'Such links are valid for a day. Open the page from the app again.',
      status: 410,
    })
  }
  return name === 'portal' ? portalPage(sandbox, row) : answerPaymentDetails(sandbox, row, asked)
}

function answerReceipt(sandbox: Sandbox, { path, query }: Asked): Reply {
  const { settings, links, subscriptions } = sandbox
  if (links.check(path, query) !== 'valid') return wrongLinkPage(settings)
  const invoice = subscriptions.invoice(Number(path.split('/')[2]))
  return invoice ? receiptPage(sandbox, invoice) : missingPage(settings)
}
