import { readData } from '#designer/data/read_data'
import { kindOf } from '#designer/fill/business'
import { isOfText } from '#designer/fill/sentences/sentence'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { withLikelyFacts } from '#designer/sheet/likely'
import type { Look } from '#designer/site/site'
import { folded } from '#designer/language/fold'

/** What businesses are about, a file of data/subjects each: the sea, bread, stars. */
interface SubjectFile {
  /** Without marks and capitals, in all languages; with a * at the end, the beginnings of words. */
  words: string
  /** Kinds and trades that it fits whatever their words say. */
  kinds?: string
  colours?: string[]
  theme?: Look['theme']
  strokes?: unknown
}

interface Subject {
  id: string
  colours: readonly string[]
  theme?: Look['theme']
  /** Whether a drawing goes with it: words of theirs, or their trade, say that it fits. */
  isDrawn: boolean
}

const inName = 6
const ofTrade = 3
/** How many words of their story count, those of its first sentence twice, and how many mean a colour. */
const mostInStory = 6
const fewestInStory = 2

/** What the business is about, what is meant most first. */
export function subjectsOf(sheet: SortedSheet): Subject[] {
  const { who } = withLikelyFacts(sheet)
  const names = wordsIn([who.name?.value, who.description?.value, who.slogan?.value])
  const about = sheet.own_words.about?.value ?? ''
  const roles = sheet.people.map(({ value }) => value.role)
  const story = wordsIn([about, ...roles, ...textsIn(sheet.offers), ...textsIn(sheet.services)])
  const [first] = sheet.sorted.sentences.filter(isOfText)
  const opening = wordsIn([first?.typed])
  const { id } = kindOf(sheet)
  const scored = [...readData<SubjectFile>('subjects')].flatMap(([subject, file]) => {
    const isMeant = matcher(file.words)
    const named = names.filter(isMeant).length * inName
    const told = [story, opening].map(
      (words) => new Set(words.flatMap((one) => isMeant(one) ?? [])).size
    )
    const usual = file.kinds?.split(' ').includes(id) ? ofTrade : 0
    const score = named + Math.min(mostInStory, told[0] + told[1]) + usual
    if (score === 0) return []
    const isSaid = named > 0 || told[0] >= fewestInStory
    const { colours = [], theme, strokes } = file
    return {
      score,
      subject: {
        id: subject,
        colours: isSaid ? colours : [],
        ...(theme && named > 0 ? { theme } : {}),
        isDrawn: strokes !== undefined && (named > 0 || usual > 0 || (isSaid && told[1] > 0)),
      },
    }
  })
  return scored.sort((one, other) => other.score - one.score).map(({ subject }) => subject)
}

/** The entry of a list that a word is, or begins with. */
function matcher(list: string): (word: string) => string | undefined {
  const all = list.split(/\s+/)
  return (word) =>
    all.find((entry) =>
      entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : word === entry
    )
}

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
