import { oncePerKey } from '#designer/data/once_per_key'
import { readData } from '#designer/data/read_data'
import { kindOf } from '#designer/fill/business'
import { isOfText } from '#designer/fill/sentences/sentence'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { withLikelyFacts } from '#designer/sheet/likely'
import type { Look } from '#designer/site/site'
import { entriesFor } from '#designer/language/entries'
import { folded } from '#designer/language/fold'

/** What businesses are about, a file of data/subjects each: the sea, bread, stars. */
interface SubjectFile {
  /** Without marks and capitals, in all languages; with a * at the end, the beginnings of words. */
  words: string
  /** Kinds and trades that it fits whatever their words say. */
  kinds?: string
  colours?: string[]
  theme?: Look['theme']
}

interface Subject {
  id: string
  /** Whether their own words mean it, and not only their trade. */
  isSaid: boolean
  colours: readonly string[]
  theme?: Look['theme']
}

const FOLDER = 'subjects'

const inName = 6
const ofTrade = 3
/** How many words of their story count, those of its first sentence twice, and how many mean a colour. */
const mostInStory = 6
const fewestInStory = 2

/** What the business is about, what is meant most first. */
export function subjectsOf(sheet: SortedSheet): Subject[] {
  const { who } = withLikelyFacts(sheet)
  const names = meantBy([who.name?.value, who.description?.value, who.slogan?.value])
  const about = sheet.own_words.about?.value ?? ''
  const roles = sheet.people.map(({ value }) => value.role)
  const story = meantBy([about, ...roles, ...textsIn(sheet.offers), ...textsIn(sheet.services)])
  const [first] = sheet.sorted.sentences.filter(isOfText)
  const opening = meantBy([first?.typed])
  const { id } = kindOf(sheet)
  const scored = [...readData<SubjectFile>(FOLDER)].flatMap(([subject, file]) => {
    const named = (names.get(subject) ?? []).length * inName
    const told = [story, opening].map((meant) => new Set(meant.get(subject)).size)
    const usual = file.kinds?.split(' ').includes(id) ? ofTrade : 0
    const score = named + Math.min(mostInStory, told[0] + told[1]) + usual
    if (score === 0) return []
    const isSaid = named > 0 || told[0] >= fewestInStory
    const { colours = [], theme } = file
    return {
      score,
      subject: {
        id: subject,
        isSaid,
        colours: isSaid ? colours : [],
        ...(theme && named > 0 ? { theme } : {}),
      },
    }
  })
  return scored.sort((one, other) => other.score - one.score).map(({ subject }) => subject)
}

/** For each subject that these texts mean the places of its list that their words have there. */
function meantBy(texts: (string | undefined)[]): Map<string, number[]> {
  const meant = new Map<string, number[]>()
  for (const word of wordsIn(texts)) {
    const listed = entriesFor(word).flatMap((entry) => placesIn(FOLDER).get(entry) ?? [])
    // Of several entries for one word the first counts.
    const bySubject = Map.groupBy(listed, ({ subject }) => subject)
    for (const [subject, all] of bySubject) {
      const first = Math.min(...all.map(({ at }) => at))
      meant.set(subject, [...(meant.get(subject) ?? []), first])
    }
  }
  return meant
}

/** Where each entry stands in the lists of the subjects. */
const placesIn = oncePerKey((folder: string) =>
  Map.groupBy(
    [...readData<SubjectFile>(folder)].flatMap(([subject, { words }]) =>
      words.split(/\s+/).map((entry, at) => ({ subject, entry, at }))
    ),
    ({ entry }) => entry
  )
)

function wordsIn(texts: (string | undefined)[]): string[] {
  const plain = folded(texts.filter(Boolean).join(' '))
  // What is wood-fired is no wood.
  return (plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).map((word) => word.split('-').at(-1)!)
}

/** Every text in a part of the sheet. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}
