import type { Action, Artefact, Item, Photo, Row, Section, Slot } from '#planning/site/site'
import type { SectionKind } from '#planning/site/kinds'
import { chance } from '#planning/site/seeded'
import { initials } from '#planning/designers/builtin/fill/initials'
import type { Brief } from '#planning/designers/builtin/brief'
import type { Copy } from '#planning/designers/builtin/copy/copy'
import { copyIn } from '#planning/designers/builtin/copy/copy_in'
import {
  classDays,
  classRows,
  hoursLine,
  hoursRows,
  weekBoard,
} from '#planning/designers/builtin/fill/schedule'
import { lower, titleBlock } from '#planning/designers/builtin/fill/title'
import { placeOwnWords } from '#planning/designers/builtin/fill/voice'
import { capital } from '#planning/designers/builtin/normalise'
import type { BuiltinPlan, PlannedSection } from '#planning/designers/builtin/plan_data'
import { tradeById } from '#planning/designers/builtin/trades/all'
import type { Trade } from '#planning/designers/builtin/trades/trade'

/** Puts the facts into one planned section. Pure: the plan is all it knows. */
export function fillSection(plan: BuiltinPlan, planned: PlannedSection): Section {
  const filler = new Filler(plan)
  const base = {
    layout: planned.layout,
    surface: planned.surface,
    id: planned.kind === 'hero' ? 'start' : planned.kind,
  }
  const nav = filler.navFor(planned.kind)
  return { ...base, ...(nav ? { nav } : {}), ...filler.props(planned.kind) } as Section
}

export function mainAction(plan: BuiltinPlan): Action | undefined {
  return new Filler(plan).actions()[0]
}

class Filler {
  readonly brief: Brief
  readonly copy: Copy
  readonly trade: Trade
  readonly kinds: Set<SectionKind>

  constructor(private plan: BuiltinPlan) {
    this.brief = plan.brief
    this.copy = copyIn(plan.brief.language)
    this.trade = tradeById(plan.brief.trade.value)
    this.kinds = new Set(plan.sections.map((section) => section.kind))
  }

  navFor(kind: SectionKind): string | undefined {
    if (['hero', 'facts', 'statement', 'call'].includes(kind)) return undefined
    return this.copy.nav[kind]
  }

  props(kind: SectionKind): object {
    switch (kind) {
      case 'hero':
        return this.hero()
      case 'facts':
        return { kind, rows: this.factRows() }
      case 'menu':
      case 'prices':
      case 'services':
        return this.offers(kind)
      case 'timetable':
        return {
          kind,
          heading: this.pick('timetable', this.copy.headings.timetable),
          ...this.timetable(),
        }
      case 'hours':
        return { kind, heading: this.pick('hours', this.copy.headings.hours), rows: this.hours() }
      case 'about':
        return this.about()
      case 'statement':
        return { kind, text: this.statement() }
      case 'gallery':
        return { kind, heading: this.galleryHeading(), photos: this.photos() }
      case 'process':
        return {
          kind,
          heading: this.copy.headings.process[0],
          steps: this.copy.todo.steps.map((todo) => ({ name: { todo } })),
        }
      case 'team':
        return { kind, heading: this.pick('team', this.copy.headings.team), people: this.people() }
      case 'testimonials':
        return {
          kind,
          heading: this.copy.headings.testimonials[0],
          quotes: [1, 2].map(() => ({
            text: { todo: this.copy.todo.quote },
            by: { todo: this.copy.todo.quoteBy },
          })),
        }
      case 'faq':
        return { kind, heading: this.pick('faq', this.copy.headings.faq), items: this.questions() }
      case 'visit':
        return this.visit()
      case 'call':
        return {
          kind,
          heading: this.copy.headings.call,
          action: this.actions()[0] ?? { label: this.copy.ask.enquire, href: '#contact' },
        }
      case 'contact':
        return this.contact()
    }
  }

