import { billingConfig, sandboxHostName, sandboxOrigin } from '#config/billing'
import { hosts } from '#config/hosts'
import type { HostHandler } from '#core/hosts'
import env from '#start/env'
import { sandboxDoor } from '#billing/gateways/sandbox/door'
import type { SandboxProvider } from '#billing/gateways/sandbox/provider/main'

export const WEBHOOK_PATH = '/api/payments/webhook/'

let provider: SandboxProvider | undefined

/** Starts the sandbox within the web server, if it is the payment provider. */
export async function openSandbox(): Promise<void> {
  if (billingConfig.driver !== 'sandbox') return
  const { file, apiKey, storeId, variants, webhookSecret: secret } = billingConfig
  const { SandboxProvider } = await import('#billing/gateways/sandbox/provider/main')
  provider = new SandboxProvider({
    file,
    apiKey,
    storeId,
    variants,
    origin: sandboxOrigin,
    appUrl: hosts.appUrl,
    webhook: { port: env.get('PORT'), host: hosts.appHost, path: WEBHOOK_PATH, secret },
    hasControls: billingConfig.room !== null,
  })
  await sandboxDoor.open((req, res) => provider!.handle(req, res))
  provider.start()
}

export async function closeSandbox(): Promise<void> {
  sandboxDoor.close()
  await provider?.stop()
  provider = undefined
}

/** The pages of the sandbox: checkout, receipts, and the room with its clock. */
export const sandboxHost: HostHandler = async (host, req, res) => {
  if (host !== sandboxHostName || !provider) return false
  await provider.handle(req, res)
  return true
}
