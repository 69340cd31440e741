// What a person says to whoever makes the page, and not to its visitors.
const greeting =
  /^(?:hi|hiya|hey|hello|dear|yo|ok(?:ay)?|so basically|good (?:morning|afternoon|evening|day)|greetings|thank(?:s| you)|cheers|basically|right so|well)\b|\b(?:thanks|thank you|cheers|thx|please|pls|plz)\b/i
const wish =
  /\b(?:i|we)(?:['’]d| would| also| just| really| only| do| still)* (?:like|want|need|wish|hope|prefer|was hoping|am looking|are looking|had in mind|think it|don['’]t (?:want|need|like|know|have a (?:logo|site|website)))\b(?! (?:every|each|all) )|\b(?:people|customers|clients|guests|visitors|patients|parents|they|everyone|anyone|folks?)\b[^.]{0,24}\b(?:should|could|to be able|able to|must|need to (?:see|find|know)|can (?:book|order|see|find|call|get|read|contact|message|ask|reserve|pay|choose|sign))\b|\b(?:looking for|make (?:me|us|it)|build (?:me|us)|let (?:them|people|customers|visitors)|(?:you|u) (?:should|could|must|can) (?:put|add|use|write|make|show|mention|include|leave))\b/i
// Small where it is always written large, and what is only typed in a hurry.
const hurried =
  /(?<![\p{L}’'.])(?:i|im|i'm|i've|ive|id|dont|doesnt|cant|wont|u|ur|idk|lol|btw|asap|gonna|wanna|thru|cuz|bc)(?![\p{L}.])/u

/** Whether a sentence is meant for whoever makes the page: a greeting, a wish, a hurried aside. */
export function isForUs(sentence: string): boolean {
  return greeting.test(sentence) || wish.test(sentence) || hurried.test(sentence)
}

const spoken = [
  /\b(?:we|i|you|they|he|she|it|who|which|that|this|everyone|everybody|everything|nobody|nothing|no one|each|there)(?:['’](?:re|ve|ll|d|m|s)\b|\s(?!(?:and|or|of|in|at|for|with|the|to|from)\b)\p{L})/iu,
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|may|must|should)\b|n['’]t\b/i,
  /\b(?:our|my|every|each|the|all)\s(?:\p{L}+\s){1,4}?(?:comes?|goes|go|changes?|opens?|runs?|starts?|begins?|ends?|takes?|makes?|keeps?|gives?|brings?|needs?|means?|gets?|works?|helps?|lives?|stands?|serves?|sells?|uses?|stays?|leaves?|loves?|knows?|grows?|bakes?|cooks?|cuts?|teaches|learns?|lasts?|includes?|sits?|lies?|looks?|feels?|tells?|shows?|ha[ds]|came|went|began|started|opened|built|took|made|grew|kept|gave|brought|left|knew|ran|bought|taught|founded|baked)\b/iu,
]

/** Whether words say something whole: "Seaside rooms with breakfast" has no verb. */
export function isSentence(words: string): boolean {
  return !/^[^.]{0,40}:\s/.test(words) && spoken.some((pattern) => pattern.test(words))
}
