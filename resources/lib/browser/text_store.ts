/** The type of `kept` and `keptInTab`: small texts by name, stored if the browser allows it. */
export interface TextStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}
