import type { Sheet } from 'site-designer'

/** What a list says of a prompt: the fields that are filled, as plain texts. */
export type Fields = Record<string, string | string[]>

/** The filled fields of a sheet by their path, without where they stand in the prompt. */
export function fieldsOf(sheet: Sheet): Fields {
  const { who, where, contact, own_words: own, wishes } = sheet
  const texts = (values: { value: string }[]) => values.map(({ value }) => value)
  const ofPlaces = (field: 'label' | 'street_address' | 'postal_code' | 'locality' | 'country') =>
    where.flatMap((place) => place[field]?.value ?? [])
  const fields: Record<string, string | string[] | undefined> = {
    'who.name': who.name?.value,
    'who.description': who.description?.value,
    'who.kind': who.kind?.value,
    'who.slogan': who.slogan?.value,
    'who.founding_year': who.founding_year?.value,
    'where.label': ofPlaces('label'),
    'where.street_address': ofPlaces('street_address'),
    'where.postal_code': ofPlaces('postal_code'),
    'where.locality': ofPlaces('locality'),
    'where.country': ofPlaces('country'),
    'where.area_served': where.flatMap(({ area_served: areas }) => texts(areas)),
    'where.online': where.some(({ online }) => online) ? 'yes' : undefined,
    'where.by_appointment': where.some((place) => place.by_appointment) ? 'yes' : undefined,
    'contact.telephones': texts(contact.telephones),
    'contact.emails': texts(contact.emails),
    'contact.links': contact.links.map(({ value }) => value.url),
    'contact.refused': texts(contact.refused),
    'contact.preferred': contact.preferred?.value,
    'contact.action': contact.action?.value,
    'credentials': texts(sheet.credentials),
    'good_to_know': texts(sheet.good_to_know),
    'own_words.about': own.about?.value,
    'own_words.quotes': own.quotes.map(({ value }) => `${value.text} (${value.by})`),
    'wishes.language': wishes.language.value,
    'wishes.sections_wanted': texts(wishes.sections_wanted),
    'wishes.sections_refused': texts(wishes.sections_refused),
    'wishes.moods': texts(wishes.moods),
    'wishes.colours': wishes.colours.map(({ value }) => value.word),
    'wishes.colours_refused': wishes.colours_refused.map(({ value }) => value.word),
    'wishes.theme': wishes.theme?.value,
  }
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value.length > 0)
  ) as Fields
}
