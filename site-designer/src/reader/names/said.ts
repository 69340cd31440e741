/**
 * What names whatever it stands beside, by the features of features.ts that must all hold: "called X",
 * "X adında", "our name is X", "we are X", "I'm X", "our bakery X", "band: X", "X is a choir", "'X', a choir".
 */
const cues = [
  ['behind_called'],
  ['before_called'],
  ['behind_name_is'],
  ['behind_we_are'],
  ['behind_i_am'],
  ['kind_right_before'],
  ['kind_before_mark'],
  ['before_is_a', 'kind_behind'],
  ['quoted', 'kind_behind'],
]

/** Whether words say of it that it is a name, though not whose. */
export const isNamed = (features: readonly string[]): boolean =>
  cues.some((cue) => cue.every((feature) => features.includes(feature)))
