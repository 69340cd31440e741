import type { PageEdit } from '#designer/instructions/page_edit'
import { IT, type Slot } from '#designer/instructions/language/slots'
import { asTargets, sectionShowing } from '#designer/instructions/targets/beside'
import { compound } from '#designer/instructions/targets/compound'
import { keyOf } from '#designer/instructions/targets/key_of'
import { bare, factNamed, keyNamed, withoutSort } from '#designer/instructions/targets/names'
import { partsDescribed, partsLabelled, partsSaying } from '#designer/instructions/targets/parts'
import { pointed } from '#designer/instructions/targets/pointed'
import { sectionsLike, sectionsNamed } from '#designer/instructions/targets/sections'
import type { FactName, LookName, Target } from '#designer/instructions/targets/target'
import { itemsNamed } from '#designer/instructions/targets/things'
import type { SectionOnPage } from '#designer/live_page/reading/page_reading'

/** Names within names: "the second button of the contact section". */
const DEEPEST = 2

/**
 * Everything that some words can mean on this page, as the person sees it: the selection, facts, the
 * look, things of lists, labels of the editor, sections and visible words. What the words say
 * exactly comes before what they only describe.
 */
export function find(edit: PageEdit, slot: Slot, scope?: SectionOnPage, depth = 0): Target[] {
  // What "it" means differs from clause to clause.
  if (edit.before || slot === IT) return foundOn(edit, slot, scope, depth)
  const { language, selection, reading } = edit
  const where = [language.code, selection, scope?.element.index, depth, slot.isQuoted, slot.text]
  return reading.once(where.join(' '), () => foundOn(edit, slot, scope, depth))
}

function foundOn(
  edit: PageEdit,
  slot: Slot,
  scope: SectionOnPage | undefined,
  depth: number
): Target[] {
  const { language } = edit
  const words = bare(slot.words, language)
  if (slot.isQuoted) {
    const sections = scope ? [] : asTargets(sectionsNamed(edit, words))
    return [...itemsNamed(edit, words, scope), ...saying(edit, words, scope), ...sections]
  }
  const phrase = words.join(' ')
  if (slot === IT) return edit.before ? [edit.before] : pointed(edit)
  if (language.this.includes(phrase) || language.this.includes(slot.words.join(' ')))
    return pointed(edit)
  if (language.whole_page.includes(phrase)) return [{ is: 'page' }]
  const fact = factNamed(words, language)
  const known = fact ? [{ is: 'fact' as const, fact: fact as FactName }] : []
  const sections = scope ? [] : asTargets(sectionsNamed(edit, words))
  // "The contact section" is no link, thing or fact of that name.
  if (sections.length > 0 && withoutSort(words, language).length < words.length) return sections
  const aroundFact = scope ? [] : sectionShowing(edit, words)
  if (aroundFact.length > 0) return aroundFact
  const direct = [...itemsNamed(edit, words, scope), ...partsDescribed(edit, words, scope)]
  const inner = (name: Slot, within = scope) => find(edit, name, within, depth + 1)
  const isPart = keyNamed(words, language.parts, language) !== undefined
  const isKnown = isPart || direct.length + sections.length + known.length > 0
  const found = unique([
    ...known,
    ...direct,
    ...(isKnown || depth >= DEEPEST ? [] : compound(edit, slot, scope, inner)),
    ...look(edit, words, scope),
    ...saying(edit, words, scope),
    ...partsLabelled(edit, words, scope),
    ...sections,
  ])
  return found.length > 0 || scope ? found : asTargets(sectionsLike(edit, words))
}

const saying = (edit: PageEdit, words: string[], scope?: SectionOnPage): Target[] => {
  const exact = partsSaying(edit, words, scope)
  if (exact.length > 0) return exact
  return partsSaying(edit, withoutSort(words, edit.language), scope)
}

function look({ language }: PageEdit, words: string[], scope?: SectionOnPage): Target[] {
  if (scope) return []
  const key = keyNamed(words, language.looks, language)
  if (!key) return []
  if (key === 'meta_title') return [{ is: 'meta', meta: 'title' }]
  if (key === 'meta_description') return [{ is: 'meta', meta: 'description' }]
  return [{ is: 'look', look: key as LookName }]
}

function unique(targets: Target[]): Target[] {
  const seen = new Set<string>()
  return targets.filter((target) => {
    const key = keyOf(target)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
