import { planEn } from '#designer/copy/plan_en'
import { planTr } from '#designer/copy/plan_tr'
import type { PlanWords } from '#designer/copy/plan_words'
import type { Language } from '#designer/text/language'

export function planWordsIn(language: Language): PlanWords {
  return language === 'tr' ? planTr : planEn
}
