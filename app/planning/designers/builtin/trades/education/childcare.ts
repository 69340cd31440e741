import type { Trade } from '#planning/designers/builtin/trades/trade'

export const childcare: Trade = {
  id: 'childcare',
  schemaType: 'ChildCare',
  terms:
    'nursery:7 childcare:9 child_care:9 daycare:9 kindergarten:10 preschool:9 childminder:10 toddlers:6 kids_club:6 montessori:9 kreş:10 anaokulu:10 playgroup:8 crèche:9',
  offerKind: 'services',
  titleFrom: 'trade',
  goal: 'enquire',
  directions: ['neighbour', 'clinic', 'poster', 'counter'],
  motifs: ['terrazzo', 'tiles', 'scallops'],
  artefacts: ['week', 'plate', 'list'],
  look: {
    color: '#E07A2F',
    heading: 'Nunito',
    body: 'Nunito',
  },
  words: {
    en: {
      noun: 'nursery',
      goods: [
        'full days',
        'half days',
        'after-school club',
        'forest school',
        'holiday club',
        'baby room',
        'toddler room',
        'preschool',
        'Montessori',
        'breakfast club',
        'music mornings',
      ],
      typical: ['Babies', 'Toddlers', 'Preschool', 'After-school club'],
      headings: ['A day here', 'Groups and hours'],
      ask: 'Arrange a visit',
      photos: [
        'Photo: the room set up for the morning, no children, landscape',
        'Photo: paint pots and brushes',
        'Photo: the garden',
        'Photo: coat pegs with names',
      ],
      gallery: 'The rooms',
    },
    tr: { noun: 'kreş', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
