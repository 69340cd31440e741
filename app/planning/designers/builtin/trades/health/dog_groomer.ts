import type { Trade } from '#planning/designers/builtin/trades/trade'

export const dogGroomer: Trade = {
  id: 'dog_groomer',
  schemaType: 'LocalBusiness',
  terms:
    'dog_groomer:12 dog_grooming:12 groomer:8 grooming:6 dogs:6 dog:5 puppy:5 puppies:4 pet:4 dog_walking:9 dog_walker:9 kennels:7 cats:4 nail_clipping:4 köpek:7 dog_training:8 pet_sitting:7',
  offerKind: 'prices',
  goal: 'book',
  directions: ['neighbour', 'counter', 'poster', 'clinic'],
  motifs: ['terrazzo', 'scallops', 'tiles'],
  artefacts: ['list', 'plate', 'week'],
  look: {
    color: '#3C7A89',
    heading: 'Nunito',
    body: 'Nunito',
  },
  words: {
    en: {
      noun: 'dog grooming salon',
      goods: [
        'bath and brush',
        'full groom',
        'full grooms',
        'nail trims',
        'nail clipping',
        'puppy first groom',
        'puppy grooms',
        'hand stripping',
        'de-shedding',
        'ear cleaning',
        'teeth cleaning',
        'dog walking',
        'day care',
        'dog training',
        'cat grooming',
        'pet sitting',
        'puppy classes',
      ],
      typical: ['Bath and brush', 'Full groom', "Puppy's first groom", 'Nail trim'],
      headings: ['For dogs', 'Wash, brush, clip', 'At the grooming table'],
      ask: 'Book a groom',
      photos: [
        'Photo: a freshly groomed dog looking at you, landscape',
        'Photo: before and after, side by side',
        'Photo: the grooming table',
        'Photo: the shop front with a dog',
      ],
      gallery: 'Regulars',
      gloss: {
        'hand stripping': 'Dead coat pulled by hand, the way wire coats need it.',
        'de-shedding': 'Loose undercoat combed and blown out.',
        'full groom': 'Bath, dry, cut, nails and ears.',
        'bath and brush': 'Washed, dried and brushed out, no scissors.',
      },
    },
    tr: { noun: 'köpek kuaförü', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
