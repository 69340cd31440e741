/** The words of a sentence that stand around an item and its price. */
export const aroundPrice =
  /^(?:(?:please|can you|could you|add|set|put|change|update|make|raise|increase|lower|reduce|drop|cut|we|i|now|also|sell|offer|have|do|charge|the|a|an|our|my|price|prices|cost|of|for|to|is|are|costs?|should|be|from|at|new|list|include|bump|up|down|on|in|menu|it|with)\b[\s:]*)+|(?:[\s,:=–-]*\b(?:to|is|are|now|costs?|should|be|cost|for|at|from|price|priced|goes|went|up|down|the|menu|price list|on|in|please|only|list|as|s|of|become|becomes)\b)+[\s:=–-]*$/gi
