/** One record that the owner of a domain creates at their provider. */
export interface DnsRecord {
  type: 'A' | 'CNAME' | 'TXT' | 'NS'
  /** As most providers want it: `@` is the domain itself. */
  name: string
  value: string
  description: string
}

export interface DnsInstructions {
  message: string
  records: DnsRecord[]
}

/** POST add_custom_domain/. */
export interface DomainAdded {
  success: true
  dns_instructions: DnsInstructions
}

/** What was looked up for one name, against what is expected there. */
export interface DnsFinding {
  type: 'A' | 'CNAME' | 'TXT'
  /** The whole name. */
  name: string
  expected: string
  found: string[]
  ok: boolean
  /** In words for a person. */
  detail: string
}

/** POST verify_custom_domain/. `error` says what is missing. */
export interface DomainVerified {
  success: true
  verified: boolean
  error?: string
  findings: DnsFinding[]
}

/** GET custom_domain/: the domain of a website with what its owner has to do. */
export interface CustomDomain {
  success: true
  /** As it stands in addresses, such as `xn--bcker-gra.de`; null if there is none. */
  domain: string | null
  /** As people write it, such as `bäcker.de`. */
  shown: string | null
  verified: boolean
  /** Whether the person's plan has own domains. */
  is_included: boolean
  dns_instructions: DnsInstructions | null
  /** Of the last check; empty before the first. */
  findings: DnsFinding[]
}
