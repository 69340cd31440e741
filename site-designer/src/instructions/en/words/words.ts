import { colors } from '#designer/instructions/en/words/colors'
import { looks } from '#designer/instructions/en/words/looks'
import { parts } from '#designer/instructions/en/words/parts'
import { sections } from '#designer/instructions/en/words/sections'
import { small } from '#designer/instructions/en/words/small'
import { verbs } from '#designer/instructions/en/words/verbs'

export { formsOf } from '#designer/instructions/en/words/endings'

export const vocabularies = [verbs, sections, parts, looks, small, { color: colors }]

/** Words of their own, one letter away from one of ours. */
export const ordinary =
  'working start starts started spell tagine tagines grown waking border folder older stuff stuffs quite quiet heating hearing healing reading leading header heater yours house houses horse tours four fourth tighter fighter plate plane planet clams farmer former format normal greek crown write black block peach beach teach class glass stores sheets steps stops plants prints spots sport sports cakes takes makes match watch hotel motel towel tower lower flower power shower money honey stone store story storey party parts pasta paste peace piece place price pride prize dance fence hence lines wines mines minds hands bands lands sands bread broad board boarding bored doors floor color donor month mouth north south worth death depth heart earth hearth death metal medal pedal petal model motor mover lover liver river never fever later water wafer paper taper tiger rider wider cider sider older elder order under wonder lighting fighting sighting tiling timing ticket tickets packet pocket rocket socket jacket bucket basket market hidden bidden ridden sizing rating dating eating seating skating boating coating'
