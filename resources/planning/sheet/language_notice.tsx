import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { notice } from '../flow/review.css.ts'
import { isPageLanguage, languageName } from './page_languages.ts'
import { useSheetContext } from './state/sheet_context.ts'

/** Told before a page is approved: the person writes in a language that our own words do not exist in. */
export function LanguageNotice() {
  const { sheet, values, show } = useSheetContext()
  const { language } = values.wishes
  const spoken = isPageLanguage(language) ? sheet.own_words.language : language
  if (!spoken) return null
  const words = isPageLanguage(language) ? language : 'en'
  return (
    <p role="status" className={notice}>
      {t('planning.sheet.unknown_language', {
        language: languageName(spoken, 'en'),
        words: languageName(words, 'en'),
      })}{' '}
      <Button variant="link" size="small" onClick={() => show('wishes.language')}>
        {t('planning.sheet.choose_language')}
      </Button>
    </p>
  )
}
