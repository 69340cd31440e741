import type { Command } from '#designer/commands/language/command'
import { IT, type Slot, type SlotsOf } from '#designer/commands/language/slots'

/**
 * What each label does: a command, and which slots of the sentence it takes under which name. Where
 * several stand behind a label the first that can be done is done. A slot with `~` may be missing; a
 * target with `?` is then what the wish before was about, what is selected or the whole page. `*`: all
 * other slots too. A label that is not listed does what it is called, with whatever it has.
 */
const lines = `
set           set target? value<value,price | rename target? value
replace       replace words<old value where~<scope | correct value words<old
correct       correct value<value,town,address,role,phone,price,year,person words<old | set target value | add_fact phone | add_fact email | town value<town | role person role
price         set target?<target,item price<price,value
price_by      price_by target~ price | price_by target~ how
hours         hours hours | hours days times | set target value<times | hours hours<times
open_all      hours hours | hours days times | hours hours<times
closes_at     closes_at days~ clock<until,times
opens_at      opens_at days~ clock<until,times
closed        closed days
phone         add_fact phone
email         add_fact email
url           link_to value<said
add_link      link_to value<said
address       address_is address
town          town value<town
business_name called value
year          year value<year old~
area          area area<town
add_phone     more phone fact<phone
add_email     more email fact<email
link_target   link target? url | link target? scope
add_item      add_item item price~ scope~
add_text      add_text text target<scope,target | sentence text
add_field     add_field item scope~
add_person    person person role
role          role person role | role_of person role
add_section   add_section kind<section,target place~ scope~ scope2~
add_section_saying add_section_saying value<value,section text
remove        remove target?<target,item scope~ | remove_sentence words<target
hide          remove target?<target,item scope~
remove_item   no_longer_sold item<target,item | remove target<target,item scope~
remove_sentence remove_sentence words<about,target | remove target<target,about
remove_prices prices_gone target~
show          add_section kind<target,section
color         colour target? color
background    background target? color
brand         brand color color2~
refuse_color  colour_refused color
tone          tone tone<how,mood target~
mood          mood mood
font          fonts font
heading_font  heading_font font
body_font     body_font font
duplicate     duplicate target?
move_before   move_before target? scope *
move_after    move_after target? scope *
move_to       move_to target? place *
swap          swap target scope *
larger        larger target? *
smaller       smaller target? *
layout        layout target? *
kind          kind noun<value
language      language language
stays         stays target
`

interface Way {
  name: string
  /** Its slots, each with those of the sentence that can fill it. */
  slots: { own: string; from: string[]; isOptional: boolean; isIt: boolean }[]
  takesAll: boolean
}

const ways = new Map(
  lines
    .trim()
    .split('\n')
    .map((line): [string, Way[]] => {
      const [, label, rest] = /^(\S+)\s+(.+)$/.exec(line)!
      return [label, rest.split(' | ').map(wayIn)]
    })
)

function wayIn(typed: string): Way {
  const [name, ...slots] = typed.split(' ')
  return {
    name,
    takesAll: slots.includes('*'),
    slots: slots
      .filter((slot) => slot !== '*')
      .map((slot) => {
        const [own, from = own] = slot.replace(/[~?]/, '').split('<')
        const isIt = slot.includes('?')
        return { own, from: from.split(','), isOptional: isIt || slot.includes('~'), isIt }
      }),
  }
}

/** Whether these slots are enough for a label. */
export function isWhole(label: string, filled: ReadonlySet<string>): boolean {
  const known = ways.get(label)
  return !known || known.some(({ slots }) => slots.every((slot) => isFilled(slot, filled)))
}

function isFilled({ from, isOptional }: Way['slots'][number], filled: ReadonlySet<string>) {
  return isOptional || from.some((one) => one === 'said' || filled.has(one))
}

/** What a reading can be carried out as, the likeliest first. */
export function commandsOf(label: string, slots: SlotsOf, said: Slot): Command[] {
  const known = ways.get(label) ?? [{ name: label, slots: [], takesAll: true }]
  const filled = new Set(Object.keys(slots))
  return known.flatMap(({ name, slots: taken, takesAll }) => {
    if (!taken.every((slot) => isFilled(slot, filled))) return []
    const found: SlotsOf = takesAll ? { ...slots, said } : { said }
    for (const { own, from, isIt } of taken) {
      const one = from.find((each) => each === 'said' || slots[each])
      if (one) found[own] = slots[one] ?? said
      else if (isIt) found[own] = IT
    }
    return [{ do: name, slots: found }]
  })
}

/** Everything that a label is carried out as. */
export const commandNames: readonly string[] = [
  ...new Set([...ways.values()].flatMap((list) => list.map(({ name }) => name))),
]
