/** The program file of a Chromium on this machine, or null. */
export function findChromium(): string | null
