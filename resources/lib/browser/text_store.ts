/** What `kept` and `keptInTab` are: small texts by name, kept if the browser lets us. */
export interface TextStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}
