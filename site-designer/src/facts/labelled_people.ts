import type { Person } from '#designer/facts/person'
import { placeNamed } from '#designer/facts/turkish/gazetteer'
import { isTradeTalk } from '#designer/facts/vocabulary'
import type { Language } from '#designer/text/language'
import { lower } from '#designer/text/letters'

const big = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*"
const entry = new RegExp(
  `(?:^|[.;,\\n]\\s*|\\s[–-]\\s)(\\p{L}[\\p{L}’'-]+(?:\\s\\p{L}+)?)\\s?:\\s(${big}(?:\\s(?:\\p{Lu}\\.\\s)?${big}){1,2})(?=\\s*(?:[.;,\\n(]|$|\\s[–-]\\s))`,
  'gu'
)

const headings =
  /^(?:names?|places?|location|address|shop|menu|business|studio|company|contact|brand|salon|city|town|ad[ıi]?|isim|yer|mekan|konum|adres|[şs]ehir|dükkan|marka|firma)$/iu

/** "Piano: Lale Sönmez. Violin: Ali Kaya": who teaches or does what, where the trade has such things. */
export function labelledPeople(text: string, language: Language): Person[] {
  return [...text.matchAll(entry)]
    .filter(([, what]) => !headings.test(what))
    .filter(([, what, name]) => isTradeTalk(what, language) && isPerson(name, language))
    .map(([, what, name]) => ({ name, role: lower(what, language) }))
}

// "Menu: Turkish Coffee" and "Tours: New York" name nobody.
function isPerson(name: string, language: Language): boolean {
  return !name
    .split(' ')
    .some((word) => isTradeTalk(word, language) || placeNamed(word)?.word === false)
}
