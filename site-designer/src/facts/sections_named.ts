import { asking as turkishAsking, turkishSections } from '#designer/facts/turkish/wishes'
import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import type { SectionKind } from '#designer/site/kinds'

const sectionWords: [RegExp, SectionKind][] = [
  [/before[- ](?:and|&|\/)[- ]after/i, 'before_after'],
  [/news ?letter|mailing list/i, 'newsletter'],
  [/privacy|imprint|impressum|legal (?:page|section|notice|information)|small print/i, 'legal'],
  [/(?:holiday|closing) notice|announcements?|notice (?:bar|section|box)/i, 'notice'],
  [/downloads?|\bpdfs?\b/i, 'downloads'],
  [
    /event (?:list|calendar|dates)|(?:upcoming|list of|our|my) events|events (?:section|page|list)|what['’]s on/i,
    'events',
  ],
  [/packages|bundles/i, 'packages'],
  [/areas? (?:we |i )?(?:served|serve|covered|cover)|service area|coverage area/i, 'area'],
  [/(?:key|our) (?:figures|numbers)|statistics|\bstats\b|in numbers/i, 'stats'],
  [/call to action|\bcta\b/i, 'call'],
  [/\bmap\b/i, 'map'],
  [
    /galler(?:y|ies)|(?:a|my|our) portfolio|photos? (?:section|page|of)|pictures|galeri/i,
    'gallery',
  ],
  [/price ?list|pricing|prices|rates|tariff|fiyat/i, 'prices'],
  [/testimonials?|reviews?|customer (?:quotes|feedback)|yorum/i, 'testimonials'],
  [/faqs?|frequently asked|questions and answers|q ?& ?a/i, 'faq'],
  [/time ?table|class schedule|schedule|ders programı/i, 'timetable'],
  [/opening (?:hours|times)|business hours|çalışma saatleri/i, 'hours'],
  [/(?:the |our |my )?team\b|staff|ekip/i, 'team'],
  [/how (?:it|we) works?|our process|process section|steps/i, 'process'],
  [/about (?:us|me|page|section)|our story|story|hakkımızda/i, 'about'],
  [/contact (?:form|section|page|us)|contact|iletişim/i, 'contact'],
  [/directions|how to find|find us|location/i, 'visit'],
  [/\bmenu\b/i, 'menu'],
  [/services/i, 'services'],
  [/\bquote\b|statement|motto/i, 'statement'],
]

/** A section is wanted when the sentence talks about the page, not only about the business. */
export function askedSections(text: string, language: Language): SectionKind[] {
  if (language === 'tr') return askedInTurkish(text)
  const asking =
    /\b(?:with|include|including|add|want|need|needs|show|page|site|website|section|should have|must have|would like|also have|has a|have a)\b/i
  const found: SectionKind[] = []
  for (const sentence of text.split(/(?<=[.!?\n])\s*/)) {
    found.push(...askedPolitely(sentence).filter((kind) => !found.includes(kind)))
    if (!asking.test(sentence)) continue
    const tail = sentence.slice(sentence.search(asking))
    for (const [pattern, kind] of sectionWords) {
      if (pattern.test(tail) && !found.includes(kind)) found.push(kind)
    }
  }
  return found
}

// In Turkish what is asked for stands before the asking: "galeri ve fiyat listesi olsun".
function askedInTurkish(text: string): SectionKind[] {
  const found = new Set<SectionKind>()
  for (const sentence of fold(text).split(/(?<=[.!?\n])\s*/)) {
    askedPolitely(sentence).forEach((kind) => found.add(kind))
    const asked = [...sentence.matchAll(new RegExp(turkishAsking, 'gu'))].at(-1)
    if (!asked) continue
    const head = sentence.slice(0, asked.index + asked[0].length)
    for (const [pattern, kind] of turkishSections) if (pattern.test(head)) found.add(kind)
  }
  return [...found]
}

// "300 bikes, 4 mechanics. Gallery and FAQ please.": sections by their bare names.
const politely = /^(.*?),?\s(?:please|pls|plz|l[uü]tfen)\W*$/iu
const aroundName =
  /(?<!\p{L})(?:an?|the|our|my|also|plus|with|and|some|short|small|simple|section|page|sections|bir|de|da|ve|bolumu|sayfasi)(?!\p{L})/giu

function askedPolitely(sentence: string): SectionKind[] {
  const found: SectionKind[] = []
  const parts = (politely.exec(sentence)?.[1] ?? '').split(/\s*(?:[,;&+]|\band\b|\sve\s)\s*/)
  for (const part of parts.reverse()) {
    const kind = kindIn(part)
    if (!kind || part.replace(aroundName, ' ').trim().split(/\s+/).length > 2) break
    found.unshift(kind)
  }
  return found
}

/** All the kinds of section a phrase names, in either language. */
function kindsIn(words: string): SectionKind[] {
  const plain = fold(words)
  const english = sectionWords.filter(([pattern]) => pattern.test(words))
  const turkish = turkishSections.filter(([pattern]) => pattern.test(plain))
  return [...new Set([...english, ...turkish].map(([, kind]) => kind))]
}

export function kindIn(words: string): SectionKind | undefined {
  return kindsIn(words)[0]
}
