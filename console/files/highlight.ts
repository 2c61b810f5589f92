import './prism.ts'
import prism from 'prismjs'
import 'prismjs/components/prism-bash.js'
import 'prismjs/components/prism-go.js'
import 'prismjs/components/prism-json.js'
import 'prismjs/components/prism-markdown.js'
import 'prismjs/components/prism-python.js'
import 'prismjs/components/prism-rust.js'
import 'prismjs/components/prism-sql.js'
import 'prismjs/components/prism-typescript.js'
import 'prismjs/components/prism-jsx.js'
import 'prismjs/components/prism-tsx.js'
import 'prismjs/components/prism-yaml.js'

/** A run of text within a line, and what it is: `keyword`, `string` and so on; empty for all else. */
export interface CodePart {
  readonly text: string
  readonly kind: string
}

const languages: Readonly<Record<string, string>> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'tsx',
  jsx: 'jsx',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  json: 'json',
  jsonc: 'json',
  css: 'css',
  html: 'markup',
  svg: 'markup',
  xml: 'markup',
  md: 'markdown',
  yaml: 'yaml',
  yml: 'yaml',
  sh: 'bash',
  bash: 'bash',
  py: 'python',
  go: 'go',
  rs: 'rust',
  sql: 'sql',
}

/** What is longer is shown without colours: finding them would stop the page for a while. */
const colouredMax = 200_000

/** The lines of a text, in parts with what they are. No HTML is made. */
export function linesOfCode(path: string, text: string): readonly (readonly CodePart[])[] {
  const language = languages[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? ''
  const grammar = text.length > colouredMax ? undefined : prism.languages[language]
  const lines: CodePart[][] = [[]]
  const add = (part: string, kind: string) => {
    for (const [index, piece] of part.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ text: piece, kind })
    }
  }
  addTokens(grammar === undefined ? [text] : prism.tokenize(text, grammar), '', add)
  return lines
}

type Token = ReturnType<typeof prism.tokenize>[number]

function addTokens(tokens: readonly Token[], kind: string, add: (text: string, kind: string) => void): void {
  for (const token of tokens) {
    if (typeof token === 'string') add(token, kind)
    else addTokens(Array.isArray(token.content) ? token.content : [token.content], token.type, add)
  }
}
