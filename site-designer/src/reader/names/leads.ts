import { before, perLanguage } from '#designer/language/words_of'

const quote = '["“„«»‘\'(]?'

/** A pattern for the end of a text, matched from there backwards: most fail at its last letter. */
function atEnd(shape: string, flags: string): RegExp {
  return new RegExp(`(?<=${shape})`, `${flags}y`)
}

/** Whether a text ends as such a pattern says. */
export function endsWith(text: string, shape: RegExp): boolean {
  shape.lastIndex = text.length
  return shape.test(text)
}

/** What may stand in front of a name, as the end of a text. */
export const leads = perLanguage((words): [string, RegExp][] => {
  const behind = (parts: string) => atEnd(`${before}(?:${parts})[ :]{1,2}${quote}`, 'iu')
  return [
    ['behind_called', behind(`(?:${words.called})(?: is| simply| just)?`)],
    ['behind_name_is', behind(words.name_is)],
    ['behind_we_are', behind(words.we_are)],
    ['behind_i_am', behind(words.i_am)],
    ['behind_for', behind(words.page_for)],
    ['behind_of_page', behind(`${words.page}|${words.page_nouns}`)],
    ['behind_in_place', behind(words.in_place)],
    ['behind_own', behind(words.own)],
    ['behind_role', behind(words.roles)],
    ['behind_by', behind('by|with|from|von|par|avec|de|por|da|di|van|door|from|at')],
    ['behind_and', behind('and|&|und|et|y|e|en|ve|or')],
    ['behind_sentence', atEnd('[.!?]["”’)]? ', 'u')],
    ['behind_line', atEnd('\\n *[-*•]? ?', 'u')],
    ['behind_colon', atEnd(`: ?${quote}`, 'u')],
    ['behind_dash', atEnd('(?: [-–—]|\\|) ?', 'u')],
    ['behind_comma', atEnd(', ', 'u')],
    ['behind_bracket', atEnd('[(] ?', 'u')],
    ['behind_word', atEnd('\\p{Ll} ', 'u')],
    ['behind_capital', atEnd("(?<!\\p{L})\\p{Lu}[\\p{L}'’]* ", 'u')],
    ['behind_sign', atEnd('[\\p{Emoji_Presentation}!] ?', 'u')],
  ]
})

const introducing = [
  'behind_called',
  'behind_name_is',
  'behind_we_are',
  'behind_i_am',
  'behind_for',
  'behind_of_page',
]

/** Whether a name may begin behind these words, however it is typed: "called the daily grind". */
export const isIntroduced = (lead: string, code: string): boolean =>
  leads(code).some(([name, shape]) => introducing.includes(name) && endsWith(lead, shape))
