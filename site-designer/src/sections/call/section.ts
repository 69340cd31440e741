import { actions } from '#designer/fill/actions'
import { ownButton } from '#designer/fill/own_button'
import { actionLink, isReachable } from '#designer/fill/reach'
import { way as printWay } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import type { Sheet } from '#designer/sheet/sheet'

export const callSection: SectionType<'call'> = {
  fill(context) {
    const { copy } = context
    return {
      heading: context.heading('call', [copy.headings.call]),
      action: actions(context)[0] ?? { label: context.inVoice(copy.ask.enquire), href: '#contact' },
    }
  },
  print: ({ action }) => printWay(action, 'action'),
  plan: (sheet) => placed(TURNS.end + 1, 'call', wants(sheet, 'call') || leadsAway(sheet)),
  // Nobody is asked to call where nobody would answer.
  isOfUse: (_, sheet) => isReachable(sheet),
  says: ({ action }) => action.label,
}

/** Whether visitors are asked for something that another page, a call or a mail is for. */
function leadsAway(sheet: Sheet): boolean {
  const own = ownButton(sheet)
  return own ? own.href !== '#contact' : actionLink(sheet) !== undefined
}
