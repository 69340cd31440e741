import type { Trade } from '#planning/designers/builtin/trades/trade'

export const barber: Trade = {
  id: 'barber',
  schemaType: 'BarberShop',
  terms:
    'barber:9 barbers:9 barbershop:10 barber_shop:10 beard:6 shave:6 shaves:6 fade:6 fades:6 skin_fade:6 haircut:4 haircuts:4 mens_cut:5 berber:9 razor:5 clippers:4 sakal:4',
  offerKind: 'prices',
  goal: 'book',
  directions: ['counter', 'poster', 'workshop', 'timetable'],
  motifs: ['stripes', 'herringbone', 'halftone'],
  artefacts: ['list', 'week', 'plate'],
  look: {
    color: '#A3262A',
    heading: 'Oswald',
    body: 'Work Sans',
  },
  words: {
    en: {
      noun: 'barber shop',
      goods: [
        'haircuts',
        'skin fades',
        'fades',
        'beard trims',
        'hot towel shaves',
        'hot-towel shaves',
        'wet shaves',
        "kids' cuts",
        'kids cuts',
        'buzz cuts',
        'scissor cuts',
        'hair tattoos',
        'head shaves',
        'grey blending',
      ],
      typical: ['Haircut', 'Skin fade', 'Beard trim', 'Hot towel shave'],
      headings: ['Cuts and shaves', 'In the chair', 'The price list'],
      ask: 'Book a chair',
      photos: [
        'Photo: the row of chairs before opening, landscape',
        'Photo: a finished fade, from behind',
        'Photo: razor and brush on the shelf',
        'Photo: the shop window',
      ],
      gallery: 'From the chair',
      gloss: {
        'skin fades': 'Clippered down to the skin and blended up.',
        'hot towel shaves': 'Warm towel, lather, straight razor.',
        'beard trims': 'Shape and length, lined up at neck and cheek.',
      },
    },
    tr: { noun: 'berber', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
