import { aboutSection } from '#designer/sections/about/section'
import { areaSection } from '#designer/sections/area/section'
import { beforeAfterSection } from '#designer/sections/before_after/section'
import { callSection } from '#designer/sections/call/section'
import { clientsSection } from '#designer/sections/clients/section'
import { contactSection } from '#designer/sections/contact/section'
import { credentialsSection } from '#designer/sections/credentials/section'
import { detailSection } from '#designer/sections/detail/section'
import { downloadsSection } from '#designer/sections/downloads/section'
import { eventsSection } from '#designer/sections/events/section'
import { factsSection } from '#designer/sections/facts/section'
import { faqSection } from '#designer/sections/faq/section'
import { gallerySection } from '#designer/sections/gallery/section'
import { goodToKnowSection } from '#designer/sections/good_to_know/section'
import { heroSection } from '#designer/sections/hero/section'
import { hoursSection } from '#designer/sections/hours/section'
import { legalSection } from '#designer/sections/legal/section'
import { mapSection } from '#designer/sections/map/section'
import { menuSection } from '#designer/sections/menu/section'
import { newsletterSection } from '#designer/sections/newsletter/section'
import { noticeSection } from '#designer/sections/notice/section'
import { packagesSection } from '#designer/sections/packages/section'
import { pricesSection } from '#designer/sections/prices/section'
import { processSection } from '#designer/sections/process/section'
import type { SectionType } from '#designer/sections/section_type'
import { servicesSection } from '#designer/sections/services/section'
import { skillsSection } from '#designer/sections/skills/section'
import { statementSection } from '#designer/sections/statement/section'
import { statsSection } from '#designer/sections/stats/section'
import { teamSection } from '#designer/sections/team/section'
import { testimonialsSection } from '#designer/sections/testimonials/section'
import { timetableSection } from '#designer/sections/timetable/section'
import { visitSection } from '#designer/sections/visit/section'
import { worksSection } from '#designer/sections/works/section'
import type { SectionKind } from '#designer/site/kinds'

/** The section types with all that they do; the list of those that there are is `section_schemas.ts`. */
export const sectionTypes: { [K in SectionKind]: SectionType<K> } = {
  hero: heroSection,
  notice: noticeSection,
  facts: factsSection,
  stats: statsSection,
  menu: menuSection,
  prices: pricesSection,
  services: servicesSection,
  detail: detailSection,
  packages: packagesSection,
  timetable: timetableSection,
  events: eventsSection,
  works: worksSection,
  skills: skillsSection,
  clients: clientsSection,
  credentials: credentialsSection,
  good_to_know: goodToKnowSection,
  hours: hoursSection,
  about: aboutSection,
  statement: statementSection,
  gallery: gallerySection,
  before_after: beforeAfterSection,
  process: processSection,
  team: teamSection,
  testimonials: testimonialsSection,
  faq: faqSection,
  downloads: downloadsSection,
  area: areaSection,
  map: mapSection,
  visit: visitSection,
  call: callSection,
  contact: contactSection,
  newsletter: newsletterSection,
  legal: legalSection,
}

export function typeOf(kind: SectionKind): SectionType {
  return sectionTypes[kind]
}
