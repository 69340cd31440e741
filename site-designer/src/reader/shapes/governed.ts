import { coloursIn, withoutHeld, type ColourWord } from '#designer/reader/shapes/colour'
import { sectionsIn, type Found } from '#designer/reader/shapes/look'
import { after, anyOf, before, perLanguage } from '#designer/language/words_of'
import type { SectionKind } from '#designer/site/kinds'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  refuses: anyOf(words.refuses),
  behind: anyOf(`${words.refuses_behind}|${words.not_public}`),
  verb: anyOf(words.request_verbs, 'iu'),
  small: new RegExp(
    `^(?:[^\\p{L}\\p{N}.]|${before}(?:[dl]['’]|(?:${words.article}|${words.own}|${words.request_verbs}|${words.page_for})${after}))*$`,
    'iu'
  ),
}))

const joins = /^[ ,/]{0,2}(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|nem|né|en|of|ve|veya)(?= )/iu
/** "Photos of the wedding" are not all photos. */
const narrows =
  /^ (?:of|for|from|with|in|as|by|about|that|von|vom|für|mit|aus|als|bei|de|du|des|avec|pour|comme|del|con|para|como|do|da|dos|das|com|di|dei|della|delle|per|come|van|voor|met|uit|için)(?!\p{L})/iu
const mostBetween = 60
const mostBehind = 45
const mostBetweenColours = 16

/** What the refusing words of a clause refuse of the page: what they stand beside, and not what is only said with them. */
export function governedIn(text: string, code: string) {
  const { refuses, behind, verb, small } = patterns(code)
  const said = withoutHeld(text, code)
  const found = Array.from(said.matchAll(refuses), stretchOf)
  const forward = found.filter(([, end]) => /\p{L}/u.test(text.slice(end)))
  // "So could we not" refuses what stands before it.
  const backward = [
    ...found.filter(([, end]) => !/\p{L}/u.test(text.slice(end))),
    ...Array.from(said.matchAll(behind), stretchOf),
  ]
  const isSmall = (between: string) => between.length < mostBetween && small.test(between)
  const sections = sectionsIn(text, code)
  const colours = coloursIn(text, code)
  return {
    sections: [
      ...forward.flatMap((word) => sectionsBehind(word)),
      ...sections.filter(({ from }) => backward.some((word) => isSectionBefore(from, word))),
    ],
    colours: [
      ...new Set([
        ...forward.flatMap((word) => coloursBehind(word)),
        ...colours.filter(({ from }) =>
          backward.some(([start]) => from[1] <= start && start - from[1] < mostBehind)
        ),
      ]),
    ],
  }

  function sectionsBehind([, end]: Stretch): Found<SectionKind>[] {
    const all: Found<SectionKind>[] = []
    for (const section of sections.filter(({ from }) => from[0] >= end)) {
      const between = text.slice(all.at(-1)?.from[1] ?? end, section.from[0])
      if (!isSmall(all.length > 0 ? between.replace(joins, '') : between)) break
      all.push(section)
    }
    return all.filter(({ from }) => !narrows.test(text.slice(from[1])))
  }

  /** "Prices should not be shown": it begins with them. */
  function isSectionBefore([start, end]: Stretch, [refusal]: Stretch): boolean {
    const between = text.slice(end, Math.max(end, refusal))
    return (
      end <= refusal &&
      isSmall(text.slice(0, start)) &&
      between.split(' ').filter(Boolean).length < 3 &&
      !narrows.test(between)
    )
  }

  function coloursBehind([, end]: Stretch): ColourWord[] {
    const all: ColourWord[] = []
    for (const colour of colours.filter(({ from }) => from[0] >= end)) {
      const last = all.at(-1)?.from[1]
      const between = text.slice(last ?? end, colour.from[0])
      const most = last === undefined ? mostBetween : mostBetweenColours
      if (between.length > most || (last !== undefined && verb.test(between))) break
      all.push(colour)
    }
    return all
  }
}

const stretchOf = ({ 0: word, index }: RegExpMatchArray): Stretch => [index!, index! + word.length]

/** Where a refusal begins that is joined to something else: "black on cream and no clip art". */
export function refusalJoinedIn(text: string, code: string): number {
  const refusals = Array.from(text.matchAll(patterns(code).refuses), ({ index }) => index)
  return (
    refusals.find((index) =>
      / (?:and|und|et|y|e|en|ve),? (?:please |bitte )?$/iu.test(text.slice(0, index))
    ) ?? 0
  )
}
