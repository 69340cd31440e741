import type { Trade } from '#planning/designers/builtin/trades/trade'

export const garage: Trade = {
  id: 'garage',
  schemaType: 'AutoRepair',
  terms:
    'garage:7 mechanic:9 mechanics:9 car_repair:9 car_repairs:9 auto_repair:9 mot:6 tyres:6 tires:6 brakes:6 servicing:4 bodywork:6 vehicle:4 cars:4 motorcycle:5 bike_repair:6 bicycle:5 oto:6 detailing:5 car_wash:7',
  offerKind: 'prices',
  goal: 'call',
  directions: ['workshop', 'poster', 'counter', 'timetable'],
  motifs: ['stripes', 'blueprint', 'herringbone'],
  artefacts: ['list', 'week', 'plate'],
  look: {
    color: '#C8102E',
    heading: 'Oswald',
    body: 'Roboto',
  },
  words: {
    en: {
      noun: 'garage',
      goods: [
        'servicing',
        'MOT tests',
        'brakes',
        'tyres',
        'clutches',
        'diagnostics',
        'bodywork',
        'air conditioning',
        'exhausts',
        'timing belts',
        'welding',
        'detailing',
        'oil changes',
        'electric vehicles',
        'wheel alignment',
        'bike repairs',
        'puncture repairs',
      ],
      typical: ['Servicing', 'Brakes', 'Tyres', 'Diagnostics'],
      headings: ['On the ramp', 'Repairs and servicing'],
      ask: 'Book it in',
      photos: [
        'Photo: the bay with a car on the ramp, landscape',
        'Photo: hands on an engine',
        'Photo: the sign and the gate',
        'Photo: tools on the wall',
      ],
      gallery: 'In the bay',
    },
    tr: { noun: 'oto servis', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
