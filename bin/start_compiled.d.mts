export function startCompiled(file: string): void