  actions(): Action[] {
    const { brief, copy, trade } = this
    const list: Action[] = []
    const ask = brief.language === 'en' ? this.inVoice(trade.words.en.ask) : copy.ask[trade.goal]
    const phone: Action | undefined = brief.phone && {
      label: copy.call(brief.phone.value),
      href: `tel:${brief.phone.value.replace(/[^\d+]/g, '')}`,
    }
    const write: Action | undefined = this.kinds.has('contact')
      ? { label: ask, href: '#contact' }
      : undefined
    if (trade.goal === 'call' && phone) list.push(phone)
    if (write) list.push(write)
    if (trade.goal !== 'call' && phone && list.length < 2) list.push(phone)
    const place: SectionKind | undefined = this.kinds.has('visit')
      ? 'visit'
      : this.kinds.has('hours')
        ? 'hours'
        : undefined
    if (list.length < 2 && place) list.push({ label: copy.nav[place]!, href: `#${place}` })
    return list.slice(0, 2)
  }

  private offers(kind: 'menu' | 'prices' | 'services'): object {
    const items = this.items(true)
    const unpriced = kind === 'prices' && items.every((item) => !item.price)
    return {
      kind,
      heading: this.offersHeading(kind),
      items,
      ...(unpriced ? { note: { todo: this.copy.todo.price } } : {}),
    }
  }

  private hero(): object {
    const layout = this.plan.sections.find((section) => section.kind === 'hero')?.layout
    return {
      kind: 'hero',
      ...titleBlock(this.plan),
      actions: this.actions(),
      ...(layout === 'ledger' ? { facts: this.factRows() } : {}),
      artefact: this.artefact(),
    }
  }

  private artefact(): Artefact {
    const { brief, copy, plan } = this
    switch (plan.artefact) {
      case 'list':
        return {
          type: 'list',
          title: this.offersHeading(this.trade.offerKind),
          items: this.items(!this.listed()).slice(0, 8),
        }
      case 'week': {
        if (brief.classes.length > 0) {
          return {
            type: 'week',
            title: this.pick('timetable', copy.headings.timetable),
            rows: classRows(brief.classes, copy),
          }
        }
        const rows = brief.hours ? weekBoard(brief.hours.value, copy) : this.hours()
        return { type: 'week', title: this.pick('hours', copy.headings.hours), rows }
      }
      case 'plate':
        return {
          type: 'plate',
          photo: {
            describe: this.photoNote(0),
            shape: /upright/.test(this.trade.words.en.photos[0]) ? 'tall' : 'wide',
          },
        }
      case 'monogram':
        return {
          type: 'monogram',
          letters: initials(brief.name?.value ?? this.trade.words.en.noun),
        }
    }
  }

  /** What was said, or marked suggestions where nothing was. */
  private items(explained: boolean): Item[] {
    const { brief, trade } = this
    if (brief.offers.length === 0) {
      const suggestions =
        brief.language === 'en' ? trade.words.en.typical : [1, 2, 3].map(() => this.copy.todo.item)
      return suggestions.map((todo) => ({ name: { todo } }))
    }
    return brief.offers.map((offer) => {
      const gloss =
        explained && brief.language === 'en'
          ? trade.words.en.gloss?.[offer.name.toLowerCase().replaceAll('’', "'")]
          : undefined
      const detail = offer.detail ?? gloss
      return {
        name: offer.name,
        ...(offer.price ? { price: offer.price } : {}),
        ...(detail ? { detail } : {}),
      }
    })
  }

  /** The offers have a section of their own besides the hero. */
  private listed(): boolean {
    return (['menu', 'prices', 'services'] as const).some((kind) => this.kinds.has(kind))
  }

