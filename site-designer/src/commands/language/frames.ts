/**
 * Everything that can be asked for, one thing a line: the command, and what its sentence holds.
 * `+a|b`      one of these signs of data/commands is said; `?a|b` may be said
 * `slot:a,b`  a thing that is named, of one of these sorts (of any sort where none is told)
 * `slot:a>b`  the same in front of a sign `b`
 * `slot=type` a value of this type
 * `slot*a>b`  a text of its own: behind a sign `a` or in front of a sign `b`; `slot*` anywhere
 * A slot with a `~` at its end may be missing. The line that stands first goes first.
 */
const lines = `
undo         +undo
stays        +keep target:fact,item,section,part ?as_is
link_to      value=network url=url ?add|is|to|online
link_to      value=network handle=handle ?add|is|to|online
remove       +remove target=network ?online
remove       +remove target=quoted ?sentence
link         target url=url +lead
link         target:part scope:section +lead ?move
link         url=url +lead
link         scope:section +lead ?move|to
more         fact:fact phone=phone +more ?add
more         fact:fact email=email +more ?add
add_fact     fact:fact phone=phone ?add|is|to|be|moved|swap|call
add_fact     fact:fact email=email ?add|is|to|be|moved|swap|call
add_fact     phone=phone +reach ?add
add_fact     email=email +reach ?add
hours        hours=hours ?add|is|to|be|open_at
hours        days=days times=times ?add|is|to|be|open_at
hours        hours=hours scope:place ?is|open_at
hours        fact:fact hours=hours ?add|is|to|be|open_at
hours        fact:fact days=days times=times ?add|is|to|be|open_at
closes_at    days=days clock=clock +until|close ?be|is|to|open_at|evening
opens_at     days=days clock=clock +open_at ?be|is|to|evening
closed       days=days +closed ?be|is|to
set          target:item price=price ?is|to|be|call
heading_font font=font +headings ?to|be
body_font    font=font +texts ?to|be
set          target:look value=font ?to|be
fonts        font=font ?to|be
colour       target:part,item,section,style,fact color=color ?to|be|is
colour       target:it color=color ?to|be
brand        color=color ?to|be|more_of
brand        color=color color2=color ?to|be|more_of
brand        target:page,look color=color color2=color~ ?to|be|more_of
colour       target:look color=color ?to|be|is
no_colour    color=color +no
background   target:part,section,item,page,it color=color +background ?to|be
surface      target:section theme=theme ?to|be
dark         +dark target:page,look,it~ ?to|be
light        +light target:page,look,it~ ?to|be
tone         tone=tone target:page,look,it~ ?to|be|more_of
mood         mood=mood target:page,look,it~ ?to|be|more_of
move_before  target scope +before ?move|be
move_after   target scope +after ?move|be
move_to      target:section,part,it place=place ?move|be
swap         target scope +swap
layout       target:section,it layout=layout +layout ?be|to
layout       target:section,it +layout ?be|to
larger       target~ +larger ?be|to
larger       target:part,look,section,item scope:section +larger ?be|to
smaller      target~ +smaller ?be|to
bold         target~ +bold ?be|to
not_bold     target~ +not_bold ?be|to
italic       target~ +italic ?be|to
center       target~ +center ?be|to
left         target~ +left ?be|to
right        target~ +right ?be|to
rounder      +rounder target:look,part,page~ ?be|to
sharper      +sharper target:look,part,page~ ?be|to
round        +round target:look,part,page~ ?be|to
square       +square target:look,part,page~ ?be|to
duplicate    +duplicate target
prices_gone  +remove|no +prices
remove       +remove target ?no
remove       +none target:section,form,fact,item
remove       +remove target:item,part,fact scope:section
no_longer_sold +gone item:item ?remove
no_longer_sold +gone +remove item:item
add_section  +add|want kind=kind place=place~ ?new_section|be
add_section  +add|want kind=kind +before scope:section ?new_section
add_section  +add|want kind=kind +after scope2:section ?new_section
add_text     +add|put target:section,part text=quoted ?sentence|to|lead|more|after|that
add_text     +add|put target:section,part text*colon>sentence ?sentence|more|after|to|that
person       +add|staff person=person role=role ?staff|new_section
role         person=person role=role ?is|be
role_of      person=person role=role +is
area         +cover area=area ?add
address_is   +moved address=address
replace      value=quoted words:any,words +instead|not ?to|be
replace      where:section,part,fact~ words:any,words>in_place value=quoted ?to|be
replace      words=quoted value=quoted ?to|be|instead|call
replace      +instead words:any,words value*to ?to
replace      where:section,part,fact~ words:any,words>in_place value*in_place,to>be ?be
add_section_saying +add +new_section value*titled>titled text*to,colon>be ?to|be|that
add_item     +add|sell|put item* price=price scope:section,kind ?item|more|to|be
add_item     +add item* scope:section,kind ?item|more
add_item     +add|sell item* price=price ?item|more|be
add_item     +add +item item*item,colon price=price~
called       +we_are value*we_are>be ?is|be
set          target:any,words value=quoted ?to|be|is|call
rename       target value=quoted +call|its_name ?to|be|is
rename       +call|its_name target value*to,its_name>be ?to|be
rename       target value*is_called
rename       +call target:item,section,part value*name ?to|be
set          target:any,words value*to,colon>be ?to|be
add_fact     fact:fact value*is,to,colon>be ?is|be|to|add|moved
remove_sentence +remove +sentence words*about
remove_sentence +remove words*>sentence
correct      value* +not words*not
correct      where:fact~ words*>unlike +unlike value* ?be
kind         +are_a noun=noun
kind         words*>unlike +unlike noun=noun
town         +based value*based
moved        +moved value*moved
year         value=year +since
language     +in_language language=language target:page,it~
link_to      value=network +online
sentence     +that text*that,colon>that ?add|put
offer        +sell item*sell
restate      value* time=time value2*~ ?be
restate      value* sum=sum value2*~ ?be
`

