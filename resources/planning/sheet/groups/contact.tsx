import { ways, type Link, type Way } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Group } from '../fields/group.tsx'
import type { Column } from '../fields/rows.tsx'
import { ListFact, RowsFact } from '../fields/rows_fact.tsx'
import { useSuggestions } from '../fields/suggestions.tsx'
import { fieldName } from '../field_name.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './groups.css.ts'

const NONE = 'none'

export function ContactGroup() {
  const { values, change } = useSheetContext()
  const { contact } = values
  const telephones = useSuggestions('contact.telephones').length
  const emails = useSuggestions('contact.emails').length
  const links = useSuggestions('contact.links').length
  const linkColumns: Column<Link>[] = [
    { name: 'label', label: t('planning.sheet.links.label'), share: 2 },
    { name: 'url', label: t('planning.sheet.links.url'), share: 4, long: true, type: 'url' },
  ]

  return (
    <Group
      title={t('planning.sheet.group.contact')}
      blocks={[
        {
          id: 'telephones',
          holds: ['contact.telephones'],
          add: t('planning.sheet.add.contact_telephones'),
          filled: contact.telephones.length + telephones > 0,
          content: (
            <ListFact
              path="contact.telephones"
              type="tel"
              values={contact.telephones}
              addText={t('planning.sheet.list.another')}
              onChange={(numbers) => change({ contact: { telephones: numbers } })}
            />
          ),
        },
        {
          id: 'emails',
          holds: ['contact.emails'],
          add: t('planning.sheet.add.contact_emails'),
          filled: contact.emails.length + emails > 0,
          content: (
            <ListFact
              path="contact.emails"
              type="email"
              values={contact.emails}
              addText={t('planning.sheet.list.another')}
              onChange={(addresses) => change({ contact: { emails: addresses } })}
            />
          ),
        },
        {
          id: 'links',
          holds: ['contact.links'],
          add: t('planning.sheet.add.contact_links'),
          filled: contact.links.length + links > 0,
          wide: true,
          content: (
            <RowsFact
              path="contact.links"
              columns={linkColumns}
              rows={contact.links}
              blank={{ url: '', label: '' }}
              onChange={(list) => change({ contact: { links: list } })}
            />
          ),
        },
        {
          id: 'ways',
          holds: ['contact.preferred', 'contact.refused'],
          add: t('planning.sheet.add.contact_preferred'),
          filled: contact.preferred !== null || contact.refused.length > 0,
          wide: true,
          content: <Ways />,
        },
      ]}
    />
  )
}

function Ways() {
  const { values, change } = useSheetContext()
  const { preferred, refused } = values.contact

  function refuse(way: Way, on: boolean) {
    const others = refused.filter((other) => other !== way)
    change({ contact: { refused: on ? [...others, way] : others } })
  }

  return (
    <div className={styles.stack}>
      <div data-field="contact.preferred">
        <Field label={fieldName('contact.preferred')}>
          <Select
            value={preferred ?? NONE}
            options={[
              { value: NONE, label: t('planning.sheet.no_preference') },
              ...ways.map((way) => ({ value: way, label: t(`planning.sheet.way.${way}`) })),
            ]}
            onChange={(way) => change({ contact: { preferred: way === NONE ? null : way } })}
          />
        </Field>
      </div>
      <fieldset data-field="contact.refused">
        <legend className={styles.legend}>{fieldName('contact.refused')}</legend>
        <div className={styles.checks}>
          {ways.map((way) => (
            <Checkbox key={way} checked={refused.includes(way)} onChange={(on) => refuse(way, on)}>
              {t(`planning.sheet.way.${way}`)}
            </Checkbox>
          ))}
        </div>
        <p className={styles.hint}>{t('planning.sheet.hint.refused')}</p>
      </fieldset>
    </div>
  )
}
