export function isCurrent(root: string, now?: number): boolean
export function recordBuild(root: string, folder: string, inputs: readonly string[]): void
export function isAnyChangedSince(root: string, paths: readonly string[], time: bigint): boolean
export function isCopied(path: string): boolean
