/** What the build makes of the operation table. */
declare module 'operations:index' {
  export const index: readonly import('./operations.ts').OperationLine[]
}

declare module 'operations:groups' {
  export const groups: Readonly<
    Record<string, () => Promise<{ readonly operations: readonly import('./operations.ts').OperationEntry[] }>>
  >
}

declare module '*.css'
