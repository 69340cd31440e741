import type { ArrangedSection } from '#designer/site/outline'
import type { Ask } from '#designer/copy/asks'
import { copyIn } from '#designer/copy/copy_in'
import type { PageWords } from '#designer/copy/page_words'
import type { Voice } from '#designer/copy/template'
import { askedOf, prefersCalls } from '#designer/fill/asked'
import { kindOf, languageOf } from '#designer/fill/business'
import { emailsOf, isReachable, linksOf, takesMessages, telephonesOf } from '#designer/fill/reach'
import { ownButton } from '#designer/fill/own_button'
import { photosOn, type PlacedPhotos } from '#designer/fill/placed_photos'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { inVoice } from '#designer/fill/voice'
import { addressFormOf, voiceOf } from '#designer/fill/voice_of'
import { hasDoor } from '#designer/fill/whereabouts'
import type { Goal, Kind, KindWords } from '#designer/kinds/kind'
import type { Outline } from '#designer/site/outline'
import type { Way } from '#designer/sheet/sheet'
import { listKinds, ownWordsOf, type SectionKind } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import { kindById, neutralKind } from '#designer/kinds/all'
import type { AddressForm } from '#designer/language/address_form'
import type { Language } from '#designer/language/language'

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
  /** Whether somebody said which kind it is. */
  readonly isSure: boolean
  /** What visitors are asked to do: the way the owner prefers, what they ask for, or what is usual of the kind. */
  readonly goal: Goal
  /** The telephone is the first way that the owner names. */
  readonly isByPhone: boolean
  /** The form is for an answer to an invitation. */
  readonly asksWhoComes: boolean
  readonly kinds: ReadonlySet<SectionKind>
  readonly #voice: Voice
  readonly #form: AddressForm
  readonly #asked: Ask | undefined
  #photos: PlacedPhotos | undefined

  readonly sheet: SortedSheet
  readonly outline: Outline

  constructor(sheet: SortedSheet, outline: Outline) {
    this.sheet = sheet
    this.outline = outline

    this.language = languageOf(sheet)
    this.kind = kindOf(sheet)
    // What is only likely orders the page; its words would call the business what it may not be.
    this.isSure = sheet.who.kind !== undefined
    this.words = (this.isSure ? this.kind : kindById(neutralKind)).words(this.language)
    const preferred = sheet.contact.preferred?.value
    this.asksWhoComes = this.kind.goal === 'rsvp' && takesMessages(sheet)
    this.#asked = this.asksWhoComes ? undefined : askedOf(sheet)
    const usual = this.#asked?.goal ?? this.kind.goal
    this.goal = preferred && !this.asksWhoComes ? goals[preferred] : usual
    this.isByPhone = this.goal === 'call' || (!preferred && prefersCalls(sheet))
    this.kinds = new Set(outline.sections.map(({ kind }) => kind))
    this.#voice = voiceOf(sheet)
    this.#form = addressFormOf(sheet)
    this.copy = copyIn(this.language, this.#voice, this.#form)
  }

  /** Where the person's own photos stand on this page. */
  get photos(): PlacedPhotos {
    return (this.#photos ??= photosOn(this.sheet, this.outline))
  }

  /** The first section of the page that is of this kind. */
  section(kind: SectionKind): ArrangedSection | undefined {
    return this.outline.sections.find((section) => section.kind === kind)
  }

  /**
   * One of several ways to say the same, the same one for the same topic and seed. Of an unknown
   * business the plainest, which is the first: nobody knows the occasion.
   */
  pick(topic: string, list: readonly string[]): string {
    if ((!this.isSure || this.kind.id === neutralKind) && list.length > 0)
      return this.inVoice(list[0])
    return this.inVoice(chance(this.outline.seed, `words/${topic}`).pick(list))
  }

  /**
   * The invitation to do that, in the kind's own words where it is the kind's goal. The goal says
   * what a visitor needs for it: nobody is asked to write who can only call, to call who can only
   * write, or to come where no address says where. Beside the form stands what to write for it.
   */
  ask(): string {
    const { copy, sheet } = this
    const button = ownButton(sheet)
    if (button && button.href !== '#contact') return this.inVoice(copy.ask.enquire)
    if (this.#asked && (this.#asked.goal === this.goal || sheet.contact.action))
      return this.inVoice(this.#sayAsked(this.#asked))
    const comesOrCalls = this.goal === 'call' || this.goal === 'visit'
    if (takesMessages(sheet) && comesOrCalls) return this.inVoice(copy.ask.enquire)
    const isOwn = this.goal === this.kind.goal && !(this.asksWhoComes && !this.isSure)
    const own = isOwn ? this.words.ask : undefined
    const words = own ?? copy.ask[this.goal]
    const canCall = telephonesOf(sheet).length > 0
    const canWrite = takesMessages(sheet) || emailsOf(sheet).length > 0 || linksOf(sheet).length > 0
    const canCome = sheet.where.some((place) => hasDoor(place, sheet))
    const isPossible: Partial<Record<Goal, boolean>> = {
      call: canCall,
      write: canWrite,
      enquire: canWrite,
      // The way to the door has a section of its own; this invites people to get in touch.
      visit: canCome && words !== copy.ask.visit,
    }
    if (isPossible[this.goal] ?? true) return this.inVoice(words)
    return this.inVoice(canWrite ? copy.ask.enquire : canCall ? copy.ask.call : words)
  }

  /** As the owner says it, "Book a table" where that is what such a page asks for, or else as people say it anywhere. */
  #sayAsked({ goal, say }: Ask): string {
    if (this.sheet.contact.action) return say
    return goal === this.kind.goal && this.isSure ? (this.words.ask ?? say) : say
  }

  /** The button of the form beside one that calls. */
  askToWrite(): string {
    return this.#asked ? this.ask() : this.inVoice(this.copy.ask.enquire)
  }

  /** The heading of a section: what such a page calls it, or else one of the usual ones. */
  heading(kind: SectionKind, usual: readonly string[], topic: string = kind): string {
    return this.ownHeading(kind) ?? this.pick(topic, usual)
  }

  /** What such a page calls a section, unless another one on it is called so. */
  ownHeading(kind: SectionKind): string | undefined {
    const name = this.words.called?.[kind]
    const isTaken = this.#called.some(([called, taken]) => called !== kind && taken === name)
    return name === undefined || isTaken ? undefined : this.inVoice(name)
  }

  /** What the navigation calls a section; '' of one that it does not lead to. */
  navName(kind: SectionKind): string {
    const { copy, words } = this
    const usual = copy.nav[kind] ?? ownWordsOf(kind, this.language)?.nav
    return usual === undefined ? '' : this.inVoice(words.called?.[kind] ?? usual)
  }

  /** Headings that lists of the sheet have on this page, and sections that the kind names. */
  get listHeadings(): string[] {
    const { lists } = this.copy.headings
    return [
      ...listKinds.filter((kind) => this.kinds.has(kind)).map((kind) => lists[kind]),
      ...this.#called.filter(([kind]) => !isOffersKind(kind)).map(([, name]) => name),
    ]
  }

  /** The sections of this page that the kind names, each name once. */
  get #called(): [SectionKind, string][] {
    const { called = {} } = this.words
    const named = [...this.kinds].flatMap((kind): [SectionKind, string][] =>
      called[kind] === undefined ? [] : [[kind, called[kind]]]
    )
    return named.filter(([, name], at) => named.findIndex((one) => one[1] === name) === at)
  }

  get isReachable(): boolean {
    return isReachable(this.sheet)
  }

  wants(kind: SectionKind): boolean {
    return this.sheet.wishes.sections_wanted.some(({ value }) => value === kind)
  }

  inVoice(words: string): string {
    return inVoice(words, { language: this.language, voice: this.#voice, form: this.#form })
  }
}

/** What is offered has the headings of the trade. */
function isOffersKind(kind: SectionKind): boolean {
  return kind === 'menu' || kind === 'services'
}