  private factRows(): Row[] {
    const { brief, copy } = this
    const rows: Row[] = []
    const onBoard = this.plan.artefact === 'week' && brief.classes.length === 0
    if (brief.hours && !onBoard)
      rows.push({ label: copy.labels.hours, value: capital(hoursLine(brief.hours.value, copy)) })
    if (brief.address ?? brief.place) rows.push({ label: copy.labels.place, value: this.where()! })
    if (brief.since) rows.push({ label: copy.labels.since, value: brief.since })
    if (brief.phone) rows.push({ label: copy.labels.phone, value: brief.phone.value })
    const known = [...brief.claims, ...brief.wishes.refusals.map((what) => `no ${what}`)]
    if (brief.language === 'en' && known.length > 0) {
      rows.push({
        label: copy.labels.goodToKnow,
        value: capital(
          known
            .slice(0, 3)
            .map((what, at) => (at === 0 ? what : lower(what)))
            .join(', ')
        ),
      })
    }
    return rows.slice(0, 4)
  }

  private where(): string | undefined {
    const { address, place } = this.brief
    if (address && place && !address.value.includes(place.value))
      return `${address.value}, ${place.value}`
    return address?.value ?? place?.value
  }

  private hours(): Row[] {
    const { brief, copy } = this
    if (brief.hours) return hoursRows(brief.hours.value, copy)
    return [{ label: copy.labels.hours, value: { todo: copy.todo.hours } }]
  }

  private timetable(): object {
    const days = classDays(this.brief.classes, this.copy)
    return days.length > 0 ? { days } : { days: [], note: { todo: this.copy.todo.class } }
  }

  private about(): object {
    const { brief, copy } = this
    const words: Slot[] = placeOwnWords(brief).about
    const own = this.inVoice(this.pick('about', copy.headings.about))
    const withPicture =
      this.plan.sections.find((section) => section.kind === 'about')?.layout === 'aside'
    return {
      kind: 'about',
      heading:
        brief.people.length === 1 && brief.language === 'en'
          ? `About ${brief.people[0].name.split(' ')[0]}`
          : own,
      paragraphs: words.length > 0 ? words : [{ todo: copy.todo.about }],
      ...(withPicture
        ? { photo: { describe: this.photoNote(1), shape: 'tall' } satisfies Photo }
        : {}),
    }
  }

  private statement(): string {
    const { statement, about, lede } = placeOwnWords(this.brief)
    return (
      statement ?? about.find((words) => words.length <= 140) ?? lede ?? titleBlock(this.plan).title
    )
  }

  private people(): Item[] {
    const { brief, copy } = this
    if (brief.people.length === 0)
      return [1, 2].map(() => ({
        name: { todo: copy.todo.person },
        detail: { todo: copy.todo.role },
      }))
    return brief.people.map(({ name, role }) => ({
      name,
      ...(role ? { detail: capital(role) } : {}),
    }))
  }

  private questions(): { question: string; answer: Slot }[] {
    const { brief, copy } = this
    const list: { question: string; answer: Slot }[] = []
    const where = this.where()
    if (where) list.push({ question: copy.questions.where, answer: `${where}.` })
    if (brief.hours)
      list.push({
        question: copy.questions.when,
        answer: `${capital(hoursLine(brief.hours.value, copy))}.`,
      })
    const ways = [brief.phone?.value, brief.email?.value].filter(Boolean).join(' / ')
    if (ways) list.push({ question: copy.questions.reach, answer: copy.answers.reach(ways) })
    if (brief.language === 'en' && brief.claims.length > 0)
      list.push({ question: copy.questions.known, answer: `${brief.claims.join(', ')}.` })
    for (const what of brief.wishes.refusals) {
      list.push({ question: copy.questions.refused(what), answer: copy.answers.refused(what) })
    }
    if (list.length === 0)
      list.push({ question: copy.questions.when, answer: { todo: copy.todo.answer } })
    return list
  }

