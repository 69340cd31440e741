import type { Copy } from '#designer/copy/copy'
import { en } from '#designer/copy/en'
import { tr } from '#designer/copy/tr'
import type { Language } from '#designer/text/language'

export function copyIn(language: Language): Copy {
  return language === 'tr' ? tr : en
}
