import { STATUS_CODES } from 'node:http'
import { errorCodes, errors, hints } from '../../errors.ts'
import type { ErrorCode, Retry } from '../../errors.ts'
import { errorCodesOf } from '../../generated/error-codes.ts'
import { routes } from '../../generated/routes.ts'
import type { OperationId } from '../../generated/routes.ts'
import { operationPath, renderMarkdown } from './markdown.ts'
import { remedies } from './remedies.ts'

/** An entry for every error code: `/docs/errors#task_not_found`. */
export function errorEntries(): string {
  const statuses = [...new Set(errorCodes.map((code) => errors[code][0]))].sort((one, other) => one - other)
  const sections = statuses.map((status) => {
    const codes = errorCodes.filter((code) => errors[code][0] === status)
    return `<h3>${status} ${STATUS_CODES[status] ?? ''}</h3>\n${codes.map(entryOf).join('\n')}`
  })
  return `<h2 id="all-codes">All codes</h2>\n${sections.join('\n')}`
}

/** What to do, where no remedy is written for the code. */
const generalRemedies: Readonly<Record<Retry, string>> = {
  later: 'Wait, then send the same call again.',
  corrected: 'Correct what the message names, then send the call again.',
  final: 'Do not repeat the call. Read the message.',
}

function entryOf(code: ErrorCode): string {
  const [status, retry, cause] = errors[code]
  return `<section class="code" id="${code}">
<h4><a href="#${code}"><code>${code}</code></a> <span class="retry">${status} · ${retry}</span></h4>
${renderMarkdown(cause)}${renderMarkdown(`**What to do:** ${remedyOf(code)}`)}${giversOf(code)}
</section>`
}

/** The page of one code, with the operations that give it: `/docs/errors/task_not_found`. */
export function codeMarkdown(code: ErrorCode): string {
  const [status, retry, cause] = errors[code]
  const ids = operationsWith(code)
  const links = ids.map((id) => `- [${id}](${operationPath(id)}): ${callOf(id)}`)
  return `# ${code}

Status ${status} ${STATUS_CODES[status] ?? ''}, retry \`${retry}\`: one of [all codes](/docs/errors#${code}).

${cause}

**What to do:** ${remedyOf(code)}

## Given by

${sentenceOf(ids) ?? links.join('\n')}
`
}

function remedyOf(code: ErrorCode): string {
  return remedies[code] ?? hints[code] ?? generalRemedies[errors[code][1]]
}

/** All of them on one page would be most of what it has. */
function giversOf(code: ErrorCode): string {
  const ids = operationsWith(code)
  const sentence = sentenceOf(ids)
  if (sentence !== undefined) return `<p>${sentence}</p>`
  const links = ids.map((id) => `<a href="${operationPath(id)}">${id}</a>`).join(', ')
  const given = ids.length <= shownMax ? links : `<a href="/docs/errors/${code}">${ids.length} operations</a>`
  return `<p>Given by ${given}.</p>`
}

const shownMax = 3

/** Where a list would say nothing. */
function sentenceOf(ids: readonly OperationId[]): string | undefined {
  if (ids.length === 0) return 'Given before an operation is found.'
  return ids.length === Object.keys(errorCodesOf).length ? 'Given by every operation.' : undefined
}

function operationsWith(code: ErrorCode): readonly OperationId[] {
  const all = Object.entries(errorCodesOf) as [OperationId, readonly ErrorCode[]][]
  return all.filter(([, codes]) => codes.includes(code)).map(([id]) => id)
}

/** As in the contract: `GET /tasks/{id}`. */
function callOf(id: OperationId): string {
  const { method, path } = routes[id]
  return `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`
}
