import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The attributes that change what is stored of a file, as gitattributes(5) names them. */
const changing = ['filter', 'text', 'eol', 'crlf', 'ident', 'working-tree-encoding'] as const
export type ChangingAttribute = (typeof changing)[number]

interface Rule {
  readonly folder: string
  readonly pattern: string
  readonly attributes: readonly string[]
}

/** Which of these attributes a file has. A macro counts as what it is called after. */
export class Attributes {
  readonly #project: string
  readonly #info: string
  readonly #rules = new Map<string, Promise<Rule[]>>()

  constructor(project: string, gitFolder: string) {
    this.#project = project
    this.#info = join(gitFolder, 'info', 'attributes')
  }

  async of(path: string): Promise<Set<ChangingAttribute>> {
    const parts = path.split('/').slice(0, -1)
    const folders = ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
    const lists = await Promise.all([...folders.map((folder) => this.#in(folder)), this.#read(this.#info, '')])
    const found = new Set<ChangingAttribute>()
    for (const { folder, pattern, attributes } of lists.flat()) {
      const inside = folder === '' ? path : path.slice(folder.length + 1)
      if (matches(pattern, inside)) for (const attribute of attributes) apply(attribute, found)
    }
    return found
  }

  #in(folder: string): Promise<Rule[]> {
    const known = this.#rules.get(folder)
    if (known !== undefined) return known
    const rules = this.#read(join(this.#project, folder, '.gitattributes'), folder)
    this.#rules.set(folder, rules)
    return rules
  }

  async #read(file: string, folder: string): Promise<Rule[]> {
    const text = await readFile(file, 'utf8').catch(() => '')
    return text.split('\n').flatMap((line) => {
      const [pattern = '', ...attributes] = line.trim().split(/\s+/)
      return pattern === '' || pattern.startsWith('#') ? [] : [{ folder, pattern, attributes }]
    })
  }
}

function apply(attribute: string, found: Set<ChangingAttribute>): void {
  const name = attribute.replace(/^[-!]/, '').replace(/=.*$/, '')
  const known = changing.find((each) => each === name)
  if (known === undefined) return
  if (/^[-!]/.test(attribute)) found.delete(known)
  else found.add(known)
}

/** A pattern without a slash is one of names, wherever they are. */
function matches(pattern: string, path: string): boolean {
  const isName = !pattern.slice(0, -1).includes('/')
  const source = pattern
    .replace(/^\//, '')
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('**/', '\u0000')
    .replaceAll('**', '\u0001')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('\u0000', '(?:.*/)?')
    .replaceAll('\u0001', '.*')
  try {
    return new RegExp(`^${source}$`, 's').test(isName ? path.slice(path.lastIndexOf('/') + 1) : path)
  } catch {
    // Brackets that are none: the careful answer.
    return true
  }
}
