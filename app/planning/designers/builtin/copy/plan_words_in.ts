import { planEn } from '#planning/designers/builtin/copy/plan_en'
import { planTr } from '#planning/designers/builtin/copy/plan_tr'
import type { PlanWords } from '#planning/designers/builtin/copy/plan_words'
import type { Language } from '#planning/designers/builtin/language'

export function planWordsIn(language: Language): PlanWords {
  return language === 'tr' ? planTr : planEn
}
