import type { ComponentType } from 'react'
import type { KindGroup } from '../../../lib/api/main.ts'
import { useKind } from '../fields/use_kinds.ts'
import { ContactGroup } from './contact.tsx'
import { HappeningsGroup } from './happenings.tsx'
import { KnowGroup } from './know.tsx'
import { OffersGroup, ServicesGroup } from './offers.tsx'
import { OwnWordsGroup } from './own_words.tsx'
import { PlaceGroups } from './place.tsx'

const groups: Record<KindGroup, ComponentType> = {
  places: PlaceGroups,
  contact: ContactGroup,
  offers: OffersGroup,
  services: ServicesGroup,
  happenings: HappeningsGroup,
  good_to_know: KnowGroup,
  own_words: OwnWordsGroup,
}

/** The groups in the order of this kind of page. */
export function GroupsInOrder() {
  const first = useKind()?.groups ?? []
  const order = new Set([...first, ...(Object.keys(groups) as KindGroup[])])
  return [...order].map((name) => {
    const Fields = groups[name]
    return <Fields key={name} />
  })
}
