/**
 * Whether a doctype asks for the old layout rules (quirks mode). They matter here for one thing: in
 * quirks mode a `<table>` does not end the paragraph that it stands in. The public identifiers are
 * those that pages really carry; the referee sees to the others.
 */
export function isQuirky(doctype: string): boolean {
  const [, name, keyword, ids] = /^<!doctype\s*([^\s>]*)\s*([a-z]*)\s*([^>]*)/i.exec(doctype)!
  if (name.toLowerCase() !== 'html') return true
  if (keyword.toLowerCase() !== 'public') return false
  return OLD.test(ids) || (TRANSITIONAL.test(ids) && !/["']\s*["']/.test(ids))
}

const OLD =
  /^["'](?:-\/\/(?:w3c\/\/dtd (?:html (?:3|4\.0 (?:frameset|transitional)\/\/|experimental)|w3 html)|ietf\/\/|netscape|microsoft|softquad|w3o\/\/|webtechs\/\/|sq\/\/|spyglass)|html["'])/i
const TRANSITIONAL = /^["']-\/\/w3c\/\/dtd html 4\.01 (?:frameset|transitional)\/\//i