export interface NameSlot {
  slot: string
  sorts: readonly string[]
  /** The sign that stands directly behind it. */
  before?: string
  isOptional: boolean
}

interface ValueSlot {
  slot: string
  type: string
  isOptional: boolean
}

export interface TextSlot {
  slot: string
  /** Signs behind which it stands, and in front of which; anywhere without both. */
  behind: readonly string[]
  before: readonly string[]
  isOptional: boolean
}

export interface Frame {
  do: string
  /** Of each group one sign is said. */
  signs: readonly string[][]
  allowed: ReadonlySet<string>
  names: readonly NameSlot[]
  values: readonly ValueSlot[]
  texts: readonly TextSlot[]
}

export const frames: readonly Frame[] = lines.trim().split('\n').map(frameIn)

function frameIn(line: string): Frame {
  const [name, ...parts] = line.split(/\s+/)
  const signs = parts.filter((part) => part[0] === '+').map((part) => part.slice(1).split('|'))
  const others = parts.filter((part) => part[0] === '?').map((part) => part.slice(1).split('|'))
  const slots = parts.filter((part) => !/^[+?]/.test(part))
  const texts = slots.filter((slot) => slot.includes('*')).map(textSlot)
  const names = slots.filter((slot) => !/[=*]/.test(slot)).map(nameSlot)
  const around = [
    ...texts.flatMap(({ behind, before }) => [...behind, ...before]),
    ...names.flatMap(({ before }) => before ?? []),
  ]
  return {
    do: name,
    signs,
    allowed: new Set([...signs.flat(), ...others.flat(), ...around]),
    names,
    values: slots
      .filter((slot) => slot.includes('='))
      .map((slot) => {
        const [own, type] = bare(slot).split('=')
        return { slot: own, type, ...optional(slot) }
      }),
    texts,
  }
}

function nameSlot(typed: string): NameSlot {
  const [named, before] = bare(typed).split('>')
  const [slot, sorts = 'any'] = named.split(':')
  return { slot, sorts: sorts.split(','), ...(before ? { before } : {}), ...optional(typed) }
}

function textSlot(typed: string): TextSlot {
  const [slot, rest] = bare(typed).split('*')
  const [behind = '', before = ''] = rest.split('>')
  const list = (text: string) => (text ? text.split(',') : [])
  return { slot, behind: list(behind), before: list(before), ...optional(typed) }
}

function optional(slot: string) {
  return { isOptional: slot.endsWith('~') }
}

function bare(slot: string): string {
  return slot.replace(/~$/, '')
}
