import { asksIn, channelsIn, type Ask } from '#designer/copy/asks'
import { spokenBy } from '#designer/copy/template'
import { wordsData } from '#designer/copy/words_data'
import type { Reading } from '#designer/reader/reading'
import { buttonIn } from '#designer/reader/shapes/button'
import { negative } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'
import { fold } from '#designer/language/fold'
import { wordsLanguage, type Language } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

const mostWords = 5
/** "at", "über": a short word before an address leads to it. */
const isJoint = /^\p{L}{1,4}$/u
/** Languages whose verb stands behind what it is about: "einen Tisch reservieren". */
const verbLast = new Set<Language>(['de', 'nl', 'tr'])

/**
 * What visitors are asked to do: what a button is to say, and where it leads. Without a button, of a sentence that
 * gives an address of the web, the words from what is asked up to the address.
 */
export function annotateAction(reading: Reading): void {
  const { sheet, sentences } = reading
  const language = wordsLanguage(reading.language.code)
  const others = sentences.filter((sentence) => !readButton(reading, sentence, language))
  for (const sentence of others) {
    const link = sheet.contact.links.find(({ from }) => from && isWithin(from, sentence))
    if (!link?.from) continue
    const from: Stretch = [sentence[0], link.from[0]]
    const text = reading.text(from)
    const [ask] = negative.test(text) ? [] : asksIn(text, language)
    if (!ask) continue
    const own = ownWords(text, ask, language)
    // A network has a name of its own, and a host is none.
    if (link.value.label.includes('.')) link.value.label = own ?? spokenBy('we', ask.say)
    if (own) sheet.contact.action ??= { value: own, source: 'said', from }
  }
}

/** "The button should say Reserve a table and open an email to …": its words and its way, as they say them. */
function readButton(reading: Reading, sentence: Stretch, language: Language): boolean {
  const { contact } = reading.sheet
  const text = reading.text(sentence)
  const { label: said, at } = buttonIn(text, language) ?? {}
  if (at === undefined || negative.test(said ? text.slice(0, at) : text)) return false
  // "A donate button at the top": what it is for says the words that are usual.
  const usual = asksIn(text, language).find(({ name }) => name !== 'help')
  const label = said ?? (usual && spokenBy('we', usual.say))
  if (!label) return false
  const value = capital(label, language)
  const isFirst = contact.action === undefined
  contact.action ??= { value, source: 'said', from: sentence }
  const heldIn = <T extends { from?: Stretch }>(list: T[]) =>
    list.find(({ from }) => from && isWithin(from, sentence))
  const link = heldIn(contact.links)
  if (link) link.value.label = value
  const rest = text.slice(at).replace(label, ' ')
  const isCall = channelsIn(rest, language).some((channel) => channel !== 'text')
  const way = heldIn(contact.emails)
    ? 'email'
    : heldIn(contact.telephones) || isCall
      ? 'telephone'
      : undefined
  if (way && !link && isFirst) contact.preferred ??= { value: way, source: 'said', from: sentence }
  if (!said) return true
  const clause = sentence[0] + Math.max(0, text.slice(0, at).search(/[^,;:–]*$/u))
  reading.take([clause, sentence[1]], 'wish')
  return true
}

/** What is asked, from its verb on: "Book a table", "Sign up". */
function ownWords(text: string, { name, say }: Ask, language: Language): string | undefined {
  if (verbLast.has(language)) return undefined
  const words = text.split(/\s+/)
  const [verb] = fold(say).split(' ')
  const asked = wordsData(language).asks[name].words
  // With a capital inside a sentence it is the text of the button: "should be Download the app".
  const isVerb = (word: string, at: number) => {
    const plain = fold(word).replace(/[^\p{L}]/gu, '')
    return plain === verb || (at > 0 && /^\p{Lu}/u.test(word) && asked.includes(plain))
  }
  const named = words.findLastIndex(isVerb)
  const isFirst = asked.some((one) => fold(text).startsWith(`${one} `))
  const at = named < 0 && isFirst ? 0 : named
  if (at < 0) return undefined
  const { nouns, behind: next } = wordsData(language).button
  const behind = words.slice(at)
  const end = behind.findIndex(
    (word, index) =>
      index > 0 &&
      (/[.,;:!?)"”]$/.test(behind[index - 1]) || [...nouns, ...next].includes(fold(word)))
  )
  const told = (end < 0 ? behind : behind.slice(0, end)).filter(Boolean)
  if (end < 0 && told.length > 1 && isJoint.test(told.at(-1)!)) told.pop()
  const label = told.join(' ').replace(/["“”'.,;:!?)]+$/u, '')
  return told.length <= mostWords ? capital(label, language) : undefined
}

const isWithin = ([start, end]: Stretch, [from, to]: Stretch) => start >= from && end <= to
