import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GatewayFailure } from '#billing/gateways/gateway'

type Handle = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * Where this server itself reaches the sandbox: a free port of the loopback address, because the host of
 * its pages may only be known to browsers, and lie behind a proxy.
 */
class SandboxDoor {
  #server?: Server

  get url(): string {
    const address = this.#server?.address() as AddressInfo | null | undefined
    if (address) return `http://127.0.0.1:${address.port}`
    throw new GatewayFailure('unavailable', 'The payment sandbox runs in the web server only.')
  }

  async open(handle: Handle): Promise<void> {
    const server = createServer(handle).listen(0, '127.0.0.1')
    await once(server, 'listening')
    // It never keeps the process alive.
    this.#server = server.unref()
  }

  close(): void {
    this.#server?.close()
    this.#server?.closeAllConnections()
    this.#server = undefined
  }
}

export const sandboxDoor = new SandboxDoor()
