import { alignedRows, listedItems, quotedLines } from './format.ts'
import type { Format } from './format.ts'

const general = {
  lineBreak: '\n',
  rule: '———',
  paragraph: (inner: string) => inner,
  quote: quotedLines,
  list: (items: readonly string[], firstNumber: number | undefined) => listedItems(items, firstNumber),
  between: '\n\n',
  betweenInItems: '\n',
}

/** Slack's own form, in which `&`, `<` and `>` alone mean something that sends a notification. */
export const slackText: Format = {
  ...general,
  text: escapedSlack,
  code: (text) => `\`${escapedSlack(text).replaceAll('`', '\u02cb')}\``,
  strong: (inner) => `*${inner}*`,
  emphasis: (inner) => `_${inner}_`,
  deleted: (inner) => `~${inner}~`,
  link: (inner, address) => `<${escapedSlack(address).replaceAll('|', '%7C')}|${inner}>`,
  heading: (inner) => `*${inner}*`,
  codeBlock: (text) => `\`\`\`\n${escapedSlack(text).replaceAll('```', '`\u200b``')}\n\`\`\``,
  table: (rows) => `\`\`\`\n${escapedSlack(alignedRows(rows)).replaceAll('```', '`\u200b``')}\n\`\`\``,
}

/** Message Styling of XMPP (XEP-0393). */
export const xmppStyling: Format = {
  ...general,
  text: (text) => text,
  code: (text) => `\`${text}\``,
  strong: (inner) => `*${inner}*`,
  emphasis: (inner) => `_${inner}_`,
  deleted: (inner) => `~${inner}~`,
  link: withAddress,
  heading: (inner) => `*${inner}*`,
  codeBlock: (text) => `\`\`\`\n${text}\n\`\`\``,
  table: (rows) => `\`\`\`\n${alignedRows(rows)}\n\`\`\``,
}

/** Emphasis as clients of IRC show it: https://modern.ircdocs.horse/formatting */
export const ircControls: Format = {
  ...general,
  text: withoutControls,
  code: (text) => `\`${withoutControls(text)}\``,
  strong: (inner) => `\u0002${inner}\u0002`,
  emphasis: (inner) => `\u001d${inner}\u001d`,
  deleted: (inner) => `\u001e${inner}\u001e`,
  link: withAddress,
  heading: (inner) => `\u0002${inner}\u0002`,
  codeBlock: (text) => text.split('\n').map(withoutControls).join('\n'),
  table: (rows) => alignedRows(rows),
}

function escapedSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function withoutControls(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f]/g, '')
}

function withAddress(inner: string, address: string): string {
  return inner === address || `mailto:${inner}` === address ? inner : `${inner} (${address})`
}
