import type { TextField } from '#designer/sheet/sheet'

/** How many signs a text can have that a person puts into a field. */
export const longest: Record<TextField, number> = {
  'who.name': 120,
  'who.description': 200,
  'who.kind': 60,
  'who.slogan': 200,
  'who.founding_year': 40,
  'where.label': 120,
  'where.street_address': 200,
  'where.postal_code': 20,
  'where.locality': 120,
  'where.country': 80,
  'where.area_served': 120,
  'where.closed_until': 120,
  'where.opening_hours.notes': 300,
  'contact.telephones': 40,
  'contact.emails': 254,
  'services': 300,
  'skills': 300,
  'clients': 300,
  'credentials': 300,
  'good_to_know': 300,
  'own_words.about': 5000,
}
