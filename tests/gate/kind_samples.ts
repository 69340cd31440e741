import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { defaultForm } from '#designer/site/form'
import { allKinds } from '#designer/kinds/all'
import { compose } from '#designer/outline/compose'
import type { Outline } from '#designer/site/outline'
import type { Sheet } from '#designer/sheet/sheet'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'

type Hours = Record<string, string | string[]> & { notes?: string[] }

/** A sample in the form of a sheet, with short notation for weeks. */
type SampleFile = Omit<Facts, 'where'> & {
  language?: string
  where: Record<string, unknown>[]
}

interface KindSample {
  name: string
  sheet: Sheet
  form: typeof defaultForm
  outline: Outline
}

/** One page per kind, from a detailed sheet. */
export function kindSamples(): KindSample[] {
  const kinds = allKinds().filter(({ refines }) => refines === undefined)
  return kinds.map(({ id: name }) => {
    const sheet = sheetIn(name)
    const outline = compose(sheet, defaultForm, { seed: `${name}1` })
    return { name, sheet, form: defaultForm, outline }
  })
}

function sheetIn(name: string): Sheet {
  const file = new URL(`kind_samples/${name}.yaml`, import.meta.url)
  const { language, where, ...facts } = load(readFileSync(file, 'utf8')) as SampleFile
  const places = where.map(({ opening_hours: hours = {}, ...place }) => {
    const { notes = [], ...days } = hours as Hours
    return { ...place, opening_hours: { ...week(days as Omit<Hours, 'notes'>), notes } }
  })
  return sheetOf({ ...facts, where: places }, language ? { language } : {})
}
