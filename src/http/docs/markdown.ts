import { Marked } from 'marked'
import type { Tokens } from 'marked'
import { errors } from '../../errors.ts'
import { routes } from '../../generated/routes.ts'
import { escapeHtml } from './escape-html.ts'
import { guides } from './guides.ts'

/**
 * HTML of a guide. Links between files become links between pages. An operation (`GET /tasks`) is a link to its place
 * in the reference, and an error code one to its entry. The guides are files of the service, so HTML in them is kept.
 */
export function renderMarkdown(text: string): string {
  return marked.parse(text, { async: false })
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading): string {
      const content = this.parser.parseInline(tokens)
      return depth === 1 ? `<h1>${content}</h1>\n` : `<h${depth} id="${slugOf(text)}">${content}</h${depth}>\n`
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
      return `<div class="wide"><table><thead>${cells(table.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`
    },
  },
})

const operationPaths: ReadonlyMap<string, string> = new Map(
  Object.values(routes).map(({ method, path, tag }) => {
    const shown = path.replaceAll(/:(\w+)/g, '{$1}')
    return [`${method} ${shown}`, `/docs/reference#tag/${slugOf(tag)}/${method}${shown}`]
  }),
)

/** The place of an operation in the reference. */
export function operationPath(id: keyof typeof routes): string {
  const { method, path } = routes[id]
  return operationPaths.get(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`) ?? '/docs/reference'
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
