import type { CommandSpec } from './spec.ts'

/** The command of an operation by its name. */
export async function specNamed(name: string): Promise<CommandSpec | undefined> {
  const { commandGroups } = await import('../generated/command-table.js')
  return commandGroups[name.split(' ')[0] ?? '']?.().find((each) => each.name === name)
}

export async function allSpecs(): Promise<readonly CommandSpec[]> {
  const { commandGroups } = await import('../generated/command-table.js')
  return Object.values(commandGroups).flatMap((group) => group())
}
