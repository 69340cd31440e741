import { readData } from '#designer/data/read_data'
import { kindOf } from '#designer/fill/business'
import { withLikelyName } from '#designer/sheet/likely'
import type { Sheet } from '#designer/sheet/sheet'
import type { Look } from '#designer/site/site'
import { fold } from '#designer/text/letters'

/** What businesses are about, a file of data/subjects each: the sea, bread, stars. */
interface SubjectFile {
  /** Without marks and capitals, in all languages; with a * at the end, the beginnings of words. */
  words: string
  /** Kinds and trades that it suits where no words of theirs say anything. */
  kinds?: string
  colours?: string[]
  theme?: Look['theme']
  strokes?: unknown
}

interface Subject {
  id: string
  /** Whether their name or what they are says it, and not only their story. */
  isNamed: boolean
  colours: readonly string[]
  theme?: Look['theme']
  /** Whether a drawing goes with it. */
  isDrawn: boolean
}

const inName = 4
const ofTrade = 3
const ofKind = 1.5
/** How often a word of their story counts, and how often it must be said to count for a colour. */
const mostInStory = 3
const fewestInStory = 2

/** What the business is about, what is meant most first. */
export function subjectsOf(sheet: Sheet): Subject[] {
  const { who } = withLikelyName(sheet)
  const names = wordsIn([who.name?.value, who.description?.value, who.slogan?.value])
  const story = wordsIn([
    ...textsIn(sheet.own_words),
    ...textsIn(sheet.offers),
    ...textsIn(sheet.services),
  ])
  const { id, refines } = kindOf(sheet)
  const scored = [...readData<SubjectFile>('subjects')].flatMap(([subject, file]) => {
    const isMeant = matcher(file.words)
    const named = names.filter(isMeant).length * inName
    const told = Math.min(mostInStory, new Set(story.filter(isMeant)).size)
    const suited = file.kinds?.split(' ') ?? []
    const isSuited = suited.includes(id)
    const usual =
      isSuited && refines ? ofTrade : isSuited || suited.includes(refines ?? '') ? ofKind : 0
    const score = named + told + usual
    if (score === 0) return []
    const isSaid = named > 0 || told >= fewestInStory
    const { colours = [], theme, strokes } = file
    return {
      score,
      subject: {
        id: subject,
        isNamed: named > 0,
        colours: isSaid ? colours : [],
        ...(theme && named > 0 ? { theme } : {}),
        isDrawn: strokes !== undefined,
      },
    }
  })
  return scored.sort((one, other) => other.score - one.score).map(({ subject }) => subject)
}

function matcher(list: string): (word: string) => boolean {
  const all = list.split(/\s+/)
  const whole = new Set(all.filter((word) => !word.endsWith('*')))
  const beginnings = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

function wordsIn(texts: (string | undefined)[]): string[] {
  const plain = fold(texts.filter(Boolean).join(' ')).normalize('NFD').replace(/\p{M}/gu, '')
  return plain.match(/\p{L}+/gu) ?? []
}

/** Every text in a part of the sheet. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}
