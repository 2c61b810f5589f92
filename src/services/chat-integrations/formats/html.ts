import { alignedRows, escapedHtml, listedItems, quietNames, quotedLines } from './format.ts'
import type { Cell, Format } from './format.ts'

const inHtml = {
  code: (text: string) => `<code>${escapedHtml(text)}</code>`,
  emphasis: (inner: string) => `<em>${inner}</em>`,
  deleted: (inner: string) => `<del>${inner}</del>`,
  strong: (inner: string) => `<strong>${inner}</strong>`,
  link: (inner: string, address: string) => `<a href="${escapedHtml(address)}">${inner}</a>`,
}

/** https://spec.matrix.org/v1.13/client-server-api/#mroommessage-msgtypes */
export const matrixHtml: Format = {
  ...inHtml,
  text: escapedHtml,
  lineBreak: '<br>',
  rule: '<hr>',
  paragraph: (inner) => `<p>${inner}</p>`,
  heading: (inner, level) => `<h${level}>${inner}</h${level}>`,
  codeBlock: (text, language) => preformatted(text, language),
  quote: (inner) => `<blockquote>${inner}</blockquote>`,
  list(items, firstNumber) {
    const [tag, start] =
      firstNumber === undefined ? ['ul', ''] : ['ol', firstNumber === 1 ? '' : ` start="${firstNumber}"`]
    // An item of one line needs no paragraph.
    const inner = items.map((item) => `<li>${item.replace(/^<p>((?:(?!<p>).)*?)<\/p>/s, '$1')}</li>`)
    return `<${tag}${start}>${inner.join('')}</${tag}>`
  },
  table([header = [], ...rows]) {
    const row = (cells: readonly Cell[], tag: string) =>
      `<tr>${cells.map(({ inner }) => `<${tag}>${inner}</${tag}>`).join('')}</tr>`
    const body = rows.map((cells) => row(cells, 'td')).join('')
    return `<table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table>`
  },
  between: '',
  betweenInItems: '',
}

/** The few tags that Telegram knows: https://core.telegram.org/bots/api#html-style */
export const telegramHtml: Format = {
  ...inHtml,
  text: (text) => quietNames(escapedHtml(text)),
  emphasis: (inner) => `<i>${inner}</i>`,
  deleted: (inner) => `<s>${inner}</s>`,
  strong: (inner) => `<b>${inner}</b>`,
  lineBreak: '\n',
  rule: '———',
  paragraph: (inner) => inner,
  heading: (inner) => `<b>${inner}</b>`,
  codeBlock: (text, language) => preformatted(text, language),
  // A quote within a quote is refused.
  quote: (inner, depth) =>
    depth === 1 ? `<blockquote>${inner}</blockquote>` : quotedLines(inner).replaceAll(/^> /gm, '&gt; '),
  list: (items, firstNumber) => listedItems(items, firstNumber),
  table: (rows) => `<pre>${escapedHtml(alignedRows(rows))}</pre>`,
  between: '\n\n',
  betweenInItems: '\n',
}

function preformatted(text: string, language: string): string {
  if (language === '') return `<pre><code>${escapedHtml(text)}</code></pre>`
  return `<pre><code class="language-${escapedHtml(language)}">${escapedHtml(text)}</code></pre>`
}
