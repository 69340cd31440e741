/** Feedback taken apart: "add a gallery, drop pricing and make it darker" is three wishes. */
export function clausesOf(feedback: string): string[] {
  return feedback
    .split(
      /\n+|[.;!?](?=\s|$)|,\s*(?:and\s+)?(?=(?:also\s+|please\s+)?(?:add|drop|remove|delete|make|use|change|move|put|no\b|without|more|less|darker|lighter|we\b|our\b|my\b|the\b|it\b|include|show|call|rename|set|switch|replace|swap|i\b|don['’]t|turn|give|phone|open))|\s+(?:and|then|also|but|plus)\s+(?=(?:also\s+|please\s+)?(?:add|drop|remove|delete|make|use|change|move|put|we are|we're|our (?:name|phone|number|address|hours)|the name|include|show|call it|rename|set|switch|replace|turn|more |less ))/i
    )
    .map((part) => part.trim().replace(/^(?:and|also|please|then|but)\s+/i, ''))
    .filter((part) => /[\p{L}\p{N}]{2}/u.test(part))
    .filter(
      (part) =>
        !/^(?:thanks?(?: you)?|ok(?:ay)?|great|perfect|nice|good|hi|hello|looks? (?:good|great)|i like it|love it)$/i.test(
          part
        )
    )
    .slice(0, 40)
}
