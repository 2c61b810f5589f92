import { appendFile, mkdir, readFile, readdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail } from '../../../errors.ts'
import { codeOf } from '../../../platform/work/system-error.ts'
import { replaceLocked } from './locks.ts'

export interface RefsPlace {
  /** HEAD is here. */
  readonly gitFolder: string
  readonly commonFolder: string
  /** Who stands in the logs of refs: `Name <email>`. */
  readonly signature: string
}

export interface RefMove {
  /** `HEAD`, or a ref below `refs/`. */
  readonly ref: string
  readonly oid: string | undefined
  readonly oldOid: string | undefined
  readonly reason: string
}

const noOid = '0'.repeat(40)

/** The refs of a repository, changed under the lock files of git. */
export class Refs {
  readonly #place: RefsPlace

  constructor(place: RefsPlace) {
    this.#place = place
  }

  /** Moves, creates or removes a ref if it is at the old commit; gives whether it was. */
  async move({ ref, oid, oldOid, reason }: RefMove): Promise<boolean> {
    const file = this.#fileOf(ref)
    await this.#requireRoom(ref, oid)
    const isMoved = await replaceLocked(file, async () => {
      const current = await this.#read(ref)
      if (current !== oldOid) return { result: false }
      if (oid !== undefined) return { content: `${oid}\n`, result: true }
      await this.#remove(ref)
      return { result: true }
    })
    if (isMoved && oid !== undefined) await this.#log(ref, oldOid ?? noOid, oid, reason)
    return isMoved
  }

  /** Every ref whose name begins like this. */
  async below(prefix: string): Promise<{ ref: string; oid: string }[]> {
    const folder = this.#fileOf(prefix.replace(/\/$/, ''))
    const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const loose = names
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
      .map((entry) => join(entry.parentPath, entry.name).slice(this.#place.commonFolder.length + 1))
    const packed = [...(await this.#packed()).keys()].filter((ref) => ref.startsWith(prefix))
    const refs = [...new Set([...loose, ...packed])]
    const oids = await Promise.all(refs.map((ref) => this.#read(ref)))
    return refs.flatMap((ref, index) => (oids[index] === undefined ? [] : [{ ref, oid: oids[index] }]))
  }

  #fileOf(ref: string): string {
    const { gitFolder, commonFolder } = this.#place
    return join(ref === 'HEAD' ? gitFolder : commonFolder, ref)
  }

  async #read(ref: string): Promise<string | undefined> {
    const text = await readFile(this.#fileOf(ref), 'utf8').catch(() => undefined)
    const oid = /^([0-9a-f]{40})\s*$/.exec(text ?? '')?.[1]
    return oid ?? (await this.#packed()).get(ref)
  }

  async #packed(): Promise<Map<string, string>> {
    const text = await readFile(join(this.#place.commonFolder, 'packed-refs'), 'utf8').catch(() => '')
    return new Map([...text.matchAll(/^([0-9a-f]{40}) (\S+)$/gm)].map(([, oid = '', ref = '']) => [ref, oid]))
  }

  /** A ref cannot be a folder of another one. */
  async #requireRoom(ref: string, oid: string | undefined): Promise<void> {
    if (oid === undefined) return void (await mkdir(dirname(this.#fileOf(ref)), { recursive: true }))
    const packed = [...(await this.#packed()).keys()]
    const isTaken = packed.some((other) => other.startsWith(`${ref}/`) || ref.startsWith(`${other}/`))
    const loose = isTaken ? [] : (await this.below(`${ref}/`)).map(({ ref: other }) => other)
    if (isTaken || loose.length > 0) refuseConflict()
    try {
      // Git leaves folders without a ref behind, and removes one that is in its way.
      await rmdir(this.#fileOf(ref)).catch(() => undefined)
      await mkdir(dirname(this.#fileOf(ref)), { recursive: true })
    } catch (error) {
      if (['EEXIST', 'ENOTDIR'].includes(codeOf(error) ?? '')) refuseConflict()
      throw error
    }
  }

  async #remove(ref: string): Promise<void> {
    const packed = join(this.#place.commonFolder, 'packed-refs')
    if ((await this.#packed()).has(ref))
      await replaceLocked(packed, async () => {
        const lines = (await readFile(packed, 'utf8')).split('\n')
        const at = lines.findIndex((line) => line.endsWith(` ${ref}`))
        // The line behind names what an annotated tag leads to.
        const isPeeled = lines[at + 1]?.startsWith('^') === true
        return { content: lines.toSpliced(at, isPeeled ? 2 : 1).join('\n'), result: undefined }
      })
    await rm(this.#fileOf(ref), { force: true })
    await rm(join(this.#place.commonFolder, 'logs', ref), { force: true })
  }

  /** As git notes it, for the ref and for HEAD when that is on it. */
  async #log(ref: string, oldOid: string, oid: string, reason: string): Promise<void> {
    const { gitFolder, commonFolder, signature } = this.#place
    const words = reason.replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
    const line = `${oldOid} ${oid} ${signature} ${Math.trunc(Date.now() / 1_000)} +0000\t${words}\n`
    const head = await readFile(join(gitFolder, 'HEAD'), 'utf8').catch(() => '')
    const isCurrent = ref !== 'HEAD' && head.trim() === `ref: ${ref}`
    const files = [join(ref === 'HEAD' ? gitFolder : commonFolder, 'logs', ref)]
    if (isCurrent) files.push(join(gitFolder, 'logs', 'HEAD'))
    for (const file of files) {
      await mkdir(dirname(file), { recursive: true }).catch(() => undefined)
      // The log is a convenience: git goes on without one too.
      await appendFile(file, line).catch(() => undefined)
    }
  }
}

function refuseConflict(): never {
  return fail('already_exists', {
    message: 'A branch with a conflicting name exists: one cannot be a folder of the other.',
  })
}
