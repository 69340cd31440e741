import type { Quote } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Group } from '../fields/group.tsx'
import type { Column } from '../fields/rows.tsx'
import { RowsFact } from '../fields/rows_fact.tsx'
import { useSuggestions } from '../fields/suggestions.tsx'
import { TextFact } from '../fields/text_fact.tsx'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './groups.css.ts'

export function OwnWordsGroup() {
  const { values, change } = useSheetContext()
  const { about, quotes } = values.own_words
  const aboutPerhaps = useSuggestions('own_words.about').length > 0
  const quotesPerhaps = useSuggestions('own_words.quotes').length > 0
  const columns: Column<Quote>[] = [
    { name: 'text', label: t('planning.sheet.quotes.text'), share: 3, long: true },
    { name: 'by', label: t('planning.sheet.quotes.by'), share: 1 },
  ]

  return (
    <Group
      title={t('planning.sheet.group.own_words')}
      blocks={[
        {
          id: 'about',
          holds: ['own_words.about'],
          add: t('planning.sheet.add.own_words_about'),
          filled: about !== '' || aboutPerhaps,
          wide: true,
          content: (
            <TextFact
              long
              path="own_words.about"
              hint={t('planning.sheet.hint.about')}
              value={about}
              onChange={(text) => change({ own_words: { about: text } })}
            />
          ),
        },
        {
          id: 'quotes',
          holds: ['own_words.quotes'],
          add: t('planning.sheet.add.own_words_quotes'),
          filled: quotes.length > 0 || quotesPerhaps,
          wide: true,
          content: (
            <div>
              <RowsFact
                path="own_words.quotes"
                columns={columns}
                rows={quotes}
                blank={{ text: '', by: '' }}
                onChange={(list) => change({ own_words: { quotes: list } })}
              />
              <p className={styles.hint}>{t('planning.sheet.hint.quotes')}</p>
            </div>
          ),
        },
      ]}
    />
  )
}
