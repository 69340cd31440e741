export {
  grammarLanguage as readingLanguage,
  type GrammarLanguage as Language,
} from '#designer/text/language'
