import { firstOf } from '#designer/instructions/en/sentences/plainly'

const tell =
  '(?:say|mention|write|put|add|state|include|note|advertise|shout about|tell (?:people|everyone|customers|them))'

const sayings = [
  new RegExp(
    `^(?<words>.{8,}?)(?:,| so| and| -| –|\\.)+ (?:so |and |please |pls |can you |could you |just )*${tell}(?: (?:that|it|this|so))?(?: (?:somewhere|in|on|up|there|please|pls|big|large|clearly|on there|on the (?:page|site)|at the top))*$`,
    'i'
  ),
  /^(?<words>.{8,}?)(?:,| so| and)+ (?:can|could|should|so|make sure|let) (?:guests|people|customers|everyone|everybody|visitors|clients|folk)(?: can| should)? (?:see|know|read|find) (?:that|it|this)$/i,
  /^(?!.*\b(?:gallery|section|map|menu|prices?|reviews?|testimonials?|faqs?|team|form|button|title|newsletter|hours|timetable|contact|photos?|pictures?|number|services?|packages?|footer|header)\b)(?<words>.{8,}?) (?:should|must|needs? to|has to|have to|ought to) be (?:on (?:there|it|the (?:page|site|website))|mentioned|stated|said|written|noted|visible)(?: somewhere| at the top| too| as well)*$/i,
  /^(?:people|customers|guests|visitors|clients|everyone|they) (?:always |keep |often |all )*ask(?:s|ing)? .*?\b(?:if|whether) (?<words>(?:we|i) .+?)[\s,]+(?:so|and|please)+ (?:please )?(?:say|mention|write|put|add|tell)\b.*$/i,
  /^(?:people|customers|guests|visitors|clients|everyone|they) (?:should|must|need to|ought to) (?:know|see|be told|read)(?: that)? (?<words>.{8,})$/i,
  /^(?:make (?:it|sure it(?:['’]s| is)) clear|put up|point out|make clear|don['’]?t forget to (?:say|mention|write)|get it across|it (?:should|must|needs to) (?:say|mention|state)|let (?:people|customers|guests|everyone|them) know|i want (?:it|the page) to (?:say|mention)) that (?<words>.{8,})$/i,
]

/** "Dogs stay free, say that somewhere": what the page is to tell. */
export function sayingIn(text: string): string | undefined {
  return firstOf(sayings, text)?.words
}
