import { commandGroups } from '../generated/command-table.js'
import type { CommandSpec } from './spec.ts'

/** The command of an operation by its name. */
export function specNamed(name: string): CommandSpec | undefined {
  return commandGroups[name.split(' ')[0] ?? '']?.().find((each) => each.name === name)
}