  private visit(): object {
    const { brief, copy } = this
    const place = brief.place?.value.split(',')[0]
    const heading = place ? copy.headings.visitIn(place) : this.pick('visit', copy.headings.visit)
    const rows: Row[] = [
      {
        label: copy.labels.address,
        value: brief.address ? this.where()! : { todo: copy.todo.address },
      },
    ]
    if (!brief.address && place)
      rows.unshift({ label: copy.labels.place, value: brief.place!.value })
    if (brief.phone) rows.push({ label: copy.labels.phone, value: brief.phone.value })
    const search =
      brief.address &&
      encodeURIComponent([brief.name?.value, this.where()].filter(Boolean).join(', '))
    // Where classes are the opening hours, asking for others would be odd.
    const hoursElsewhere = this.kinds.has('hours') || (brief.classes.length > 0 && !brief.hours)
    return {
      kind: 'visit',
      heading: this.inVoice(heading),
      rows,
      ...(hoursElsewhere ? {} : { hours: this.hours() }),
      ...(search
        ? {
            directions: {
              label: copy.directions,
              href: `https://www.openstreetmap.org/search?query=${search}`,
            },
          }
        : {}),
    }
  }

  private contact(): object {
    const { brief, copy, trade } = this
    const rows: Row[] = []
    if (brief.phone) rows.push({ label: copy.labels.phone, value: brief.phone.value })
    if (brief.email) rows.push({ label: copy.labels.email, value: brief.email.value })
    if (brief.address && !this.kinds.has('visit'))
      rows.push({ label: copy.labels.address, value: this.where()! })
    if (!brief.phone) rows.push({ label: copy.labels.phone, value: { todo: copy.todo.phone } })
    const intro = brief.form
      ? copy.contactIntro.form
      : brief.phone || brief.email
        ? copy.contactIntro.reach
        : undefined
    return {
      kind: 'contact',
      heading:
        brief.language === 'en'
          ? this.inVoice(trade.words.en.ask)
          : copy.headings.contact[trade.goal],
      ...(intro ? { intro: this.inVoice(intro) } : {}),
      rows,
      form: brief.form,
    }
  }

  private photos(): Photo[] {
    const shapes: Photo['shape'][] = ['wide', 'tall', 'square', 'wide', 'tall', 'square']
    const used = (this.plan.artefact === 'plate' ? 1 : 0) + (this.kinds.has('about') ? 1 : 0)
    const layout = this.plan.sections.find((section) => section.kind === 'gallery')?.layout
    const count = layout === 'mosaic' ? 4 : layout === 'reel' ? 5 : 3
    return Array.from({ length: count }, (_, index) => ({
      describe: this.photoNote((used + index) % this.trade.words.en.photos.length),
      shape: shapes[index],
    }))
  }

  private photoNote(index: number): string {
    if (this.brief.language !== 'en') return this.copy.untitledPhoto
    return this.trade.words.en.photos[index % this.trade.words.en.photos.length]
  }

  private offersHeading(kind: SectionKind): string {
    const { brief, copy, trade } = this
    if (brief.language !== 'en')
      return kind === 'prices' ? copy.headings.prices[0] : this.pick('offers', copy.headings.offers)
    const priced = brief.offers.some((offer) => offer.price)
    const list =
      kind === 'prices' && priced
        ? [...trade.words.en.headings, ...copy.headings.prices]
        : trade.words.en.headings.filter(
            (heading) => (priced || !/price/i.test(heading)) && heading !== trade.words.en.gallery
          )
    return this.inVoice(this.pick('offers', list.length > 0 ? list : copy.headings.offers))
  }

  private galleryHeading(): string {
    const { brief, copy, trade } = this
    if (brief.language !== 'en') return copy.headings.gallery[0]
    return trade.words.en.gallery ?? this.pick('gallery', copy.headings.gallery)
  }

  private pick(topic: string, list: string[]): string {
    return chance(this.plan.seed, `words/${topic}`).pick(list)
  }

  /** "What we bake" becomes "What I bake" where one person speaks. */
  private inVoice(words: string): string {
    if (this.brief.language !== 'en') return words
    if (this.brief.voice === 'we') {
      return words
        .replace(/\bI\b/g, 'we')
        .replace(/^we\b/, 'We')
        .replace(/\bmy\b/g, 'our')
    }
    return words
      .replace(/\bwe are\b/g, 'I am')
      .replace(/\b[Ww]e\b/g, 'I')
      .replace(/\bour\b/g, 'my')
      .replace(/\bus\b/g, 'me')
  }
}
