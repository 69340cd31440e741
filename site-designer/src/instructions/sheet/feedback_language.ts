import { languagesFor, type CommandLanguage } from '#designer/instructions/language/language'
import { readData } from '#designer/data/read_data'

/** What `data/feedback/<language>.yaml` holds: what is answered to feedback on plans. */
interface FeedbackFile {
  messages: Record<string, string>
  choices: Record<string, string>
}

const known = new Map<string, CommandLanguage>()

/** The languages of commands with what is said of plans alone; that of the page first. */
export function feedbackLanguages(page: string): CommandLanguage[] {
  return languagesFor(page).map((language) => {
    const made = known.get(language.code) ?? withFeedback(language)
    known.set(language.code, made)
    return made
  })
}

function withFeedback(language: CommandLanguage): CommandLanguage {
  const file = readData<FeedbackFile>('feedback').get(language.code)
  if (!file) return language
  return {
    ...language,
    messages: { ...language.messages, ...file.messages },
    choices: { ...language.choices, ...file.choices },
  }
}
