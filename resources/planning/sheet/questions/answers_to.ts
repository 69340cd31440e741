import type { SheetChange, Suggestion } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { fieldName } from '../field_name.ts'
import { answering, chipText, toggled } from '../fields/questions.ts'
import { suggestedText } from '../fields/suggested_text.ts'
import { placesFor } from '../prompt_text/places_for.ts'
import type { FormValues } from '../state/form_values.ts'
import type { OpenQuestion } from './open_questions.ts'

export interface Answer {
  label: string
  /** Undefined of a no that there is nothing to write down for. */
  change?: SheetChange
}

export interface Asked {
  /** The question as a sentence. */
  text: string
  /** Why it is asked. */
  because: string
  answers: Answer[]
}

type Tapped = Exclude<OpenQuestion, { about: 'name' }>

interface Told {
  values: FormValues
  /** The name of a kind of page. */
  kindName(id: string): string
}

/** A question in words, with what each answer changes. */
export function answersTo(question: Tapped, { values, kindName }: Told): Asked {
  switch (question.about) {
    case 'words': {
      const { readings } = question
      return readings.length === 1
        ? aboutOne(readings[0]!, kindName)
        : aboutSeveral(readings, kindName)
    }
    case 'unplaced':
      return aboutUnplaced(question)
    case 'chip': {
      const field = answering(question.chip.field, values)!
      return {
        text: t('planning.sheet.ask.chip', { label: question.chip.label }),
        because: t('planning.sheet.questions'),
        answers: [
          { label: YES(), change: toggled(field, chipText(question.chip)) },
          { label: NO() },
        ],
      }
    }
  }
}

const YES = () => t('planning.sheet.ask.yes')
const NO = () => t('planning.sheet.ask.no')

function aboutOne(one: Suggestion, kindName: Told['kindName']): Asked {
  const value = valueOf(one, kindName)
  const { id, field, why } = one
  return {
    text: isAskedFor(field)
      ? t(`planning.sheet.ask.${ASKED[field]}`, { value })
      : t('planning.sheet.ask.other', { value, field: fieldName(field) }),
    because: t('planning.sheet.ask.because', { why: t(`planning.sheet.why.${why}`) }),
    answers: [
      { label: YES(), change: { suggestions: { take: [id] } } },
      { label: NO(), change: { suggestions: { drop: [id] } } },
    ],
  }
}

function aboutSeveral(readings: readonly Suggestion[], kindName: Told['kindName']): Asked {
  const value = valueOf(readings[0]!, kindName)
  const why = readings[0]!.why
  return {
    text: t('planning.sheet.ask.which', { value }),
    because: t('planning.sheet.ask.because', { why: t(`planning.sheet.why.${why}`) }),
    answers: [
      ...readings.map((one) => ({
        label: t('planning.sheet.prompt.take', {
          field: fieldName(one.field),
          value: valueOf(one, kindName),
        }),
        change: { suggestions: { take: [one.id] } },
      })),
      {
        label: t('planning.sheet.ask.none'),
        change: { suggestions: { drop: readings.map(({ id }) => id) } },
      },
    ],
  }
}

function aboutUnplaced({ words, from }: Extract<Tapped, { about: 'unplaced' }>): Asked {
  const places = placesFor(words).slice(0, MOST_PLACES)
  return {
    text: t('planning.sheet.ask.unplaced', { words }),
    because: t('planning.sheet.ask.unplaced_because'),
    answers: [
      ...places.map((to) => ({ label: fieldName(to), change: { unplaced: [{ from, to }] } })),
      { label: t('planning.sheet.prompt.drop'), change: { unplaced: [{ from, to: 'drop' }] } },
    ],
  }
}

const MOST_PLACES = 3

/** Fields with a question of their own. */
const ASKED = {
  'offers': 'offers',
  'services': 'services',
  'people': 'people',
  'dates': 'dates',
  'works': 'works',
  'own_words.about': 'about',
} as const

function isAskedFor(field: string): field is keyof typeof ASKED {
  return field in ASKED
}

function valueOf(one: Suggestion, kindName: Told['kindName']): string {
  const value = suggestedText(one)
  return one.field === 'who.kind' ? kindName(value) : value
}
