import { STATUS_CODES } from 'node:http'
import { errorCodes, errors, hints } from '../../errors.ts'
import type { ErrorCode, Retry } from '../../errors.ts'
import { errorCodesOf } from '../../generated/error-codes.ts'
import type { OperationId } from '../../generated/routes.ts'
import { escapeHtml } from './escape-html.ts'
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
  const remedy = remedies[code] ?? hints[code] ?? generalRemedies[retry]
  return `<section class="code" id="${code}">
<h4><a href="#${code}"><code>${code}</code></a> <span class="retry">${status} · ${retry}</span></h4>
${renderMarkdown(cause)}${renderMarkdown(`**What to do:** ${remedy}`)}${giversOf(code)}
</section>`
}

function giversOf(code: ErrorCode): string {
  const all = Object.entries(errorCodesOf) as [OperationId, readonly ErrorCode[]][]
  const ids = all.filter(([, codes]) => codes.includes(code)).map(([id]) => id)
  if (ids.length === 0) return '<p>Given before an operation is found.</p>'
  if (ids.length === all.length) return '<p>Given by every operation.</p>'
  const links = ids.map((id) => `<a href="${escapeHtml(operationPath(id))}">${id}</a>`).join(', ')
  return ids.length <= shownMax
    ? `<p>Given by ${links}.</p>`
    : `<details><summary>Given by ${ids.length} operations</summary><p>${links}</p></details>`
}

const shownMax = 6
