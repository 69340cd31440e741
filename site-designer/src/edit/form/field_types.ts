import type { Field } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { folded } from '#designer/renderer/reading/words'

/** A field of its own name for this label, and of the type that its words speak of. */
export function fieldFrom(form: PageElement, label: string): Field {
  const taken = new Set([...form.descendants()].map((one) => one.attribute('name')?.value))
  const base =
    folded(label)
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 40) || 'field'
  let name = base
  for (let number = 2; taken.has(name); number++) name = `${base}_${number}`
  return { name, label, ...typeFor(label) }
}

const TYPES: [RegExp, { type: string; autocomplete?: string }][] = [
  [/\b(?:e-?mail|e-?posta)\b/, { type: 'email', autocomplete: 'email' }],
  [/\b(?:phone|telephone|mobile|tel|telefon|cep)\b/, { type: 'tel', autocomplete: 'tel' }],
  [/\b(?:date|day|tarih|gun)\b/, { type: 'date' }],
  [/\b(?:time|saat)\b/, { type: 'time' }],
  [
    /\b(?:how many|number of|guests|people|party size|kac kisi|kisi sayisi|adet)\b/,
    { type: 'number' },
  ],
  [/\b(?:website|web site|url|link)\b/, { type: 'url', autocomplete: 'url' }],
  [/\b(?:company|organi[sz]ation|sirket|firma)\b/, { type: 'text', autocomplete: 'organization' }],
  [/\b(?:address|street|adres)\b/, { type: 'text', autocomplete: 'street-address' }],
  [/\b(?:details|comments?|notes?|wishes|allerg\w+|aciklama|notlar?)\b/, { type: 'textarea' }],
]

export function typeFor(label: string): { type: string; autocomplete?: string } {
  return TYPES.find(([words]) => words.test(folded(label)))?.[1] ?? { type: 'text' }
}
