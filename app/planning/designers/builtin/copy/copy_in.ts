import type { Copy } from '#planning/designers/builtin/copy/copy'
import { en } from '#planning/designers/builtin/copy/en'
import { tr } from '#planning/designers/builtin/copy/tr'
import type { Language } from '#planning/designers/builtin/language'

export function copyIn(language: Language): Copy {
  return language === 'tr' ? tr : en
}
