/** "Achterberg & Okafor": two names of one or two words each, which an ampersand behind them can join. */
export function isJoined(title: string): boolean {
  return /^\S{2,14}(?: \S{2,14})? & \S{2,14}(?: \S{2,14})?$/u.test(title)
}
