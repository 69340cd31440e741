/** Random numbers from 0 to 1; the same seed gives the same numbers. */
export function seededRandom(seed: number): () => number {
  let draws = 0
  return () => {
    draws += 1
    const mixed = Math.sin(seed * 12.9898 + draws * 78.233) * 43_758.5453
    return mixed - Math.floor(mixed)
  }
}
