import { lookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface PublicFetch {
  headers?: Record<string, string>
  /** In milliseconds, for the whole answer with its redirects. */
  timeout: number
  /** In bytes. */
  largestAnswer: number
  /** The origin of a stand-in that the operator has set; addresses there need no https. */
  standIn?: string
}

/** Servers of pictures redirect to a mirror or to a newer name, rarely more than once. */
const MOST_REDIRECTS = 3

/**
 * The bytes at an address that came from outside, so it may lead anywhere: only https is used, and only
 * to public addresses. The address that was checked is the one that is connected to, and each redirect is
 * checked in the same way. Rejects for everything but a success.
 */
export async function fetchPublic(address: string, options: PublicFetch): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeout)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await answered(url, options, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return received(answer, options.largestAnswer)
    answer.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location) {
      throw new Error(`${url.host} answers ${statusCode}.`)
    }
    url = new URL(headers.location, url)
  }
  throw new Error(`${url.host} redirects too often.`)
}

function answered(
  url: URL,
  { headers, standIn }: PublicFetch,
  signal: AbortSignal
): Promise<IncomingMessage> {
  const begin = (): ClientRequest => {
    if (url.origin === standIn) return httpRequest(url, { headers, signal })
    if (url.protocol !== 'https:') throw new Error(`${url.host} is not asked without https.`)
    // The name of a public server is never an address, for which no lookup would be made.
    if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new Error(`${url.host} is no name.`)
    return httpsRequest(url, { headers, signal, agent: false, lookup: publicLookup })
  }
  return new Promise((resolve, reject) => {
    begin().on('response', resolve).on('error', reject).end()
  })
}

async function received(answer: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > most) throw new Error(`The answer is larger than ${most} bytes.`)
    chunks.push(chunk)
  }
  if (!answer.complete) throw new Error('The answer broke off.')
  return Buffer.concat(chunks)
}

/** A lookup that fails if a name leads to a private address, even if it leads to a public one, too. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const refused = found.find(({ address }) => !isPublicAddress(address))
    if (refused) return done(new Error(`${hostname} leads to ${refused.address}.`), [])
    if (options.all) return done(null, found)
    const [{ address, family }] = found as [LookupAddress]
    done(null, address, family)
  })
}

/** Whether an address is one of the internet: not of this machine, a private network or a tunnel. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
