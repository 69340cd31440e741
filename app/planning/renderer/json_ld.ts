import type { Site } from '#planning/site/site'

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
    'address':
      (business.address || business.place) &&
      strip({
        '@type': 'PostalAddress',
        'streetAddress': business.address,
        'addressLocality': business.place,
      }),
    'openingHoursSpecification':
      business.opening &&
      business.opening.map(({ days, from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        'dayOfWeek': days.map((day) => dayNames[day]),
        'opens': clock(from),
        'closes': clock(to),
      })),
    'sameAs': business.links.length > 0 ? business.links.map((link) => link.href) : undefined,
  }
  // "<" would let a name close the script element.
  return JSON.stringify(strip(data)).replaceAll('<', '\\u003c')
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
