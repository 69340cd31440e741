/** One person speaks, or several, as far as English text says it. */
export function voiceOf(text: string): 'I' | 'we' {
  const single = (text.match(/\b(?:[Ii]|[Ii]['’]?m|[Mm]y|me)\b/g) ?? []).length
  const many = (text.match(/\b(?:we|our|us|we['’]re)\b/gi) ?? []).length
  // "I need a website" speaks of the request; it takes more than that to make the page say "I".
  return single > many + 1 || /\bI(?:['’]m| am) an?\b/i.test(text) ? 'I' : 'we'
}
