import { hash } from 'node:crypto'
import { checkBy, type ArgumentCheck } from './arguments.ts'
import type { McpResult } from './use.ts'

export interface ServerTool {
  readonly name: string
  /** As the server describes it. */
  readonly definition: Readonly<Record<string, unknown>>
  readonly digest: string
  /** Whether the server declares that the tool changes nothing. */
  readonly isReadOnly: boolean
  readonly checkArguments: ArgumentCheck
  /** For a tool that promises structured content of a certain shape. */
  readonly checkOutput: ArgumentCheck | undefined
}

export type Tools = ReadonlyMap<string, ServerTool>

/** The tools of a list. An entry that cannot be used is left out, so that it does not cost the others. */
export function toolsIn(items: readonly unknown[]): Tools {
  return new Map(items.flatMap(toolOf).map((tool) => [tool.name, tool]))
}

/** How a list of tools differs from the one before. */
export interface ToolChanges {
  readonly added: string[]
  readonly removed: string[]
  readonly changed: string[]
}

// In an event.
const namesMax = 100

/** Nothing where the lists are the same. */
export function changesOfTools(before: Tools, after: Tools): ToolChanges | undefined {
  const names = [...after.keys()]
  const changes = {
    added: names.filter((name) => !before.has(name)).slice(0, namesMax),
    removed: [...before.keys()].filter((name) => !after.has(name)).slice(0, namesMax),
    changed: names
      .filter((name) => before.has(name) && before.get(name)?.digest !== after.get(name)?.digest)
      .slice(0, namesMax),
  }
  return Object.values(changes).some(({ length }) => length > 0) ? changes : undefined
}

/** What a tool of a longer name would be called by nobody can send. */
const nameLengthMax = 256

function toolOf(given: unknown): ServerTool[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return []
  const definition: McpResult = { ...given }
  const { name, inputSchema, outputSchema, annotations } = definition
  if (typeof name !== 'string' || name === '' || name.length > nameLengthMax) return []
  return [
    {
      name,
      definition,
      digest: hash('sha256', JSON.stringify(definition)),
      isReadOnly: declaresReadOnly(annotations),
      checkArguments: checkBy(inputSchema, 'body/arguments'),
      checkOutput: outputSchema === undefined ? undefined : checkBy(outputSchema, 'result/structuredContent'),
    },
  ]
}

function declaresReadOnly(annotations: unknown): boolean {
  return (
    typeof annotations === 'object' &&
    annotations !== null &&
    'readOnlyHint' in annotations &&
    annotations.readOnlyHint === true
  )
}
