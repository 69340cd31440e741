import type { Instruction } from '#designer/instructions/instruction'
import { each, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import {
  content,
  groups,
  has,
  inCase,
  isMark,
  senseOf,
  typed,
  unknown,
  type Piece,
} from '#designer/instructions/words/piece'

const adding = ['add', 'want', 'put', 'make', 'ask', 'be', 'use', undefined]

const broken = /\b(?:do(?:es)?n['’]?t|not|never) work/i

/** A form, and what it asks for. */
export const form: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const aside = [...(shape.at?.than ?? []), ...shape.instead]
  const spoken = pieces.some((piece) => !aside.includes(piece) && has([piece], 'part', 'form'))
  const field =
    has(pieces, 'thing', 'field') &&
    (has(pieces, 'part', 'form') || !has([...shape.object, ...shape.instead], 'section'))
  // "Parents always ask the same things".
  const told =
    stretch.language === 'en' &&
    /\b(?:always|often|keep|usually|people|everyone|everybody|couples|parents|customers|clients|guests|visitors|patients|they|folk|students|members)\b.*\bask/i.test(
      stretch.text
    )
  const asks = shape.verb === 'ask' && (!told || spoken || field)
  if (!spoken && !field && !asks) return undefined
  if (stretch.language === 'tr' && has(pieces, 'beyond')) return undefined
  const described = (['length', 'mood', 'layout', 'size', 'shade'] as const).some((is) =>
    has(pieces, is)
  )
  if (described && !asks && !field) return undefined
  // "Download the enrolment forms": other forms than the one to write to the business with.
  const strange = stretch.language === 'en' && has(shape.object, 'part', 'form') && !field && !asks
  const others = strange && has(shape.object, 'section') && !has(shape.object, 'section', 'contact')
  // "The contact form doesn't work": that it is broken, and no field.
  if (broken.test(stretch.text)) return undefined
  if (others || (strange && unknown(shape.object).length > 1)) return undefined
  // "Siparişler telefondan, formu kaldırın": the form itself.
  const last = shape.object.findLast((piece) => !isMark(piece))
  const whole =
    stretch.language === 'tr' && shape.verb === 'remove' && last && senseOf(last, 'part', 'form')
  if (whole && inCase(last, 'acc')) return each(stretch, [{ do: 'set_form', wanted: false }])
  if (asks || field || fieldsIn(stretch).length > 0) return fields(stretch)
  if (has(pieces, 'color') || has(pieces, 'size') || has(pieces, 'shade')) return undefined
  if (shape.verb === 'remove' && has([...shape.object], 'part', 'form')) {
    return each(stretch, [{ do: 'set_form', wanted: false }])
  }
  if (adding.includes(shape.verb) && !shape.denied && !shape.value?.match(/\p{L}{3}/u)) {
    return each(stretch, [{ do: 'set_form', wanted: true }])
  }
  return undefined
}

const fields: Reader = (stretch) => {
  const { shape } = stretch
  const removing = shape.verb === 'remove' || (shape.denied && shape.verb === 'ask')
  if (!removing && !adding.includes(shape.verb)) return undefined
  const done = fieldsIn(stretch).map((field): Instruction =>
    removing ? { do: 'remove_field', field } : { do: 'add_field', field }
  )
  return each(stretch, done)
}

const asked =
  /\b(?:asks?|asking|field|box|space) (?:people |them |guests |customers )?for (?:the |a |an |their )?(\p{L}+ of (?:the )?\p{L}+)(?: (?:in|on) (?:the|our) (?:\p{L}+ )?form)?$/iu

const howMany =
  /\basks?(?: (?:people|them|guests|customers))? ((?:how (?:many|much)|which|what) \p{L}+)/iu

/** The names of the fields: what is spoken of besides the form, the word "field" and small words. */
function fieldsIn({ shape, text, language }: Stretch): string[] {
  const skipped = (piece: Piece) =>
    senseOf(piece, 'part', 'form') !== undefined ||
    senseOf(piece, 'section', 'contact') !== undefined ||
    senseOf(piece, 'thing') !== undefined ||
    senseOf(piece, 'verb') !== undefined ||
    senseOf(piece, 'place') !== undefined ||
    isMark(piece)
  const pieces =
    language === 'en' && shape.verb === 'ask'
      ? [...shape.object.filter((piece) => !senseOf(piece, 'part', 'form')), ...shape.to]
      : [
          ...shape.object,
          ...(language === 'tr'
            ? []
            : has(shape.to, 'fact') || has(shape.object, 'thing', 'field')
              ? shape.to
              : []),
        ]
  // "Ask for the number of guests in the form".
  const whole = language === 'en' ? asked.exec(text)?.[1] : undefined
  const what = whole ?? (language === 'en' ? howMany.exec(text)?.[1] : undefined)
  if (what) return [what.toLowerCase()]
  return groups(pieces, (piece) => senseOf(piece, 'and') !== undefined || isMark(piece, ','))
    .map((group) => {
      const meant = group.filter((piece) => !skipped(piece))
      const first = meant.findIndex(
        (piece) => content([piece]).length > 0 || (language === 'tr' && has([piece], 'question'))
      )
      const last = meant.findLastIndex((piece) => content([piece]).length > 0)
      return first < 0 ? '' : plain(meant.slice(first, last + 1), text, language)
    })
    .filter((name) => name !== '' && name.split(' ').length <= 4)
}

// A fact in another case is named by its plain word: "telefonu" is the field "telefon".
function plain(pieces: Piece[], text: string, language: Stretch['language']): string {
  const quoted = pieces.some((piece) => piece.tokens[0].kind === 'quote')
  const name = pieces
    .map((piece) => (piece.tokens[0].kind === 'quote' ? piece.tokens[0].low : typed(text, [piece])))
    .join(' ')
    .toLocaleLowerCase()
  if (language === 'en' || quoted) return name
  const endings = [
    /(?<=[ıiuü])n[ıiuü]$/,
    /(?<=[aeıioöuü])y[ıiuü]$/,
    /(?<=^\S*[^aeıioöuüsy\s])[ıiuü]$/,
    /(?<=^adres)[ıi]$/,
  ]
  // "Nereye taşınacağı": its own ending.
  if (/[cd][ıiuüae]?ğ[ıi]$|[cd][ae]g[iı]$/.test(name)) return name
  const ending = endings.find((one) => one.test(name))
  return ending ? name.replace(ending, '') : name
}
