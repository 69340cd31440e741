import type { PlacedIn, SheetChange } from '#designer/sheet/change'
import { bareLine, dateIn, emailIn, itemIn, telephoneIn } from '#designer/sheet/changes/found_in'
import { putText } from '#designer/sheet/changes/put_text'
import { toWholeSentences } from '#designer/sheet/changes/to_whole_sentences'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { overlap } from '#designer/sheet/coverage'
import { fields } from '#designer/sheet/fields'
import type { Stretch, TextField } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

type Placing = NonNullable<SheetChange['unplaced']>[number]

/** Puts unplaced stretches into the fields that the person chose. */
export function placeStretches(writer: SheetWriter, placings: readonly Placing[]): void {
  placings.forEach(({ from, to }, at) => {
    const [start, end] = from
    const isThere = start < end && end <= writer.prompt.length
    if (isThere && writer.hasUnplacedWords(from)) {
      const whole = to === 'own_words.about' ? toWholeSentences(writer, from) : from
      const problem = to === 'drop' ? undefined : put(writer, textAt(writer, whole), whole, to)
      if (problem) writer.refuse(`unplaced.${at}.to`, problem)
      else writer.settle(whole, to)
    } else if (!isThere || !isPlaced(writer, from, to)) {
      writer.refuse(`unplaced.${at}.from`, 'This part of your text has its place already')
    }
  })
}

/** Whether an earlier request has put it there. */
function isPlaced({ sheet }: SheetWriter, from: Stretch, to: PlacedIn | 'drop'): boolean {
  return sheet.coverage.some(
    (part) =>
      overlap(part.from, from) && (to === 'drop' ? part.as === 'dropped' : part.field === to)
  )
}

function textAt({ sheet, prompt }: SheetWriter, from: Stretch): string {
  const known = sheet.own_words.unplaced.find((value) => isSame(value.from, from))
  return (known?.value ?? prompt.slice(...from)).replace(/\s+/g, ' ').trim()
}

const TOO_LONG = 'This is too long for one entry; please choose a shorter part'

/** Puts a text into a field; returns the error if that is not possible. */
function put(writer: SheetWriter, text: string, from: Stretch, to: PlacedIn): string | undefined {
  if (to !== 'offers' && to !== 'people' && to !== 'dates' && to !== 'works') {
    return putInText(writer, text, from, to)
  }
  const short = bareLine(text)
  if (short.length > 120) return TOO_LONG
  const entry = entryFrom[to](short, writer.sheet.wishes.language.value)
  if (!entry) return 'There is no date in it'
  writer.append(writer.cell(to), entry, from)
  return undefined
}

const entryFrom = {
  offers: itemIn,
  people: (name: string) => ({ name }),
  works: (title: string) => ({ title }),
  dates: dateIn,
}

function putInText(
  writer: SheetWriter,
  text: string,
  from: Stretch,
  to: TextField
): string | undefined {
  const found = wordsFor(to, text)
  if (!found) {
    return to === 'contact.emails' ? 'There is no e-mail address in it' : 'There is no number in it'
  }
  const { longest } = fields[to]
  if (found.length > longest) {
    return `This is too long here; please choose at most ${longest} characters of it`
  }
  putText(writer, to, found, from)
  return undefined
}

function wordsFor(field: TextField, text: string): string | undefined {
  if (field === 'contact.emails') return emailIn(text)
  if (field === 'contact.telephones') return telephoneIn(text)
  return field === 'own_words.about' || field === 'where.opening_hours.notes'
    ? text
    : bareLine(text)
}
