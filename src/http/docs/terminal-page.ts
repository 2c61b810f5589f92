import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A file of the page of a terminal: where it is served, and as what. */
export interface TerminalPageFile {
  readonly path: string
  readonly type: string
  readonly load: () => Promise<Buffer>
  /** A page whose styles stand in files alone. */
  readonly kind?: 'strictPage'
}

const [script, style] = ['text/javascript; charset=utf-8', 'text/css; charset=utf-8']
const packages = createRequire(import.meta.url)

/** The page on which a person watches a terminal and types into it, with the packages that draw it. */
export const terminalPageFiles: readonly TerminalPageFile[] = [
  { path: '/terminal', type: 'text/html; charset=utf-8', load: () => own('terminal.html'), kind: 'strictPage' },
  { path: '/docs/terminal.css', type: style, load: () => own('terminal.css') },
  ...['terminal.js', 'terminal-link.js', 'strict-styles.js'].map((name) => ({
    path: `/docs/${name}`,
    type: script,
    load: () => own(name),
  })),
  { path: '/docs/xterm.js', type: script, load: () => ofPackage('@xterm/xterm/lib/xterm.mjs') },
  { path: '/docs/xterm-fit.js', type: script, load: () => ofPackage('@xterm/addon-fit/lib/addon-fit.mjs') },
  { path: '/docs/xterm.css', type: style, load: () => ofPackage('@xterm/xterm/css/xterm.css') },
]

function own(name: string): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'terminal', name))
}

function ofPackage(path: string): Promise<Buffer> {
  return readFile(packages.resolve(path))
}
