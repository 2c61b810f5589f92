/** More at a time would share their code for longer, but the last group would end later, and alone. */
const filesPerGroup = 12

/**
 * The files that run one after the other in a process, for each process, with the same number in each. Files beside
 * each other in the list are alike in length, and come into different groups.
 */
export function groupsOf(files: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(files.length / filesPerGroup)
  return Array.from({ length: count }, (_, group) => files.filter((_, index) => index % count === group))
}
