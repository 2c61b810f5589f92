/** What passed a check once with the same inputs is not checked again: the hash of the inputs is kept. */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export class PassedInputs {
  readonly #file: string
  readonly #hash: string

  /** `name` is that of the check; `patterns` are the files that it reads, below the root. */
  constructor(name: string, patterns: readonly string[]) {
    this.#file = join(root, `node_modules/.cache/gantry/${name}.sha256`)
    this.#hash = hashOf(patterns)
  }

  /** Whether the last check that passed had the same inputs. */
  get areKnown(): boolean {
    try {
      return readFileSync(this.#file, 'utf8') === this.#hash
    } catch {
      return false
    }
  }

  recordPassed(): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, this.#hash)
  }
}

/** Of src/generated as openapi.yaml says it. */
export function generatedInputs(): PassedInputs {
  const generated = 'src/generated/!(answer-validators.js)'
  const read = ['openapi.yaml', 'package-lock.json', 'scripts/*.ts', 'src/client/*.ts', generated]
  return new PassedInputs('generated', read)
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
