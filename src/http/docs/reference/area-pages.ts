/** The pages above those of the operations, as Markdown: the whole reference, and one area. */
import { tableOf, pageTitleOf } from './operation-page.ts'
import type { PublishedOperation, PublishedReference, ReferenceArea } from './published.ts'

export function referenceMarkdown({ areas, operations }: PublishedReference): string {
  const groups = Map.groupBy(areas, ({ group }) => group)
  const sections = [...groups].flatMap(([group, members]) => [
    `## ${group}`,
    ...members.flatMap((area) => [
      `### [${area.name}](/docs/reference/areas/${area.slug})`,
      area.about,
      operationsTable(operations.filter((operation) => operation.area === area)),
    ]),
  ])
  return `${[
    '# API reference',
    `${operations.length} operations below \`/api/v1\`, each with its samples, fields and errors on a page of its own.
[Try them](/docs/try) in the browser, or read the contract: [openapi.yaml](/openapi.yaml), and [openapi.json](/openapi.json) for
generators.`,
    ...sections,
  ].join('\n\n')}\n`
}

export function areaMarkdown(area: ReferenceArea, { operations }: PublishedReference): string {
  const own = operations.filter((operation) => operation.area === area)
  return `${[`# ${area.name}`, area.about, operationsTable(own)].join('\n\n')}\n`
}

/** What a guide ends with: the operations of its areas, those that it speaks of and the others. */
export function guideOperations(names: readonly string[], { areas, operations }: PublishedReference): string {
  const sections = areas
    .filter(({ name }) => names.includes(name))
    .flatMap((area) => [
      `### [${area.name}](/docs/reference/areas/${area.slug})`,
      commandsTable(operations.filter((operation) => operation.area === area)),
    ])
  return ['', '## Operations', ...sections, ''].join('\n\n')
}

function commandsTable(operations: readonly PublishedOperation[]): string {
  return tableOf(
    ['Operation', 'Call', 'Command'],
    operations.map(({ operationId, method, path, summary, 'x-command': command }) => [
      `[${pageTitleOf({ summary })}](/docs/reference/${operationId})`,
      `\`${method.toUpperCase()} ${path}\``,
      command === undefined ? '' : `\`gantry ${command}\``,
    ]),
  )
}

function operationsTable(operations: readonly PublishedOperation[]): string {
  return tableOf(
    ['Operation', 'Call'],
    operations.map((operation) => [
      `[${pageTitleOf(operation)}](/docs/reference/${operation.operationId})`,
      `\`${operation.method.toUpperCase()} ${operation.path}\``,
    ]),
  )
}
