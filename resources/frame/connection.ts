import { hello, readCommand, VERSION } from './protocol.ts'
import type { Command, Here, Report } from './protocol.ts'

export interface Link {
  nonce: string
  send(report: Report): void
}

/**
 * Waits for the editor's first message: from the app's origin, from the parent window, with a port. All
 * other messages are ignored.
 */
export function waitForEditor(
  appOrigin: string,
  onOpen: (link: Link) => void,
  onCommand: (command: Command) => void
): void {
  const { parent } = window
  if (parent === window) return

  const listen = (event: MessageEvent) => {
    if (event.origin !== appOrigin || event.source !== parent) return
    const greeting = hello(event.data)
    const [port] = event.ports
    if (!greeting || !port) return
    window.removeEventListener('message', listen)
    port.onmessage = ({ data }) => {
      const command = readCommand(data)
      if (command) onCommand(command)
    }
    onOpen({ nonce: greeting.nonce, send: (report) => port.postMessage(report) })
  }
  window.addEventListener('message', listen)

  const call = () => parent.postMessage({ v: VERSION, t: 'here' } satisfies Here, appOrigin)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', call)
  else call()
}
