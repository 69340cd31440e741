import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'
import type { KindCss } from '#designer/renderer/css/kind_css'
import type { Html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import {
  call,
  callCss,
  contact,
  contactCss,
  newsletter,
  newsletterCss,
} from '#designer/renderer/sections/contact'
import { events, eventsCss, timetable, timetableCss } from '#designer/renderer/sections/dates'
import { hero, heroCss } from '#designer/renderer/sections/hero'
import { menuCss, offers, pricesCss, servicesCss } from '#designer/renderer/sections/offers'
import { lines, linesCss } from '#designer/renderer/sections/lines'
import { packages, packagesCss } from '#designer/renderer/sections/packages'
import { downloads, downloadsCss, legal, legalCss } from '#designer/renderer/sections/papers'
import {
  faq,
  faqCss,
  process,
  processCss,
  team,
  teamCss,
  testimonials,
  testimonialsCss,
} from '#designer/renderer/sections/people'
import {
  beforeAfter,
  beforeAfterCss,
  gallery,
  galleryCss,
} from '#designer/renderer/sections/pictures'
import { area, areaCss, map, mapCss, visit, visitCss } from '#designer/renderer/sections/places'
import { facts, factsCss, hours, hoursCss, stats, statsCss } from '#designer/renderer/sections/rows'
import { works, worksCss } from '#designer/renderer/sections/works'
import {
  about,
  aboutCss,
  detail,
  detailCss,
  notice,
  noticeCss,
  statement,
  statementCss,
} from '#designer/renderer/sections/words'

export const sectionCss: { [K in SectionKind]: KindCss<K> } = {
  hero: heroCss,
  notice: noticeCss,
  facts: factsCss,
  stats: statsCss,
  menu: menuCss,
  prices: pricesCss,
  services: servicesCss,
  works: worksCss,
  ...linesCss,
  detail: detailCss,
  packages: packagesCss,
  timetable: timetableCss,
  events: eventsCss,
  hours: hoursCss,
  about: aboutCss,
  statement: statementCss,
  gallery: galleryCss,
  before_after: beforeAfterCss,
  process: processCss,
  team: teamCss,
  testimonials: testimonialsCss,
  faq: faqCss,
  downloads: downloadsCss,
  area: areaCss,
  map: mapCss,
  visit: visitCss,
  call: callCss,
  contact: contactCss,
  newsletter: newsletterCss,
  legal: legalCss,
}

export function printSection(page: Page, section: Section): Html {
  switch (section.kind) {
    case 'hero':
      return hero(page, section)
    case 'notice':
      return notice(section)
    case 'facts':
      return facts(section)
    case 'stats':
      return stats(section)
    case 'menu':
    case 'prices':
    case 'services':
      return offers(section)
    case 'works':
      return works(section)
    case 'skills':
    case 'clients':
    case 'credentials':
    case 'good_to_know':
      return lines(section)
    case 'detail':
      return detail(section)
    case 'packages':
      return packages(section)
    case 'timetable':
      return timetable(section)
    case 'events':
      return events(section)
    case 'hours':
      return hours(section)
    case 'about':
      return about(page, section)
    case 'statement':
      return statement(section)
    case 'gallery':
      return gallery(page, section)
    case 'before_after':
      return beforeAfter(page, section)
    case 'process':
      return process(section)
    case 'team':
      return team(section)
    case 'testimonials':
      return testimonials(section)
    case 'faq':
      return faq(section)
    case 'downloads':
      return downloads(section)
    case 'area':
      return area(section)
    case 'map':
      return map(section)
    case 'visit':
      return visit(section)
    case 'call':
      return call(section)
    case 'contact':
      return contact(page, section)
    case 'newsletter':
      return newsletter(page, section)
    case 'legal':
      return legal(section)
  }
}
