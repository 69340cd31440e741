import type { AskedQuestion, Step } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Group } from '../fields/group.tsx'
import { KeepOurs } from '../fields/keep_ours.tsx'
import type { Column } from '../fields/rows.tsx'
import { RowsFact } from '../fields/rows_fact.tsx'
import { oursOn } from '../state/ours.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './groups.css.ts'

/** What visitors want to know before they come or call, most of it ready for the kind of page. */
export function GuideGroup() {
  const { values, change, sheet } = useSheetContext()
  const { fields } = oursOn(sheet)
  return (
    <Group
      title={t('planning.sheet.group.guide')}
      blocks={[
        {
          id: 'steps',
          holds: ['steps'],
          add: t('planning.sheet.add.steps'),
          filled: values.steps.length > 0,
          wide: true,
          content: (
            <RowsFact
              path="steps"
              columns={stepColumns()}
              rows={values.steps}
              blank={{ name: '' }}
              beside={(row) => <KeepOurs of="steps" row={row} />}
              onChange={(steps) => change({ steps })}
            />
          ),
        },
        {
          id: 'questions',
          holds: ['questions'],
          add: t('planning.sheet.add.questions'),
          filled: values.questions.length > 0,
          wide: true,
          content: (
            <RowsFact
              path="questions"
              columns={questionColumns()}
              rows={values.questions}
              blank={{ question: '' }}
              beside={(row) => <KeepOurs of="questions" row={row} />}
              onChange={(questions) => change({ questions })}
            />
          ),
        },
      ]}
    >
      {fields.length > 0 && <p className={styles.hint}>{t('planning.sheet.ours.hint')}</p>}
    </Group>
  )
}

function stepColumns(): Column<Step>[] {
  return [
    { name: 'name', label: t('planning.sheet.steps.name'), share: 2 },
    { name: 'text', label: t('planning.sheet.steps.text'), share: 5, long: true },
  ]
}

function questionColumns(): Column<AskedQuestion>[] {
  return [
    { name: 'question', label: t('planning.sheet.asked.question'), share: 2, long: true },
    { name: 'answer', label: t('planning.sheet.asked.answer'), share: 3, long: true },
  ]
}
