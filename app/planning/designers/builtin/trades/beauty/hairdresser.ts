import type { Trade } from '#planning/designers/builtin/trades/trade'

export const hairdresser: Trade = {
  id: 'hairdresser',
  schemaType: 'HairSalon',
  terms:
    'hairdresser:9 hairdressers:9 hair_salon:10 hair_stylist:9 hairstylist:9 salon:5 balayage:7 highlights:5 blow_dry:6 blowouts:6 hair:4 colourist:6 colorist:6 curls:4 kuaför:9 extensions:3 perm:4',
  offerKind: 'prices',
  goal: 'book',
  directions: ['atelier', 'clinic', 'poster', 'neighbour'],
  motifs: ['contour', 'arcs', 'weave'],
  artefacts: ['plate', 'list', 'week'],
  look: {
    color: '#8A4B6B',
    heading: 'Cormorant Garamond',
    body: 'Raleway',
  },
  words: {
    en: {
      noun: 'hair salon',
      goods: [
        'cuts',
        'cut and finish',
        'balayage',
        'highlights',
        'colour',
        'colour correction',
        'blow-dries',
        'blow dry',
        'bridal hair',
        'curly cuts',
        'extensions',
        'perms',
        'treatments',
        'keratin treatments',
        'toning',
      ],
      typical: ['Cut and finish', 'Colour', 'Balayage', 'Blow-dry'],
      headings: ['Cut, colour, care', 'At the salon', 'Hair'],
      ask: 'Book an appointment',
      photos: [
        'Photo: one head of hair you are proud of, upright',
        'Photo: the mirrors and chairs',
        'Photo: colour being mixed',
        'Photo: a finished cut in daylight',
      ],
      gallery: 'Recent heads',
      gloss: {
        'balayage': 'Colour painted on by hand, so it grows out without a line.',
        'highlights': 'Fine strands lightened through foils.',
        'colour correction': 'Putting right a colour that went wrong.',
        'curly cuts': 'Cut dry, curl by curl, where it falls.',
      },
    },
    tr: { noun: 'kuaför', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
