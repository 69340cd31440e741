import type { Read } from '#designer/instructions/antecedent'
import { clauseAsTyped } from '#designer/instructions/as_typed'
import { contradictions } from '#designer/instructions/contradictions'
import { isOneWish } from '#designer/instructions/en/sentences/one_wish'
import { respelt } from '#designer/instructions/en/spelling'
import { turned } from '#designer/instructions/en/turned'
import type { Clause } from '#designer/instructions/instruction'
import { isRemark, withoutRemarks, type Told } from '#designer/instructions/remarks'
import { sentencesIn, wishesIn } from '#designer/instructions/split'
import type { Context } from '#designer/instructions/stretch'
import { isOneNews } from '#designer/instructions/tr/news/news'
import { newWordsAt } from '#designer/instructions/tr/settle/rewritten'
import { asWritten } from '#designer/instructions/tr/spelling'
import { guessed, readWish, type Wish } from '#designer/instructions/wish'
import { languageOf, lexicons } from '#designer/instructions/words/lexicons'
import { typed } from '#designer/instructions/words/piece'
import { changedToo, changesOf, readAs } from '#designer/instructions/words/respelling'
import { tokensOf, type Token } from '#designer/instructions/words/tokens'

const mostCharacters = 4000
const mostWishes = 40
// "Title -> Bread".
const arrow = /(?<=\p{L}|["”’'])\s*(?:[-=–]+>|→|⇒)/gu

/**
 * Reads what a person wants changed, in English or Turkish. Never guesses and passes nothing over
 * in silence: a clause without a reading was not understood, one with two or three is for the
 * person to choose. What goes beyond 4,000 characters or 40 wishes comes back as not understood.
 *
 * How it goes: text → tokens → sentences → (English: `en/spelling.ts`, `en/turned.ts`) → wishes
 * (`split.ts`) → words with their meanings (`words/lexicon.ts`) → verb, object, place…
 * (`en/shape/`, `tr/shape/`) → the readers (`readers/`, and those of one language in `en/readers/`
 * and `tr/readers/`). What they leave out is weighed (`doubt/doubt.ts`): a deed in doubt is offered
 * among other readings, and so is what nobody could read but that names something we know
 * (`doubt/likely.ts`). What is to be published is then taken from what was typed (`as_typed.ts`).
 *
 * - A new synonym or verb: a word in `en/words/` and `tr/words/`; nothing else changes.
 * - A new meaning: `words/sense.ts`, then its words in both vocabularies.
 * - A new instruction: `instruction.ts`, a reader in `readers/` (in its order in `readers/all.ts`)
 *   and its phrase in `label.ts`; what a sheet makes of it stands in `../revise/apply.ts`,
 *   what a page makes of it in `../edit/carry_out.ts`.
 */
export function readInstructions(text: string, context: Context = {}): Clause[] {
  const whole = text.normalize('NFC')
  const wishes = wishesOf(whole.slice(0, mostCharacters), context)
  const told: Told[] = []
  let before: Read | undefined
  for (const wish of wishes.slice(0, mostWishes)) {
    const now = readWish(wish, context, before)
    // "Nobody reads the questions, remove them": the first half only said what is meant.
    if (now.joined) told.pop()
    for (const clause of now.clauses) {
      told.push({ clause, wish, remark: isRemark(clause, wish) })
    }
    before = now
  }
  const clauses = withoutRemarks(told).map(({ clause, wish }) => {
    const read =
      clause.readings.length > 0 || clause.stays
        ? clause
        : { ...clause, readings: guessed({ ...wish, words: clause.words }, context) }
    return clauseAsTyped(read, wish.spelling)
  })
  const rest = wishes[mostWishes]?.words ?? whole.slice(mostCharacters).trim()
  if (rest) clauses.push({ words: `${rest.slice(0, 80)} …`, readings: [] })
  return contradictions(clauses)
}

const sentenceOf = (tokens: Token[], text: string) => text.slice(tokens[0].from, tokens.at(-1)!.to)

const readEnglish = (words: string) => lexicons.en.read(tokensOf(words), { typos: true })

function wishesOf(text: string, context: Context): Wish[] {
  return sentencesIn(tokensOf(text), text).flatMap(({ tokens, asked }, sentence) => {
    const language = languageOf(tokens, context.language)
    const typedAs = sentenceOf(tokens, text)
    const words = language === 'en' ? respelt(typedAs, readEnglish) : asWritten(typedAs)
    const spelling = changedToo(
      words,
      changesOf(readAs(words), arrow, () => ':')
    )
    const spelt = readAs(spelling)
    const said = language === 'en' ? turned(spelt, readEnglish) : spelt
    const pieces = lexicons[language].read(tokensOf(said), { typos: true })
    const wording = typed(said, pieces)
    const whole =
      language === 'en' ? isOneWish(wording) : isOneNews(pieces, wording) || newWordsAt(pieces) > 0
    return (whole ? [pieces] : wishesIn(pieces, language)).map((wish) => ({
      words: typed(said, wish),
      language,
      asked,
      sentence,
      spelling,
    }))
  })
}
