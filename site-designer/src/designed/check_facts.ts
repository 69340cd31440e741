import type { ReadSection } from '#designer/designed/check_markup'
import type { Fact } from '#designer/fill/facts'
import type { Finding } from '#designer/designed/finding'
import type { OurPrint } from '#designer/designed/our_print'
import { SLOTS } from '#designer/designed/slots'
import { wordsOf } from '#designer/live_page/reading/words'
import { foldedWithQuotes } from '#designer/language/fold'
import { figuresIn } from '#designer/sheet/claims/figures'
import { isTimeStated } from '#designer/sheet/claims/hours_stated'
import { FIELD_MARK } from '#designer/sheet/field_mark'

/**
 * What our own section shows and the designed one does not: nothing that was told may be lost. `elsewhere`
 * are figures that another section has to show as a fact.
 */
export function missingFacts(
  { elements, root }: ReadSection,
  ours: OurPrint,
  {
    facts,
    language,
    elsewhere,
  }: { facts: ReadonlyMap<string, Fact>; language: string; elsewhere: ReadonlySet<string> }
): Finding[] {
  const marks = new Set(elements.map((element) => element.attribute(FIELD_MARK)?.value))
  const slots = elements.map(({ tag }) => tag)
  const shown = elements.flatMap((element) => {
    const mark = element.attribute(FIELD_MARK)?.value
    return mark === undefined ? [] : [facts.get(mark)?.text ?? '']
  })
  const said = [wordsOf(root), ...shown].flatMap((text) => figuresIn(text, language))
  const figures = new Set(said.flatMap(({ means }) => means))
  // Who takes no messages is reached in another way.
  const isReachable = [...marks].some((mark) => mark?.startsWith('contact.'))
  const text = foldedWithQuotes([wordsOf(root), ...shown].join(' '))
  // What an entry is called in two lists, or says in two parts, need not be said twice.
  const saidBy = new Set(shown.map((one) => foldedWithQuotes(one).trim()))
  const isSaidBy = (mark: string) =>
    saidBy.has(foldedWithQuotes(facts.get(mark)?.text ?? '').trim())
  const missing = (why: string): Finding => ({ is: 'missing', why })
  return [
    // A sentence of ours need not be said.
    ...[...ours.facts.keys()]
      .filter((mark) => !marks.has(mark) && !facts.get(mark)?.isOurs && !isSaidBy(mark))
      .map((mark) =>
        missing(`The fact ${mark} (“${facts.get(mark)!.text.slice(0, 80)}”) is not shown.`)
      ),
    ...[...ours.figures]
      .filter(([need]) => !figures.has(need) && !elsewhere.has(need) && !isTimeSaid(need, text))
      .map(([, words]) => missing(`“${words}” is not said any more.`)),
    ...[...ours.slots.keys()]
      .filter((slot) => !slots.includes(slot) && !(slot === 'sw-form' && isReachable))
      .map((slot) => missing(`<${slot}></${slot}> is not there.`)),
    ...unknownSlots({ elements }, ours),
  ]
}

/** The slots for which our own section has nothing. */
export function unknownSlots(
  { elements }: Pick<ReadSection, 'elements'>,
  ours: OurPrint
): Finding[] {
  return [
    ...elements
      .filter(({ tag }) => SLOTS.has(tag) && tag !== 'sw-photo' && !ours.slots.has(tag))
      .map(({ tag }): Finding => ({ is: 'markup', why: `This section has nothing for <${tag}>.` })),
    ...elements
      .filter(
        ({ tag, attributes: { use } }) => tag === 'sw-photo' && !ours.pictures[Number(use) - 1]
      )
      .map((): Finding => ({ is: 'markup', why: 'There is no such picture in this section.' })),
  ]
}

/** A time may be said as the person says it: "9 to 5.30". */
function isTimeSaid(need: string, text: string): boolean {
  const [kind, time] = need.split(' ')
  return kind === 'time' && isTimeStated(time, text)
}
