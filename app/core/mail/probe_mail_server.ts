import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/**
 * Why a mail server cannot be used, as a sentence; null if it answers. Nothing is sent to it, so a
 * wrong password is only noticed with the first mail.
 */
export async function mailServerFault(address: string, patience = 5_000): Promise<string | null> {
  const { hostname, port: given, protocol } = new URL(address)
  const port = Number(given) || PORTS[protocol]
  const fault = await faultOf(hostname, port, { secure: protocol === 'smtps:', patience })
  return fault && `The mail server ${hostname}:${port} ${fault}. Check SMTP_URL.`
}

function faultOf(
  host: string,
  port: number,
  { secure, patience }: { secure: boolean; patience: number }
): Promise<string | null> {
  return new Promise((resolve) => {
    const socket: Socket = secure
      ? connectSecure({ host, port, servername: host })
      : connectPlain({ host, port })
    const timer = setTimeout(() => end(`did not answer within ${patience / 1_000} s`), patience)
    let greeting = ''

    function end(fault: string | null) {
      clearTimeout(timer)
      socket.destroy()
      resolve(fault)
    }
    socket.on('error', (error: NodeJS.ErrnoException) => end(inWords(error)))
    socket.on('close', () => end('closed the connection without a greeting'))
    socket.on('data', (chunk) => {
      greeting += chunk.toString('latin1')
      if (greeting.length < 4) return
      const line = greeting.split(/\r?\n/)[0].slice(0, 100)
      end(/^220[ -]/.test(greeting) ? null : `greets with "${line}"`)
    })
  })
}

function inWords({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'is unknown: no address was found for this name'
    case 'ECONNREFUSED':
      return 'refuses the connection'
    default:
      return `cannot be reached: ${message}`
  }
}
