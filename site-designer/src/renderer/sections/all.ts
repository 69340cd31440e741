import type { Section } from '#designer/site/site'
import type { Html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import { call, contact, newsletter } from '#designer/renderer/sections/contact'
import { events, timetable } from '#designer/renderer/sections/dates'
import { hero } from '#designer/renderer/sections/hero'
import { offers } from '#designer/renderer/sections/offers'
import { lines } from '#designer/renderer/sections/lines'
import { packages } from '#designer/renderer/sections/packages'
import { downloads, legal } from '#designer/renderer/sections/papers'
import { faq, process, team, testimonials } from '#designer/renderer/sections/people'
import { beforeAfter, gallery } from '#designer/renderer/sections/pictures'
import { area, map, visit } from '#designer/renderer/sections/places'
import { facts, hours, stats } from '#designer/renderer/sections/rows'
import { works } from '#designer/renderer/sections/works'
import { about, detail, notice, statement } from '#designer/renderer/sections/words'

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
