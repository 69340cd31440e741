import { Plus } from 'lucide-react'
import { sectionsAskedFor, type SectionKind, type SheetChange } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx'
import { KeptLines } from '../fields/kept_lines.tsx'
import { useError } from '../fields/use_error.ts'
import { fieldName } from '../field_name.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './groups.css.ts'

type List = 'sections_wanted' | 'sections_refused'

/** Sections that the page must have, or must not have. None can be both. */
export function PageSections({ list }: { list: List }) {
  const { values, change } = useSheetContext()
  const path = `wishes.${list}` as const
  const error = useError(path)
  const sections = values.wishes[list]
  const other: List = list === 'sections_wanted' ? 'sections_refused' : 'sections_wanted'

  function add(kind: SectionKind) {
    const wishes: SheetChange['wishes'] = { [list]: [...sections, kind] }
    if (values.wishes[other].includes(kind)) {
      wishes[other] = values.wishes[other].filter((one) => one !== kind)
    }
    change({ wishes })
  }

  return (
    <div data-field={path} className={styles.sections}>
      <p className={styles.legend}>{fieldName(path)}</p>
      <KeptLines
        lines={sections.map((kind) => ({ key: kind, text: sectionName(kind) }))}
        onRemove={(gone) => change({ wishes: { [list]: sections.filter((one) => one !== gone) } })}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div>
        <Menu
          align="start"
          trigger={
            <Button variant="plain" size="small" icon={Plus}>
              {t(`planning.sheet.add.wishes_${list}`)}
            </Button>
          }
        >
          {sectionsAskedFor()
            .filter((kind) => !sections.includes(kind))
            .map((kind) => (
              <MenuItem key={kind} onSelect={() => add(kind)}>
                {sectionName(kind)}
              </MenuItem>
            ))}
        </Menu>
      </div>
    </div>
  )
}

function sectionName(kind: SectionKind): string {
  return t(`planning.sheet.section.${kind}`)
}
