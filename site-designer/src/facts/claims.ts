/** Things a business may say of itself. They appear only where the text has them. */
export const claims = [
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
  [
    /\bwood[- ](?:fired|burning)(?!,? (?:saunas?|hot|tubs?|stoves?|kilns?|boilers?|heat\w*|baths?|fires?|pottery|ceramics|stoneware))|wood oven\b/i,
    'Wood-fired oven',
  ],
  [/\bstone oven\b/i, 'Stone oven'],
  [/\bwheelchair(?:[- ]accessible)?|step[- ]free\b/i, 'Step-free access'],
  [/\bdog[- ]friendly|dogs (?:are )?welcome\b/i, 'Dogs welcome'],
  [/\bpet[- ]friendly|pets (?:are )?(?:welcome|allowed)\b/i, 'Pets welcome'],
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
  // "Saturdays by appointment" says it of a day.
  [
    /(?<!\b(?:\w*days?|sat|sun|mon|weekends|evenings) (?:only )?)\bby appointment(?: only)?\b/i,
    'By appointment',
  ],
  [/\bwomen[- ](?:led|owned|run)\b/i, 'Women-led'],
  [/\bsmall (?:classes|groups)\b/i, 'Small groups'],
  [/\bbeginners (?:are )?welcome|beginner[- ]friendly|all levels\b/i, 'All levels'],
  [/\btake[- ]?away|takeout\b/i, 'Takeaway'],
  [/\b(?:home |local )?deliver(?:y|ies)\b/i, 'Delivery'],
  [/\bcards? accepted|card payments?\b/i, 'Card payments'],
  [/\bcash only\b/i, 'Cash only'],
  [/\bhome visits?\b/i, 'Home visits'],
  [/\bonline (?:sessions|lessons|classes|consultations)\b/i, 'Online too'],
  [/\bguarantee(?:d)?\b|\bwarranty\b/i, 'With a guarantee'],
] as const satisfies readonly (readonly [RegExp, string])[]

/** A claim by its English words; each language's copy says it in its own. */
export type ClaimId = (typeof claims)[number][1]

export interface Proof {
  since?: string
  years?: string
  claims: string[]
}
