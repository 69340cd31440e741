import type { Trade } from '#planning/designers/builtin/trades/trade'

export const estateAgent: Trade = {
  id: 'estate_agent',
  schemaType: 'RealEstateAgent',
  terms:
    'estate_agent:11 estate_agency:11 estate_agents:11 real_estate:10 realtor:10 lettings:8 property_management:8 houses_for_sale:8 emlak:10 valuations:5 rentals:4 letting_agent:10',
  offerKind: 'services',
  titleFrom: 'trade',
  goal: 'enquire',
  directions: ['ledger', 'atelier', 'clinic', 'poster'],
  motifs: ['herringbone', 'blueprint', 'tiles'],
  artefacts: ['plate', 'list'],
  look: {
    color: '#234E70',
    heading: 'Libre Baskerville',
    body: 'Lato',
  },
  words: {
    en: {
      noun: 'estate agency',
      goods: [
        'sales',
        'lettings',
        'valuations',
        'property management',
        'holiday lets',
        'new homes',
        'land',
        'auctions',
        'mortgage advice',
        'home staging',
      ],
      typical: ['Selling', 'Letting', 'Valuations', 'Property management'],
      headings: ['Buying, selling, letting', 'What we handle'],
      ask: 'Ask for a valuation',
      photos: [
        'Photo: a house you sold, from the street, landscape',
        'Photo: a bright room',
        'Photo: your window on the high street',
        'Photo: a key and a door',
      ],
      gallery: 'Around the area',
    },
    tr: { noun: 'emlak ofisi', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
