import { stat } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import type { CommandResult } from './command.ts'

/**
 * Whether the configuration of git outside of repositories, of the operator and of the machine, says where remotes are.
 * Git reads that configuration once, and again when one of its files has changed. A configuration of the machine in
 * another place than `/etc/gitconfig` that does not exist yet is noticed once another file changes, or the service
 * starts again.
 */
export class OutsideSettings {
  /** The files that git reads, whether they exist or not. */
  readonly #own: readonly string[]
  #known: { readonly files: readonly string[]; readonly state: string; readonly namesAddresses: boolean } | undefined

  constructor(gitConfig: string | undefined) {
    this.#own = ['/etc/gitconfig', ...(gitConfig === undefined ? [] : [gitConfig])]
  }

  /** `list` runs `git config --show-origin --null --list` in a git folder whose own configuration is at `except`. */
  async namesAddresses(list: () => Promise<CommandResult>, except: string): Promise<boolean> {
    const files = this.#known?.files ?? this.#own
    const state = await stateOf(files)
    if (this.#known?.state === state) return this.#known.namesAddresses
    const { code, output } = await list()
    const read = code === 0 ? readList(output, except) : undefined
    if (read === undefined) return true
    const isWhole = read.files.every((file) => files.includes(file))
    // Of a file that was not known before, the state may be one from after it was read.
    this.#known = { ...read, files: [...new Set([...this.#own, ...read.files])], state: isWhole ? state : '' }
    return read.namesAddresses
  }
}

async function stateOf(files: readonly string[]): Promise<string> {
  const states = await Promise.all(
    files.map((file) =>
      stat(file, { bigint: true }).then(
        ({ dev, ino, size, mtimeNs, ctimeNs }) => [file, dev, ino, size, mtimeNs, ctimeNs].join(' '),
        () => file,
      ),
    ),
  )
  return states.join('\0')
}

/** Includes count as well, since what they include depends on the repository. Nothing when the list is not whole. */
const ofAddresses = /^(?:url\..*|include\..*|includeif\..*|remote\..*\.(?:url|pushurl|vcs))$/is

function readList(output: string, except: string): { files: string[]; namesAddresses: boolean } | undefined {
  const parts = output.split('\0')
  const files = new Set<string>()
  let namesAddresses = false
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [origin = '', entry = ''] = parts.slice(at, at + 2)
    const file = /^file:(.+)$/s.exec(origin)?.[1]
    if (origin === 'command line:' || file === except) continue
    if (file === undefined || !isAbsolute(file)) return undefined
    files.add(file)
    namesAddresses ||= ofAddresses.test(entry.split('\n')[0] ?? '')
  }
  return { files: [...files], namesAddresses }
}
