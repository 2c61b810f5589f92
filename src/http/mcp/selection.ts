import { fail } from '../../errors.ts'
import { routes } from '../../generated/routes.ts'
import type { Operation } from '../../services/operations.ts'
import { nearest } from '../../platform/text/nearest.ts'
import { quote } from '../../platform/text/quote.ts'

/** Which tools a client asks for: the default ones, all, or those of some tool sets. */
export type Selection = 'default' | 'all' | ReadonlySet<string>

const toolSets = [...new Set(Object.values(routes).map(({ tag }) => tag.toLowerCase().replaceAll(' ', '-')))].sort()

/** Reads `?tools=git,mail`. Refuses a set that there is not with `validation_failed`. */
export function readSelection(query: unknown): Selection {
  const { tools, ...others } = query as Readonly<Record<string, unknown>>
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    fail('validation_failed', { message: `There is no query parameter ${quote(unknown)}. The only one is tools.` })
  const names = [tools ?? 'default']
    .flat()
    .flatMap((text) => String(text).split(','))
    .map((name) => name.trim())
  for (const name of names) if (name !== 'default' && name !== 'all') requireToolSet(name)
  if (names.includes('all')) return 'all'
  return names.length === 1 && names[0] === 'default' ? 'default' : new Set(names)
}

function requireToolSet(name: string): void {
  if (toolSets.includes(name)) return
  const near = nearest(name, toolSets)
  fail('validation_failed', {
    message: `There is no tool set ${quote(name)}.${near ? ` Did you mean ${quote(near)}?` : ''} The sets are default, all, ${toolSets.join(', ')}.`,
  })
}

export function isSelected({ isDefaultTool, toolSet }: Operation, selection: Selection): boolean {
  if (selection === 'all') return true
  if (selection === 'default') return isDefaultTool
  return selection.has(toolSet) || (isDefaultTool && selection.has('default'))
}
