import { t } from '../../../lib/text/text.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Group, type BlockSpec } from '../fields/group.tsx'
import { KeptLines } from '../fields/kept_lines.tsx'
import { LinesFact } from '../fields/lines_fact.tsx'
import { fieldName } from '../field_name.ts'
import { isPageLanguage, languageName, PAGE_LANGUAGES } from '../page_languages.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './groups.css.ts'
import { PageSections } from './page_sections.tsx'

const COLOURS = ['colours', 'colours_refused'] as const
const THEMES = ['as_suits', 'light', 'dark'] as const

export function PageGroup() {
  const { values, change } = useSheetContext()
  const { language, theme, moods } = values.wishes
  const { sections_wanted: wanted, sections_refused: refused } = values.wishes
  const colours = COLOURS.filter((list) => values.wishes[list].length > 0)
  const codes = isPageLanguage(language) ? PAGE_LANGUAGES : [language, ...PAGE_LANGUAGES]

  return (
    <Group
      title={t('planning.sheet.group.page')}
      blocks={[
        {
          id: 'language',
          holds: ['wishes.language'],
          add: t('planning.sheet.add.wishes_language'),
          filled: true,
          content: (
            <Field
              label={fieldName('wishes.language')}
              hint={
                isPageLanguage(language)
                  ? undefined
                  : t('planning.sheet.language_without_words', { language: languageName(language) })
              }
            >
              <Select
                value={language}
                options={codes.map((code) => ({ value: code, label: languageName(code) }))}
                onChange={(code) => change({ wishes: { language: code } })}
              />
            </Field>
          ),
        },
        {
          id: 'theme',
          holds: ['wishes.theme'],
          add: t('planning.sheet.field.wishes_theme'),
          filled: true,
          content: (
            <Field label={fieldName('wishes.theme')}>
              <Select
                value={theme ?? 'as_suits'}
                options={THEMES.map((name) => ({
                  value: name,
                  label: t(`planning.sheet.theme.${name}`),
                }))}
                onChange={(name) =>
                  change({ wishes: { theme: name === 'as_suits' ? null : name } })
                }
              />
            </Field>
          ),
        },
        {
          id: 'sections_wanted',
          holds: ['wishes.sections_wanted'],
          add: t('planning.sheet.add.wishes_sections_wanted'),
          filled: wanted.length > 0,
          content: <PageSections list="sections_wanted" />,
        },
        {
          id: 'sections_refused',
          holds: ['wishes.sections_refused'],
          add: t('planning.sheet.add.wishes_sections_refused'),
          filled: refused.length > 0,
          content: <PageSections list="sections_refused" />,
        },
        // Colours that were read can be removed; new ones are added with feedback.
        ...colours.map((list): BlockSpec => ({
          id: list,
          holds: [`wishes.${list}`],
          add: fieldName(`wishes.${list}`),
          filled: true,
          content: <Colours list={list} />,
        })),
        {
          id: 'moods',
          holds: ['wishes.moods'],
          add: t('planning.sheet.add.wishes_moods'),
          filled: moods.length > 0,
          content: (
            <LinesFact
              path="wishes.moods"
              value={moods}
              onChange={(words) => change({ wishes: { moods: words } })}
            />
          ),
        },
      ]}
    />
  )
}

function Colours({ list }: { list: (typeof COLOURS)[number] }) {
  const { values, change } = useSheetContext()
  const colours = values.wishes[list]
  return (
    <div className={styles.sections}>
      <p className={styles.legend}>{fieldName(`wishes.${list}`)}</p>
      <KeptLines
        lines={colours.map(({ word }) => ({ key: word, text: word }))}
        onRemove={(gone) =>
          change({ wishes: { [list]: colours.filter(({ word }) => word !== gone) } })
        }
      />
    </div>
  )
}
