import { Resolver } from 'node:dns/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { domainsConfig } from '#config/domains'

/** In milliseconds, for everything that is looked up of a domain. */
const PATIENCE = 5_000
const ONE_QUESTION = { timeout: 1_200, tries: 2 }
/** More than that is a loop or a mistake. */
const LONGEST_CHAIN = 8

/** What a name leads to. */
export interface Route {
  /** The names that it is an alias of, in their order. */
  aliases: string[]
  addresses: string[]
}

/** The name servers gave no answer, or an error. */
export class DnsSilent extends Error {}

/**
 * Asks the name servers of a domain themselves, because others remember for a while that a record is not
 * there. Answers are only compared, never connected to. Throws `DnsSilent`.
 */
export class ZoneReader {
  readonly #resolver: Resolver

  private constructor(resolver: Resolver) {
    this.#resolver = resolver
  }

  /** Runs `read` for at most some seconds. */
  static async of<T>(registrable: string, read: (zone: ZoneReader) => Promise<T>): Promise<T> {
    const resolver = new Resolver(ONE_QUESTION)
    const late = pause(PATIENCE, null, { ref: false }).then(() => {
      resolver.cancel()
      throw new DnsSilent('The name servers took too long.')
    })
    const work = setServers(resolver, registrable).then(() => read(new ZoneReader(resolver)))
    work.catch(() => undefined)
    late.catch(() => undefined)
    return Promise.race([work, late])
  }

  async texts(name: string): Promise<string[]> {
    const records = await answered(() => this.#resolver.resolveTxt(name), [])
    // One text may come in several pieces.
    return records.map((pieces) => pieces.join(''))
  }

  async route(name: string): Promise<Route> {
    const aliases: string[] = []
    let last = name
    while (aliases.length < LONGEST_CHAIN) {
      const [next] = await answered(() => this.#resolver.resolveCname(last), [], aliases)
      if (!next || aliases.includes(next)) break
      aliases.push(next.toLowerCase().replace(/\.$/, ''))
      last = next
    }
    const addresses = await Promise.all([
      answered(() => this.#resolver.resolve4(last), [], aliases),
      answered(() => this.#resolver.resolve6(last), [], aliases),
    ])
    return { aliases, addresses: addresses.flat() }
  }
}

/** The name servers of a domain, found through those of this machine. */
async function setServers(resolver: Resolver, registrable: string): Promise<void> {
  const { dnsServers } = domainsConfig
  if (dnsServers.length > 0) return resolver.setServers(dnsServers)
  const names = await answered(() => resolver.resolveNs(registrable), [])
  const found = await Promise.all(
    names.slice(0, 4).map((name) => answered(() => resolver.resolve4(name), []))
  )
  if (found.flat().length > 0) resolver.setServers(found.flat())
}

/**
 * Nothing there is an answer too; anything else is silence. The name servers of a domain refuse the names
 * that its aliases lead to, because those belong to other domains.
 */
async function answered<T>(
  ask: () => Promise<T>,
  nothing: T,
  aliases: readonly string[] = []
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return nothing
    if (code === 'EREFUSED' && aliases.length > 0) return nothing
    throw new DnsSilent(`The name servers answered ${code}.`, { cause: error })
  }
}
