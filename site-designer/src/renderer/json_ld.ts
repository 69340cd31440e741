import type { Branch, Opening, Section, Site } from '#designer/site/site'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Structured data made of what the owner said and nothing else. */
export function jsonLd(site: Site): string {
  const { business, seo } = site
  const data = {
    '@context': 'https://schema.org',
    '@type': business.schema_type,
    'name': business.name,
    'description': seo.description,
    'telephone': business.phone,
    'email': business.email,
    'foundingDate': business.since,
    'address': addressOf(business),
    'areaServed': areaOf(site),
    'openingHoursSpecification': hoursOf(business.opening),
    'location': business.branches?.map((place) => branch(place, business.name)),
    'sameAs': business.links.length > 0 ? business.links.map((link) => link.href) : undefined,
    'event': eventsOf(site),
  }
  // "<" would let a name close the script element.
  return JSON.stringify(strip(data)).replaceAll('<', '\\u003c')
}

/** What has its own number or hours is more than a place: a business, which needs a name. */
function branch(place: Branch, business: string) {
  const isBusiness = place.phone !== undefined || place.opening !== undefined
  return strip({
    '@type': isBusiness ? 'LocalBusiness' : 'Place',
    'name': place.name ?? (isBusiness ? business : undefined),
    'address': addressOf(place),
    'telephone': place.phone,
    'openingHoursSpecification': hoursOf(place.opening),
  })
}

function hoursOf(opening: Opening[] | undefined) {
  return opening?.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    'dayOfWeek': days.map((day) => dayNames[day]),
    'opens': clock(from),
    'closes': clock(to),
  }))
}

function addressOf({ address, place, postal_code: code, country }: Branch) {
  if (!address && !place) return undefined
  return strip({
    '@type': 'PostalAddress',
    'streetAddress': address,
    'postalCode': code,
    'addressLocality': place,
    'addressCountry': country,
  })
}

function areaOf({ sections }: Site): string[] | undefined {
  const area = sections.find((section) => section.kind === 'area')
  const places = area?.places.filter((place) => typeof place === 'string') ?? []
  return places.length > 0 ? places : undefined
}

/** An event needs a whole date and a place: without them it is only told to people. */
function eventsOf(site: Site) {
  const { name } = site.business
  const location = addressOf(site.business)
  const events = site.sections
    .filter((section): section is Section<'events'> => section.kind === 'events')
    .flatMap((section) => section.events)
    .filter((event) => event.date && typeof event.what === 'string')
    .map(({ date, time, what }) => ({
      '@type': 'Event',
      'name': what,
      'startDate': time && /^\d\d?:\d\d$/.test(time) ? `${date}T${time.padStart(5, '0')}` : date,
      'location': { '@type': 'Place', name, 'address': location },
    }))
  return location && events.length > 0 ? events : undefined
}

function strip(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== '')
  )
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
