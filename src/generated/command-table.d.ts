// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { CommandSpec } from '../cli/spec.ts'

/** The commands of each group, made when they are asked for. */
export const commandGroups: Readonly<Record<string, () => readonly CommandSpec[]>>
