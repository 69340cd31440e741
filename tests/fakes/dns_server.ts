import DNS from 'dns2'
import type { AddressInfo } from 'node:net'

/** The records of a name, by their type. */
type Zone = Record<string, Partial<Record<'A' | 'AAAA' | 'CNAME' | 'TXT', string[]>>>

const NXDOMAIN = 3
const REFUSED = 5

/** A name server on the loopback address that answers what a test says. */
export class DnsServer {
  zone: Zone = {}
  /** Instead of an answer: nothing, or an error. */
  fault: 'none' | 'silent' | 'servfail' = 'none'
  readonly #server = DNS.createServer({
    udp: true,
    handle: (request, send) => {
      if (this.fault === 'silent') return
      const response = DNS.Packet.createResponseFromRequest(request)
      const [question] = request.questions
      if (this.fault === 'servfail') response.header.rcode = 2
      else response.answers.push(...this.#answers(question as unknown as Question))
      const name = (question as unknown as Question).name.toLowerCase()
      // The name servers of a domain refuse names of others, such as the one that `www` is an alias of.
      const missing = name.endsWith('.example.net') ? REFUSED : NXDOMAIN
      if (this.fault === 'none' && !this.zone[name]) response.header.rcode = missing
      send(response)
    },
  })

  /** Its address, such as 127.0.0.1:5353. */
  async listen(port = 0): Promise<string> {
    const { udp } = (await this.#server.listen({ udp: { port, address: '127.0.0.1' } })) as any
    return `127.0.0.1:${(udp as AddressInfo).port}`
  }

  async close(): Promise<void> {
    await this.#server.close()
  }

  #answers({ name, type }: Question): any[] {
    const records = this.zone[name.toLowerCase()] ?? {}
    const base = { name, class: DNS.Packet.CLASS.IN, ttl: 60 }
    const { A, AAAA, CNAME, TXT } = DNS.Packet.TYPE
    if (records.CNAME && type !== TXT) {
      return records.CNAME.map((domain) => ({ ...base, type: CNAME, domain }))
    }
    if (type === A) return (records.A ?? []).map((address) => ({ ...base, type: A, address }))
    if (type === AAAA) {
      return (records.AAAA ?? []).map((address) => ({ ...base, type: AAAA, address }))
    }
    if (type === TXT) return (records.TXT ?? []).map((data) => ({ ...base, type: TXT, data }))
    return []
  }
}

interface Question {
  name: string
  type: number
}
