import { fold, lettersOf } from '#designer/language/fold'
import { sentencesOf } from '#designer/language/sentences'
import { typeOf } from '#designer/sections/section_types'
import type { Copy, SectionCopy } from '#designer/site/copy'
import type { Slot } from '#designer/site/content'
import type { Section, Site } from '#designer/site/site'
import type { Sheet } from '#designer/sheet/sheet'

/** The words of a filled site that a designer may put others in the place of: not what the law asks for. */
export function wordsOf({ sections }: Site): Copy {
  const free = sections.filter(({ kind }) => !typeOf(kind).isByLaw)
  return Object.fromEntries(
    free.map((section) => [section.id, wordsIn(section)]).filter(([, words]) => words)
  ) as Copy
}

function wordsIn(section: Section): SectionCopy | undefined {
  const words = {
    heading:
      'heading' in section ? section.heading : 'title' in section ? section.title : undefined,
    intro: said('lede' in section ? section.lede : 'intro' in section ? section.intro : undefined),
    paragraphs: paragraphsOf(section),
  }
  const told = Object.entries(words).filter(([, value]) => value !== undefined)
  return told.length > 0 ? Object.fromEntries(told) : undefined
}

function paragraphsOf(section: Section): string[] | undefined {
  const slots =
    'paragraphs' in section ? section.paragraphs : isOwnText(section) ? [section.text] : []
  const told = slots.filter((slot) => typeof slot === 'string')
  return told.length > 0 ? told : undefined
}

/** What somebody else said is never put in other words. */
function isOwnText(section: Section): section is Extract<Section, { text: Slot }> {
  return 'text' in section && !('by' in section && section.by)
}

/** Those sentences of texts on a page that are the person's own, as they stand there. */
export function ownSentencesIn(texts: readonly string[], { own_words: own }: Sheet): string[] {
  const told = lettersOf(own.about?.value ?? '')
  return texts.flatMap(sentencesOf).filter((sentence) => {
    const letters = lettersOf(sentence)
    return letters !== '' && told.includes(letters)
  })
}

/** The section in these words: the facts in it stay, and so does the name in the first one. */
export function inWords(section: Section, words: SectionCopy | undefined, name?: string): Section {
  if (!words) return section
  const { heading, intro, paragraphs = [] } = words
  const next = { ...section }
  if ('title' in next) {
    if (intro) next.lede = intro
    return heading ? titled(next, heading, name) : next
  }
  if (heading && 'heading' in next) next.heading = heading
  if (intro && 'heading' in next) next.intro = intro
  // What somebody says in other words is ours no more.
  if (intro && 'ours' in next && 'intro' in section && intro !== section.intro) delete next.ours
  if (paragraphs.length === 0) return next
  if (isOwnText(next)) next.text = paragraphs.join(' ')
  if ('paragraphs' in next) next.paragraphs = paragraphs
  return next
}

/** With another title; the name that it takes the place of goes above it, unless it stands there. */
type Opening = Extract<Section, { title: string; kicker?: string }>

function titled(hero: Opening, title: string, name: string | undefined): Section {
  const { kicker = '' } = hero
  const isNameIn = (text: string) => name !== undefined && fold(text).includes(fold(name))
  const isLost = isNameIn(hero.title) && ![title, kicker].some(isNameIn)
  return isLost
    ? { ...hero, title, kicker: [name, kicker].filter(Boolean).join(' · ') }
    : { ...hero, title }
}

function said(slot: Slot | undefined): string | undefined {
  return typeof slot === 'string' ? slot : undefined
}
