import type { Sheet, Value } from 'site-designer'

/**
 * A sheet for a model: the plain values, without anything that must not be on a page: refused values,
 * unplaced stretches and positions in the prompt.
 */
export function factsOf(sheet: Sheet): string {
  const { who, where, contact, own_words: own, offers, wishes } = sheet
  const refused = new Set(contact.refused.map(({ value }) => value))
  const { emails, telephones, links } = contact
  const { services, skills, clients, credentials, people, dates, works } = sheet
  const facts = {
    who,
    where: where.map(({ street_address, ...place }) =>
      refused.has('address') ? place : { ...place, street_address }
    ),
    telephones: refused.has('telephone') ? [] : telephones,
    emails: refused.has('email') ? [] : emails,
    links,
    offers,
    ...{ services, skills, clients, credentials, people, dates, works },
    // What is ours is no fact about the business.
    steps: theirs(sheet.steps),
    questions: theirs(sheet.questions),
    good_to_know: sheet.good_to_know,
    about: own.about,
    quotes: own.quotes,
    moods: wishes.moods,
    look_wishes: wishes.look_wishes,
    emphasis: wishes.emphasis,
    address_form: wishes.address_form,
  }
  return JSON.stringify(plain(facts))
}

function theirs<T>(values: readonly Value<T>[] = []): Value<T>[] {
  return values.filter(({ source }) => source !== 'ours')
}

/** Values without source and position; empty lists and groups are left out. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.map(plain).filter((one) => one !== undefined)
    return list.length > 0 ? list : undefined
  }
  if (typeof value !== 'object' || value === null) return value
  if ('value' in value && 'source' in value) return plain(value.value)
  const fields = Object.entries(value).flatMap(([name, one]) => {
    const told = plain(one)
    return told === undefined ? [] : [[name, told]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}
