import type { Trade } from '#planning/designers/builtin/trades/trade'

export const accountant: Trade = {
  id: 'accountant',
  schemaType: 'AccountingService',
  terms:
    'accountant:10 accountants:10 accounting:9 accountancy:10 bookkeeping:9 bookkeeper:10 tax:5 taxes:5 payroll:7 vat:5 audit:5 muhasebe:10 mali_müşavir:10 tax_returns:7',
  offerKind: 'services',
  goal: 'enquire',
  directions: ['ledger', 'timetable', 'clinic', 'workshop'],
  motifs: ['weave', 'contour', 'herringbone'],
  artefacts: ['list', 'monogram'],
  look: {
    color: '#1F5F5B',
    heading: 'Manrope',
    body: 'Inter',
  },
  words: {
    en: {
      noun: 'accountancy practice',
      goods: [
        'bookkeeping',
        'tax returns',
        'payroll',
        'VAT returns',
        'VAT',
        'annual accounts',
        'company formation',
        'audits',
        'management accounts',
        'self-assessment',
        'tax planning',
        'invoicing',
      ],
      typical: ['Annual accounts', 'Bookkeeping', 'Tax returns', 'Payroll'],
      headings: ['The books', 'What we keep in order'],
      ask: 'Ask for a first talk',
      photos: [
        'Photo: the office, desks in use, landscape',
        'Photo: the people clients will speak to',
        'Photo: the front door',
      ],
      gloss: {
        'payroll': 'Wages, payslips and deductions, each month.',
        'bookkeeping': 'Every receipt in its place, all year.',
        'VAT returns': 'Worked out, checked, filed.',
        'annual accounts': 'The year on paper, as the law wants it.',
      },
    },
    tr: { noun: 'muhasebe ofisi', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
