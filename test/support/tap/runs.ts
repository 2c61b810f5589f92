/** The runs of a file that have seen this module. */
export const runs: string[] = []
