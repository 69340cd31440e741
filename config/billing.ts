import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { appKey } from '#config/app'
import { hosts, siteOrigin } from '#config/hosts'
import { dataDir } from '#config/storage'
import { paths } from '#contract/paths'
import { Misconfigured } from '#core/boot_failure'
import env from '#start/env'

const returnUrl = `${hosts.appUrl}${paths.payments}?checkout=done`

/** The label of the sandbox's host. No site can have it. */
const SANDBOX_LABEL = 'pay'

export const sandboxOrigin = siteOrigin(SANDBOX_LABEL)

/** As browsers send it in Host. */
export const sandboxHostName = new URL(sandboxOrigin).host

/** The payment provider: Lemon Squeezy, or by default the sandbox, which speaks its protocol. */
export const billingConfig =
  env.get('BILLING_DRIVER') === 'lemonsqueezy' ? lemonSqueezy() : sandbox()

function lemonSqueezy() {
  const testMode = env.get('LEMONSQUEEZY_TEST_MODE') === 'on'
  return {
    driver: 'lemonsqueezy' as const,
    // What was bought in test mode does not count afterwards.
    name: testMode ? 'lemonsqueezy_test' : 'lemonsqueezy',
    url: env.get('LEMONSQUEEZY_API_URL'),
    apiKey: needed('LEMONSQUEEZY_API_KEY'),
    storeId: needed('LEMONSQUEEZY_STORE_ID'),
    webhookSecret: needed('LEMONSQUEEZY_WEBHOOK_SECRET'),
    variants: {
      basic: needed('LEMONSQUEEZY_VARIANT_BASIC'),
      premium: needed('LEMONSQUEEZY_VARIANT_PREMIUM'),
    },
    testMode,
    returnUrl,
    /** Loaded by the screen of payments only. The provider asks not to serve copies of it. */
    script: 'https://app.lemonsqueezy.com/js/lemon.js',
    /** What that screen may frame. */
    frames: 'https://*.lemonsqueezy.com',
    room: null,
  }
}

function sandbox() {
  return {
    driver: 'sandbox' as const,
    name: 'sandbox',
    apiKey: derived('api key'),
    storeId: '1',
    webhookSecret: derived('webhooks'),
    variants: { basic: '11', premium: '12' },
    testMode: true,
    returnUrl,
    script: `${sandboxOrigin}/js/lemon.js`,
    frames: sandboxOrigin,
    /** Its page with the clock. Strangers must not move that. */
    room: hosts.isPublic ? null : `${sandboxOrigin}/`,
    file: join(dataDir, 'payment_sandbox.sqlite'),
  }
}

function needed(
  name: `LEMONSQUEEZY_${'API_KEY' | 'STORE_ID' | 'WEBHOOK_SECRET' | 'VARIANT_BASIC' | 'VARIANT_PREMIUM'}`
): string {
  const value = env.get(name)
  if (value) return value
  throw new Misconfigured(`${name} is not set. It must be, because BILLING_DRIVER is lemonsqueezy.`)
}

/** A secret between this server and its own sandbox, which nobody has to set. */
function derived(purpose: string): string {
  return createHmac('sha256', appKey.release())
    .update(`sandbox ${purpose}`)
    .digest('base64url')
    .slice(0, 40)
}
