import { capital } from '#planning/designers/builtin/normalise'

/** Things a business may say of itself. They appear only where the text has them. */
const claims: [RegExp, string][] = [
  [/\bfamily[- ](?:run|owned)\b/i, 'Family-run'],
  [
    /\bfamily (?:bakery|business|firm|restaurant|company|practice|butcher|hotel|garage|shop)\b/i,
    'Family business',
  ],
  [/\bindependent\b/i, 'Independent'],
  [/\b(?:fully )?licen[sc]ed and insured\b/i, 'Licensed and insured'],
  [/\b(?:fully )?insured\b/i, 'Insured'],
  [/\bgas[- ]safe\b/i, 'Gas Safe registered'],
  [/\bNICEIC\b/, 'NICEIC approved'],
  [/\bNAPIT\b/, 'NAPIT registered'],
  [/\bfully qualified|\bqualified\b/i, 'Qualified'],
  [/\bcertified\b/i, 'Certified'],
  [/\bchartered\b/i, 'Chartered'],
  [/\bhand[- ]?made\b/i, 'Made by hand'],
  [/\bwood[- ](?:fired|burning)|wood oven\b/i, 'Wood-fired oven'],
  [/\bstone oven\b/i, 'Stone oven'],
  [/\bwheelchair(?:[- ]accessible)?|step[- ]free\b/i, 'Step-free access'],
  [/\bdog[- ]friendly|dogs (?:are )?welcome\b/i, 'Dogs welcome'],
  [/\bkids?[- ]friendly|child[- ]friendly|kids welcome|family[- ]friendly\b/i, 'Children welcome'],
  [/\bfree parking|own parking|customer parking\b/i, 'Parking'],
  [
    /\b24[- ]?hour (?:emergency|call)|emergency call[- ]?outs?|emergencies\b/i,
    'Emergency call-outs',
  ],
  [/\b24\/7\b/, 'Day and night'],
  [/\bsame[- ]day\b/i, 'Same-day'],
  [/\bfree (?:quotes?|estimates?)\b/i, 'Free quotes'],
  [/\bfixed (?:fees?|prices?)\b/i, 'Fixed fees'],
  [
    /\bfree (?:first|initial) (?:consultation|session|class|lesson)|first (?:class|consultation|session|lesson) (?:is )?free\b/i,
    'First one free',
  ],
  [/\bno appointment|walk[- ]?ins?\b/i, 'Walk-ins welcome'],
  [/\bby appointment(?: only)?\b/i, 'By appointment'],
  [/\bwomen[- ](?:led|owned|run)\b/i, 'Women-led'],
  [/\bsmall (?:classes|groups)\b/i, 'Small groups'],
  [/\bbeginners (?:are )?welcome|beginner[- ]friendly|all levels\b/i, 'All levels'],
  [/\btake[- ]?away|takeout\b/i, 'Takeaway'],
  [/\b(?:home |local )?deliver(?:y|ies)\b/i, 'Delivery'],
  [/\bcards? accepted|card payments?\b/i, 'Card payments'],
  [/\bcash only\b/i, 'Cash only'],
  [/\bhome visits?\b/i, 'Home visits'],
  [/\bonline (?:sessions|lessons|classes|consultations)\b/i, 'Online too'],
]
const denied = /\b(?:no|not|without|don't|do not|never|isn't|aren't)\s+(?:\w+\s){0,2}$/i

// Words that mean something else without the word behind them: "vegan cakes" is not "vegan".
const quoted =
  /\b(organic|vegan|vegetarian|gluten[- ]free|halal|kosher|fair[- ]trade)\b(?:\s(?!and\b|or\b|in\b|with\b|for\b|but\b|we\b|from\b)(\p{Ll}{3,}))?/giu

export interface Proof {
  since?: string
  years?: string
  claims: string[]
}

export function findProof(text: string): Proof {
  const since =
    /\b(?:since|founded in|founded|established in|established|est\.?|opened in|started in|going since|from)\s+(1[6-9]\d\d|20[0-4]\d)\b/i.exec(
      text
    )?.[1] ?? /\b(1[6-9]\d\d|20[0-4]\d)['’]?(?:den|dan|ten|tan)\s+beri\b/i.exec(text)?.[1]
  const years =
    /\b(?:for |over |with |more than |nearly )+(\d{1,3}\+?|ten|twenty|thirty|forty|fifty) years\b/i.exec(
      text
    )
  const found: string[] = []
  for (const [pattern, words] of claims) {
    const match = pattern.exec(text)
    if (!match || denied.test(text.slice(Math.max(0, match.index - 28), match.index))) continue
    if (found.some((other) => other.toLowerCase().includes(words.toLowerCase()))) continue
    found.push(words)
  }
  for (const match of text.matchAll(quoted)) {
    if (denied.test(text.slice(Math.max(0, match.index - 28), match.index))) continue
    const words = capital(match[0].toLowerCase())
    if (!found.some((other) => other.toLowerCase().includes(words.toLowerCase()))) found.push(words)
  }
  return { since, years: years ? `${years[1]} years` : undefined, claims: found.slice(0, 6) }
}
