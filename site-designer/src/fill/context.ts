import type { DressedSection } from '#designer/composition/dress'
import { copyIn } from '#designer/copy/copy_in'
import type { PageWords } from '#designer/copy/page_words'
import type { Voice } from '#designer/copy/template'
import { kindOf, languageOf } from '#designer/fill/business'
import { emailsOf, isReachable, linksOf, takesMessages, telephonesOf } from '#designer/fill/reach'
import { inVoice } from '#designer/fill/voice'
import { voiceOf } from '#designer/fill/voice_of'
import { hasDoor } from '#designer/fill/whereabouts'
import type { Goal, Kind, KindWords } from '#designer/kinds/kind'
import type { Outline } from '#designer/outline/outline'
import type { Sheet, Way } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import type { Language } from '#designer/text/language'

const goals: Record<Way, Goal> = {
  telephone: 'call',
  email: 'enquire',
  form: 'enquire',
  address: 'visit',
}

/** What every section is filled from: the sheet, the outline, and the words of language and kind. */
export class FillContext {
  readonly language: Language
  readonly copy: PageWords
  readonly kind: Kind
  readonly words: KindWords
  /** What visitors are asked to do: the way the owner prefers, or what is usual of the kind. */
  readonly goal: Goal
  readonly kinds: ReadonlySet<SectionKind>
  readonly #voice: Voice

  readonly sheet: Sheet
  readonly outline: Outline

  constructor(sheet: Sheet, outline: Outline) {
    this.sheet = sheet
    this.outline = outline

    this.language = languageOf(sheet)
    this.kind = kindOf(sheet)
    this.words = this.kind.words(this.language)
    const preferred = sheet.contact.preferred?.value
    this.goal = preferred ? goals[preferred] : this.kind.goal
    this.kinds = new Set(outline.sections.map(({ kind }) => kind))
    this.#voice = voiceOf(sheet)
    this.copy = copyIn(this.language, this.#voice)
  }

  /** The section of the page that is of this kind itself, and not a list in its manner. */
  section(kind: SectionKind): DressedSection | undefined {
    return this.outline.sections.find((section) => section.kind === kind && !section.shows)
  }

  /** One of several ways to say the same, the same one for the same topic and seed. */
  pick(topic: string, list: readonly string[]): string {
    return this.inVoice(chance(this.outline.seed, `words/${topic}`).pick(list))
  }

  /**
   * The invitation to do that, in the kind's own words where it is the kind's goal. Nobody is
   * asked to write who can only call, to call who can only write, or to come where no address says
   * where.
   */
  ask(): string {
    const { copy, sheet } = this
    const own = this.goal === this.kind.goal ? this.words.ask : undefined
    const words = own ?? copy.ask[this.goal]
    const canCall = telephonesOf(sheet).length > 0
    const canWrite = takesMessages(sheet) || emailsOf(sheet).length > 0 || linksOf(sheet).length > 0
    const canCome = sheet.where.some((place) => hasDoor(place, sheet))
    const { goal } = this
    const isInVain =
      ((goal === 'call' || asksForCalls.test(words)) && !canCall) ||
      ((goal === 'write' || asksForWords.test(words)) && !canWrite) ||
      ((goal === 'visit' || asksForVisits.test(words)) && !canCome) ||
      // The way to the door has a section of its own; this invites people to get in touch.
      words === copy.ask.visit
    const possible = canWrite ? copy.ask.enquire : canCall ? copy.ask.call : words
    return this.inVoice(isInVain ? possible : words)
  }

  /** Headings that lists of the sheet have on this page. */
  get listHeadings(): string[] {
    const { lists } = this.copy.headings
    return this.outline.sections.flatMap(({ shows }) => (shows ? [lists[shows]] : []))
  }

  get isReachable(): boolean {
    return isReachable(this.sheet)
  }

  wants(kind: SectionKind): boolean {
    return this.sheet.wishes.sections_wanted.some(({ value }) => value === kind)
  }

  inVoice(words: string): string {
    return inVoice(words, { language: this.language, voice: this.#voice })
  }
}

// English and Turkish words of a kind may ask for something else than its goal.
const asksForCalls = /^call\b|(?:arayın|çağırın)$/iu
const asksForWords = /\b(?:write|send)\b|(?:yazın|gönderin)(?![\p{L}])/iu
const asksForVisits =
  /^(?:come|find (?:us|the)|bring|visit)\b|^gelip |(?:uğrayın|gelin|getirin|bizi bulun)$/iu
