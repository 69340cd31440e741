import { isWorthy, kindWithin, type Candidate } from '#designer/reader/names/candidate'
import type { Reading } from '#designer/reader/reading'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { isShouted, nameRunAt } from '#designer/reader/shapes/name_run'
import { tokensOf } from '#designer/reader/shapes/tokens'
import { after, before, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const runs =
  'run|own|opened|started|launched|manage|betreiben?|führen?|eröffnen?|tiens|tenons|gère|ouvre|tengo|tenemos|regento|abrimos|gestisco|gestiamo|abbiamo|heb|hebben|tenho|temos|abri|abrimos'

const patterns = perLanguage((words) => ({
  called: new RegExp(`${before}(?:${words.called})(?: is| simply| just|:)? ?`, 'giu'),
  calledAfter: words.called_after
    ? new RegExp(`[ ,]{1,2}(?:${words.called_after})${after}`, 'giu')
    : undefined,
  nameIs: new RegExp(`${before}(?:${words.name_is})(?![\\p{L}\\p{N}]) ?`, 'giu'),
  weAre: new RegExp(`(?<=^|[.!?\\n:] ?|[,–-] )(?:${words.we_are}) `, 'gimu'),
  iAm: new RegExp(`${before}(?:${words.i_am}) `, 'giu'),
  apposition: new RegExp(
    `^(?:, (?:(?:${words.article}) )?|(?:,? (?:and|und|et|y|e|en)) (?:i am|i'm|i’m|i run|i have|i own|ich bin|bin|je suis|soy|sono|ik ben|ben|sou) (?:(?:${words.article}) )?|,? (?:${words.is_a}) )`,
    'iu'
  ),
  goesOn: new RegExp(
    `^(?:[,.!:;\\n(–—]|$| [–—-] | (?:${words.article}|and we|und wir|from|in)${after})`,
    'iu'
  ),
  // "We are a theatre group called…"
  presents: new RegExp(
    `(?:^|[.!?\\n] ?|[,–-] |(?:and|und|et|y|e|en) )(?:${words.we_are}|${words.i_am}|(?:i|we|ich|wir|je|nous|io|noi|ik|wij) (?:${runs})|${runs}) (?:${words.article}) (?:[\\p{L}'’-]{1,20} ){1,6}(?:in \\p{Lu}[\\p{L}-]{1,20} )?$`,
    'imu'
  ),
  stops: new RegExp(
    `[,.;:!?()\\n–—]| - | (?:${words.follows_kind}|i'm|he|she|they|it's|its|offering|im)${after}`,
    'iu'
  ),
}))

/** "Called X", "the name is X", "X adında", "we are X", "I'm X, a potter". */
export function namesByCue(reading: Reading): Candidate[] {
  const { prompt } = reading
  const { called, calledAfter, nameIs } = patterns(reading.language.code)
  const found: Candidate[] = []
  for (const { 0: cue, index } of prompt.matchAll(called))
    found.push(
      ...named(
        reading,
        [index, index + cue.length],
        isBusinessBefore(reading, index) ? 'name.cued' : 'name.guess'
      )
    )
  for (const { 0: cue, index } of prompt.matchAll(nameIs)) {
    if (/^(?:my name|ich |je |me |mi |ik |eu )/i.test(cue)) continue
    const end = index + cue.length
    const lead = prompt.slice(Math.max(0, index - 60), index)
    const isSaid =
      (ofBusiness.test(cue) || !ofWork.test(lead)) && !oneWord.test(prompt.slice(end, end + 40))
    found.push(...named(reading, [index, end], isSaid ? 'name.is' : 'name.is_alone'))
  }
  for (const { 0: cue, index } of calledAfter ? prompt.matchAll(calledAfter) : []) {
    const from = runBefore(prompt, index)
    if (from) found.push({ from, evidence: 'name.cued', cue: [index, index + cue.length] })
  }
  return [...found, ...introduced(reading)]
}

/** "We are Fern & Fable, a…" and "I'm Mara Doyle, a photographer". */
function introduced(reading: Reading): Candidate[] {
  const { prompt } = reading
  const { code } = reading.language
  const { weAre, iAm, apposition, goesOn } = patterns(code)
  const found: Candidate[] = []
  for (const { 0: cue, index } of prompt.matchAll(weAre)) {
    const run = nameRunAt(prompt, index + cue.length, code)
    if (
      !run ||
      isShouted(reading.text(run.from)) ||
      !goesOn.test(prompt.slice(run.from[1], run.from[1] + 30))
    )
      continue
    found.push({
      from: run.from,
      evidence:
        run.ambiguous || !isWorthy(reading, run) || /^\p{Ll}/u.test(reading.text(run.from))
          ? 'name.guess'
          : 'name.we_are',
    })
  }
  for (const { 0: cue, index } of prompt.matchAll(iAm)) {
    const run = nameRunAt(prompt, index + cue.length, code)
    if (!run) continue
    const tail = prompt.slice(run.from[1], run.from[1] + 60)
    const joint = apposition.exec(tail)
    const isKind = joint && kindWithin(reading, run.from[1] + joint[0].length)
    const isFull =
      /^\p{Lu}\S* \p{Lu}/u.test(reading.text(run.from)) && /^(?:[,.!;\n]|$| and)/.test(tail)
    if (isKind || isFull)
      found.push({
        from: run.from,
        evidence: isKind ? 'name.person_kind' : 'name.person',
      })
    else if (/^[.!\n]/.test(tail)) found.push({ from: run.from, evidence: 'name.guess' })
  }
  return found
}

const noName =
  /^(?:(?:me|us|it|you|the|a|an|to|on|up|back|by|at|de|la|une?|eine?)$|(?:after|for|by|in|on|to|because|nach|après|por|per|naar) ?)/i

/** A name after its cue: in capitals, in quotes, or in small letters up to where a phrase ends. */
function named(reading: Reading, cue: Stretch, evidence: string): Candidate[] {
  const { prompt } = reading
  const { stops } = patterns(reading.language.code)
  const run = nameRunAt(prompt, cue[1], reading.language.code)
  if (run && !isShouted(prompt.slice(cue[1], cue[1] + 60))) {
    // "Called The daily grind": what follows in small letters may belong to it.
    const tail = prompt.slice(run.from[1], run.from[1] + 24)
    const isUnsure =
      run.ambiguous ||
      (/^ \p{Ll}/u.test(tail) &&
        stops.exec(tail)?.index !== 0 &&
        !/^ (?:and|und|et|y|e|ve|i) /.test(tail))
    return [{ from: run.from, evidence: isUnsure ? 'name.guess' : evidence, cue }]
  }
  const rest = prompt.slice(cue[1], cue[1] + 60)
  const stop = stops.exec(rest)
  const text = rest.slice(0, stop?.index ?? (rest.length < 60 ? rest.length : 0)).trimEnd()
  if (text === '' || text.split(' ').length > 5 || noName.test(text) || /^["“”(]/.test(text))
    return []
  // "Called salt and pepper": one name, or two things.
  const isUnsure = /^ (?:and|or|&)/i.test(stop?.[0] ?? '')
  return [
    { from: [cue[1], cue[1] + text.length], evidence: isUnsure ? 'name.guess' : 'name.small', cue },
  ]
}

const ofBusiness =
  /business|shop|company|studio|trading|brand|band|firma|betrieb|laden|geschäft|salon|entreprise|boutique|empresa|negocio|tienda|azienda|attività|negozio|bedrijf|zaak|winkel|praktijk|loja|dükkan|işletme|marka/iu
/** A book has a name of its own. */
const ofWork =
  /(?<!\p{L})(?:books?|novel|album|libro|novela|livre|roman|buch|kitab?p?|boek|livro|romanzo|disco|dog|cat|parrot)(?!\p{L})[^\n]{0,40}$/iu
/** A first name alone, or those of two, may be who runs it. */
const oneWord = /^\p{L}+(?:[.,!;\n]|$)|^\p{Lu}\p{Ll}+ (?:and|und|et|y|e|en|ve) \p{Lu}\p{Ll}+ /u
const business =
  /(?:^|[^\p{L}])(?:it is|it's|it’s|its|it|is|are|we're|we’re|we are|be|business|company|shop|place|brand|project|site|website|page|studio|firm|salon|club|store|app|thing|laden|firma|seite|entreprise|société|empresa|negocio|tienda|azienda|attività|negozio|bedrijf|zaak|winkel|loja|er|sie|es|das|qui|che|que|die|se|si)$/iu

/** What is called so is the business: its noun, "it", "we"; nothing else between. */
function isBusinessBefore(reading: Reading, index: number): boolean {
  const { prompt } = reading
  const lead = prompt.slice(Math.max(0, index - 60), index).trimEnd()
  if (business.test(lead.slice(-24)) && /\p{L}$/u.test(lead)) return true
  const end = reading.kindAt?.[1] ?? Infinity
  const between = end <= index ? prompt.slice(end, index) : '.'
  if (between.length < 90 && !/[.!?\n]/.test(between)) return true
  const tokens = tokensOf(lead, index - lead.length).slice(-4)
  if (patterns(reading.language.code).presents.test(prompt.slice(Math.max(0, index - 90), index)))
    return true
  return tokens.some(
    (_, at) => kindNounAt(tokens, at, reading.language.code)?.last === tokens.length - 1
  )
}

/** The name in capitals or quotes that ends here: "Mavi Kapı adında". */
function runBefore(prompt: string, end: number): Stretch | undefined {
  const lead = prompt.slice(Math.max(0, end - 60), end)
  const match =
    /(?:["“”'‘’«]([^"“”«»\n]{1,50})["“”'‘’»]|((?:\p{Lu}[\p{L}\p{N}'’&.-]{0,25}|\d{1,4}|&|ve)(?: (?:\p{Lu}[\p{L}\p{N}'’&.-]{0,25}|\d{1,4}|&|ve(?= \p{Lu}))){0,5}))$/u.exec(
      lead
    )
  const typed = match?.[1] ?? match?.[2]
  if (!match || !typed) return undefined
  // "Kadıköy'de Mavi Kapı": the town is none of it.
  const town = match[1]
    ? 0
    : (/^.*['’](?:de|da|te|ta|den|dan|ten|tan|deki|daki|nin|nın|nun|nün) /u.exec(typed)?.[0]
        .length ?? 0)
  const start = end - lead.length + match.index + match[0].indexOf(typed) + town
  return [start, start + typed.length - town]
}
