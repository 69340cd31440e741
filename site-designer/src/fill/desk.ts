import type { SectionKind } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import type { Brief } from '#designer/outline/brief'
import type { Copy } from '#designer/copy/copy'
import { copyIn } from '#designer/copy/copy_in'
import { inVoice } from '#designer/fill/voice'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { tradeById } from '#designer/trades/all'
import type { Goal, Trade, TradeWords } from '#designer/trades/trade'

/** What lies ready where a section is filled: the plan, and the words of its language and trade. */
export class FillDesk {
  readonly brief: Brief
  readonly copy: Copy
  readonly trade: Trade
  readonly words: TradeWords
  /** What visitors are asked to do: what the owner said, or what is usual in the trade. */
  readonly goal: Goal
  readonly kinds: ReadonlySet<SectionKind>

  constructor(readonly plan: BuiltinPlan) {
    this.brief = plan.brief
    this.copy = copyIn(plan.brief.language)
    this.trade = tradeById(plan.brief.trade.value)
    this.words = this.trade.words[plan.brief.language]
    this.goal = plan.brief.wishes.goal ?? this.trade.goal
    this.kinds = new Set(plan.sections.map((section) => section.kind))
  }

  layoutOf(kind: SectionKind): string | undefined {
    return this.plan.sections.find((section) => section.kind === kind)?.layout
  }

  /** One of several ways to say the same, the same one for the same topic and seed. */
  pick(topic: string, list: readonly string[]): string {
    return this.inVoice(chance(this.plan.seed, `words/${topic}`).pick(list))
  }

  /**
   * The invitation to do that, in the trade's own words where it is the trade's goal. Nobody is asked
   * to write who can only call, to call who can only write, or to come where no address says where.
   */
  ask(): string {
    const { brief, copy } = this
    const words = this.goal === this.trade.goal ? this.words.ask : copy.ask[this.goal]
    const canWrite = brief.form || brief.email !== undefined || brief.links.length > 0
    const inVain =
      (asksForCalls.test(words) && !brief.phone) ||
      (asksForWords.test(words) && !canWrite) ||
      (asksForVisits.test(words) && !brief.address)
    const possible = canWrite ? copy.ask.enquire : brief.phone ? copy.ask.call : words
    return this.inVoice(inVain ? possible : words)
  }

  get priced(): boolean {
    return this.brief.offers.some((offer) => offer.price)
  }

  /** What it says of itself, in the language of the page. */
  get claims(): string[] {
    return freshClaims(this.brief).map(this.copy.claim)
  }

  inVoice(words: string): string {
    return inVoice(words, this.brief)
  }

  /** Address and town in one line, as far as they were said. */
  where(): string | undefined {
    const { address, place } = this.brief
    if (address && place && !address.value.includes(place.value))
      return `${address.value}, ${place.value}`
    return address?.value ?? place?.value
  }
}

const asksForCalls = /^call\b|(?:arayın|çağırın)$/iu
const asksForWords = /\b(?:write|send)\b|(?:yazın|gönderin)(?![\p{L}])/iu
const asksForVisits =
  /^(?:come|find (?:us|the)|bring|visit)\b|^gelip |(?:uğrayın|gelin|getirin|bizi bulun)$/iu

// Asked of us for the page; a visitor would wonder why they are told.
const ofThePage = /(?<![\p{L}])(?:blog|newsletter|pop-?ups?|animations?|prices?|bülten|animasyon)/iu

/** What a visitor will not find at the business. */
export function toldRefusals({ wishes }: Brief): string[] {
  return wishes.refusals.filter((what) => !ofThePage.test(what))
}

/** Whether a visitor has any way to come, call or write. */
export function isReachable({ phone, email, form, address, links }: Brief): boolean {
  return [phone, email, form, address, links.length > 0].some(Boolean)
}

/** What a business says of itself, without what its hours say already. */
export function freshClaims({ claims, hours }: Brief): string[] {
  return claims.filter((claim) => claim !== 'Day and night' || !hours?.value.always)
}
