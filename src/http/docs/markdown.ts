import { Marked } from 'marked'
import type { Tokens } from 'marked'
import { errors } from '../../errors.ts'
import { routes } from '../../generated/routes.ts'
import type { OperationId } from '../../generated/routes.ts'
import { escapeHtml } from './escape-html.ts'
import { guides } from './guides.ts'
import { highlighted } from './highlight.ts'

/**
 * HTML of a page. Links between files become links between pages. An operation (`GET /tasks`) is a link to its page in
 * the reference, and an error code one to its entry. The guides are files of the service, so HTML in them is kept.
 */
export function renderMarkdown(text: string): string {
  return marked.parse(text, { async: false })
}

/** The sections of a page: the headings below its title. */
export function sectionsOf(text: string): readonly { readonly title: string; readonly id: string }[] {
  return marked
    .lexer(text)
    .filter((token) => token.type === 'heading')
    .map((token) => token as Tokens.Heading)
    .filter(({ depth }) => depth === 2)
    .map(({ text: title }) => ({ title: title.replaceAll('`', ''), id: slugOf(title) }))
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading): string {
      const content = this.parser.parseInline(tokens)
      return depth === 1 ? `<h1>${content}</h1>\n` : `<h${depth} id="${slugOf(text)}">${content}</h${depth}>\n`
    },
    // A block that is wider than the page is scrolled by the keyboard too.
    code({ text, lang }: Tokens.Code): string {
      return `<pre tabindex="0"><code>${highlighted(text, lang)}\n</code></pre>\n`
    },
    codespan({ text }: Tokens.Codespan): string {
      const code = `<code>${escapeHtml(text)}</code>`
      const target = operationPaths.get(text) ?? (Object.hasOwn(errors, text) ? errorPath(text) : undefined)
      return target === undefined ? code : `<a href="${escapeHtml(target)}">${code}</a>`
    },
    link({ href, tokens }: Tokens.Link): string {
      return `<a href="${escapeHtml(pageOf(href))}">${this.parser.parseInline(tokens)}</a>`
    },
    image({ href, text }: Tokens.Image): string {
      return `<img src="/docs/${escapeHtml(href.replace(/^.*\//, ''))}" alt="${escapeHtml(text)}">`
    },
    // A wide table scrolls by itself, so that the page keeps the width of a phone.
    table(table: Tokens.Table): string {
      const cells = (row: Tokens.TableCell[], name: 'th' | 'td') =>
        `<tr>${row.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join('')}</tr>`
      const rows = table.rows.map((row) => cells(row, 'td')).join('\n')
      const drawn = `<table><thead>${cells(table.header, 'th')}</thead><tbody>${rows}</tbody></table>`
      return `<div class="wide" tabindex="0">${drawn}</div>\n`
    },
  },
})

const operationPaths: ReadonlyMap<string, string> = new Map(
  Object.entries(routes).map(([id, { method, path }]) => [
    `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    `/docs/reference/${id}`,
  ]),
)

/** The page of an operation in the reference. */
export function operationPath(id: OperationId): string {
  return `/docs/reference/${id}`
}

function errorPath(code: string): string {
  return `/docs/errors#${code}`
}

/** `paging.md#filters` is a file for readers of the repository, and a page here. */
function pageOf(href: string): string {
  const [, name, hash = ''] = /([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  return guides.some((guide) => guide.name === name) ? `/docs/${name}${hash}` : href
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
