import type { Kind } from '#designer/kinds/kind'
import type { TextField } from '#designer/sheet/sheet'
import type { Language } from '#designer/text/language'

/** A short question about a business: a chip that is true or not, or a line to fill in. */
export interface Question {
  /** Where the answer goes on the sheet. */
  field: TextField
  kind: 'chip' | 'text'
  label: string
  /** What the field gets when a chip is tapped; the label where it is missing. */
  value?: string
}

type Family = 'food' | 'shop' | 'comes_to_you' | 'appointments' | 'professional'

/** What visitors of such a business want to know before they come or call. */
const chips: Record<Family, Record<Language, string[]>> = {
  food: {
    en: [
      'Takeaway',
      'Delivery',
      'Vegetarian dishes',
      'Vegan dishes',
      'Gluten-free on request',
      'Tables outside',
      'Dogs welcome',
      'Step-free entrance',
      'Card payments',
      'Reservations by telephone',
    ],
    tr: [
      'Paket servis',
      'Eve teslimat',
      'Vejetaryen seçenekler',
      'Vegan seçenekler',
      'İstek üzerine glütensiz',
      'Açık havada masalar',
      'Köpekler girebilir',
      'Basamaksız giriş',
      'Kartla ödeme',
      'Telefonla rezervasyon',
    ],
  },
  shop: {
    en: [
      'Card payments',
      'Orders by telephone',
      'Click and collect',
      'Shipping',
      'Gift vouchers',
      'Gift wrapping',
      'Parking nearby',
      'Step-free entrance',
      'Dogs welcome',
    ],
    tr: [
      'Kartla ödeme',
      'Telefonla sipariş',
      'Mağazadan teslim',
      'Kargo',
      'Hediye çeki',
      'Hediye paketi',
      'Yakında otopark',
      'Basamaksız giriş',
      'Köpekler girebilir',
    ],
  },
  comes_to_you: {
    en: [
      'Free quotes',
      'Emergency call-outs',
      'Weekends too',
      'Evenings too',
      'Insured',
      'Card payments',
      'Invoices with VAT',
      'Photos of the job by WhatsApp',
    ],
    tr: [
      'Ücretsiz keşif',
      'Acil servis',
      'Hafta sonu da',
      'Akşamları da',
      'Sigortalı',
      'Kartla ödeme',
      'KDV’li fatura',
      'İşin fotoğrafı WhatsApp ile',
    ],
  },
  appointments: {
    en: [
      'By appointment only',
      'Walk-ins welcome',
      'Online booking',
      'Gift vouchers',
      'Card payments',
      'Parking nearby',
      'Step-free entrance',
      'Children welcome',
      'Beginners welcome',
    ],
    tr: [
      'Sadece randevuyla',
      'Randevusuz gelinebilir',
      'Çevrim içi randevu',
      'Hediye çeki',
      'Kartla ödeme',
      'Yakında otopark',
      'Basamaksız giriş',
      'Çocuklar gelebilir',
      'Yeni başlayanlar gelebilir',
    ],
  },
  professional: {
    en: [
      'First talk free',
      'By appointment',
      'Video calls',
      'Evening appointments',
      'Fixed prices',
      'Remote work',
      'Step-free entrance',
      'Parking nearby',
    ],
    tr: [
      'İlk görüşme ücretsiz',
      'Randevuyla',
      'Görüntülü görüşme',
      'Akşam randevusu',
      'Sabit ücret',
      'Uzaktan çalışma',
      'Basamaksız giriş',
      'Yakında otopark',
    ],
  },
}

export function questionsOf(kind: Kind, language: Language): Question[] {
  return chips[familyOf(kind)][language].map((label) => ({
    field: 'good_to_know',
    kind: 'chip',
    label,
  }))
}

/** Makers sell what they make, although one writes to them first. */
const shops = ['maker', 'artist']

function familyOf({ id, offerKind, goal }: Kind): Family {
  if (offerKind === 'menu') return 'food'
  if (shops.includes(id)) return 'shop'
  switch (goal) {
    case 'visit':
    case 'order':
      return 'shop'
    case 'call':
    case 'quote':
      return 'comes_to_you'
    case 'book':
      return 'appointments'
    default:
      return 'professional'
  }
}
