export function startCompiled(file: string): void
export const FLAGS: string[]
