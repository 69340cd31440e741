import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'
import { call, contact, legal, newsletter } from '#designer/fill/contact'
import { FillDesk } from '#designer/fill/desk'
import { faq } from '#designer/fill/faq'
import { hero } from '#designer/fill/hero'
import { detail, offers, packages } from '#designer/fill/offers'
import { beforeAfter, gallery } from '#designer/fill/pictures'
import { area, facts, map, stats, tellsOnlyHours, visit } from '#designer/fill/places'
import { events, hours, timetable } from '#designer/fill/times'
import {
  about,
  downloads,
  notice,
  process,
  statement,
  team,
  testimonials,
} from '#designer/fill/words'
import type { DressedSection } from '#designer/composition/dress'
import type { BuiltinPlan } from '#designer/outline/plan_data'

/** Puts the facts into one planned section. Pure: the plan is all it knows. */
export function fillSection(plan: BuiltinPlan, planned: DressedSection): Section {
  const { kind, layout, surface } = planned
  const desk = new FillDesk(plan)
  const nav = navFor(desk, kind)
  const id = kind === 'hero' ? 'start' : kind.replaceAll('_', '-')
  return { kind, layout, surface, id, ...(nav ? { nav } : {}), ...props(desk, kind) } as Section
}

function navFor(desk: FillDesk, kind: SectionKind): string | undefined {
  // A list that still waits for its prices is not called by them, nor a way by which nobody finds it.
  const isUnpriced = kind === 'prices' && !desk.priced
  const isWhen = kind === 'visit' && tellsOnlyHours(desk)
  const nav = desk.copy.nav[isUnpriced ? 'services' : isWhen ? 'hours' : kind]
  return nav && desk.inVoice(nav)
}

function props(desk: FillDesk, kind: SectionKind): object {
  switch (kind) {
    case 'hero':
      return hero(desk)
    case 'notice':
      return notice(desk)
    case 'facts':
      return facts(desk)
    case 'stats':
      return stats(desk)
    case 'menu':
    case 'prices':
    case 'services':
      return offers(desk, kind)
    case 'detail':
      return detail(desk)
    case 'packages':
      return packages(desk)
    case 'timetable':
      return timetable(desk)
    case 'events':
      return events(desk)
    case 'hours':
      return hours(desk)
    case 'about':
      return about(desk)
    case 'statement':
      return statement(desk)
    case 'gallery':
      return gallery(desk)
    case 'before_after':
      return beforeAfter(desk)
    case 'process':
      return process(desk)
    case 'team':
      return team(desk)
    case 'testimonials':
      return testimonials(desk)
    case 'faq':
      return faq(desk)
    case 'downloads':
      return downloads(desk)
    case 'area':
      return area(desk)
    case 'map':
      return map(desk)
    case 'visit':
      return visit(desk)
    case 'call':
      return call(desk)
    case 'contact':
      return contact(desk)
    case 'newsletter':
      return newsletter(desk)
    case 'legal':
      return legal(desk)
  }
}
