import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Group, type BlockSpec } from '../fields/group.tsx'
import { KindFact } from '../fields/kind_fact.tsx'
import { suggestedText } from '../fields/suggested_text.ts'
import { useSuggestions } from '../fields/suggestions.tsx'
import { TextFact } from '../fields/text_fact.tsx'
import { useSheetContext } from '../state/sheet_context.ts'
import { aside } from './groups.css.ts'

/** `asksName`: the question above the form asks for the name, so the field is left out. */
export function WhoGroup({ asksName }: { asksName: boolean }) {
  const { values, change } = useSheetContext()
  const { who } = values
  const slogans = useSuggestions('who.slogan').length > 0
  const [assumed] = useSuggestions('who.name')
  const years = useSuggestions('who.founding_year').length > 0

  const name: BlockSpec = {
    id: 'name',
    holds: ['who.name', 'who.has_no_name'],
    add: t('planning.sheet.add.who_name'),
    filled: who.name !== '' || who.has_no_name || assumed !== undefined,
    content: who.has_no_name ? (
      <p className={aside}>
        {t('planning.sheet.name.has_none')}
        <Button variant="link" size="small" onClick={() => change({ who: { has_no_name: false } })}>
          {t('planning.sheet.name.give')}
        </Button>
      </p>
    ) : (
      <TextFact
        path="who.name"
        value={who.name}
        placeholder={assumed?.why === 'introduced' ? suggestedText(assumed) : undefined}
        onChange={(text) => change({ who: { name: text } })}
      />
    ),
  }

  return (
    <Group
      title={t('planning.sheet.group.who')}
      blocks={[
        ...(asksName && !who.name ? [] : [name]),
        {
          id: 'description',
          holds: ['who.description'],
          add: t('planning.sheet.add.who_description'),
          filled: true,
          content: (
            <TextFact
              path="who.description"
              value={who.description}
              placeholder={t('planning.sheet.hint.description')}
              onChange={(description) => change({ who: { description } })}
            />
          ),
        },
        {
          id: 'kind',
          holds: ['who.kind'],
          add: t('planning.sheet.add.who_kind'),
          filled: true,
          content: <KindFact />,
        },
        {
          id: 'slogan',
          holds: ['who.slogan'],
          add: t('planning.sheet.add.who_slogan'),
          filled: who.slogan !== '' || slogans,
          content: (
            <TextFact
              path="who.slogan"
              value={who.slogan}
              onChange={(slogan) => change({ who: { slogan } })}
            />
          ),
        },
        {
          id: 'founding_year',
          holds: ['who.founding_year'],
          add: t('planning.sheet.add.who_founding_year'),
          filled: who.founding_year !== '' || years,
          content: (
            <TextFact
              path="who.founding_year"
              value={who.founding_year}
              onChange={(founding) => change({ who: { founding_year: founding } })}
            />
          ),
        },
      ]}
    />
  )
}
