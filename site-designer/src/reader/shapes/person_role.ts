import { perLanguage, wordsOf } from '#designer/language/words_of'

export const and = 'and|&|und|et|y|e|en|ve|ile'
const article =
  '[Tt]he|[Oo]ur|[Mm]y|[Hh]er|[Hh]is|[Uu]nser\\p{L}{0,2}|[Nn]otre|[Nn]uestr[oa]|[Oo]nze|[Nn]oss[oa]|[Dd]er|[Dd]ie|[Ll][ae]|[Ee]l|[Ii]l|[Dd]e|[Oo]|[Aa]|with'

/** How a role stands in front of a name and behind it. */
export const rolePatterns = perLanguage((_, language) => {
  const words = [...new Set(['en', language])].map((code) => wordsOf(code).roles).join('|')
  const capital = words.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toLocaleUpperCase(language))
  const last = `(?:${words}|${capital}|CEO|CTO|CFO|COO|GP)`
  const many = '(?:e?s|in|innen|l[ae]r[ıi]?|[ıiuü]?m[ıiuü]z)?'
  const some = `(?:(?!(?:${article}|${and}|all) )[\\p{Ll}'’-]{2,18} (?:of |de )?){0,2}`
  const role = (end: string) =>
    `(?<role>(?:(?<=^|[^\\p{L} ] ?)(?!(?:${article}|${and}) )\\p{Lu}[\\p{Ll}-]{2,18} )?${some}${last}${end}(?: ?(?:${and}) ${some}${last}${end})?)(?!\\p{L})`
  const is = '(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn|é|são)'
  const behind = `(?:(?:${article}|an?|ein\\p{L}?|een)\\s)?${role('')}\\)?(?=\\s*(?:$|[.;,!?)(]|[–—]|-\\s|\\s(?:${and}|in|from|with|at)\\s))`
  return {
    any: new RegExp(`(?<!\\p{L})${last}`, 'u'),
    first: new RegExp(`^${last}${many}(?!\\p{L})`, 'u'),
    ahead: new RegExp(
      `(?:^|[.;:,!?(–]\\s?|\\s-\\s|(?<!\\p{L})(?:${article}|${and})\\s)${role(many)}(?<link>[:,]|\\s${is})?\\s$`,
      'u'
    ),
    behind: new RegExp(`^(?:\\s?[–—]\\s?|\\s-\\s|:\\s|,\\s|\\s?\\()${behind}`, 'u'),
    behindSingle: new RegExp(`^(?:\\s?[–—]\\s?|\\s-\\s|\\s?\\(|\\son\\s)${behind}`, 'u'),
  }
})
