import { join } from 'node:path'
import { fail } from '../../errors.ts'
import { ForbiddenPath } from './folders.ts'
import { FileTooLarge, fileVersion, NotAFile, OutsideFolder, readInside, type FileRead } from './inside-folder.ts'
import { inFolderOfFile, type LinkedProject } from './linked-file.ts'
import { codeOf } from '../work/system-error.ts'

const bytesMax = 1024 * 1024

export interface FreshFileOptions<Content> extends LinkedProject {
  /** The path inside the folder, with forward slashes: this is how messages name the file. */
  readonly name: string
  /** Fails with `config_invalid` for a text that has a mistake. */
  readonly parse: (text: string, bytes: Buffer) => Content | Promise<Content>
}

/**
 * Gives a reader of one file of the project: it parses the file again whenever it has changed on disk, costs one
 * `stat` while it has not, and gives nothing when there is no file. An unchanged file gives the same object.
 */
export function createFreshFile<Content>({
  name,
  parse,
  ...project
}: FreshFileOptions<Content>): () => Promise<Content | undefined> {
  const path = join(project.folder, name)
  let kept: { version: string; outcome: Outcome<Content> } | undefined

  return async function read() {
    const version = fileVersion(path)
    if (version === undefined) return undefined
    if (kept?.version === version) return contentOf(kept.outcome)
    const file = await readProjectFile(project, name)
    if (file === undefined) return undefined
    const outcome = await outcomeOf(() => parse(file.text, file.bytes))
    kept = file.settled ? { version: file.version, outcome } : undefined
    return contentOf(outcome)
  }
}

// A mistake is kept like a content, so that a broken file is not parsed again by every call.
type Outcome<Content> = { readonly content: Content } | { readonly failure: unknown }

async function outcomeOf<Content>(parse: () => Content | Promise<Content>): Promise<Outcome<Content>> {
  try {
    return { content: await parse() }
  } catch (failure) {
    return { failure }
  }
}

function contentOf<Content>(outcome: Outcome<Content>): Content {
  if ('failure' in outcome) throw outcome.failure
  return outcome.content
}

/**
 * Reads a file of the project; nothing when there is none. Fails with `config_invalid` for one that cannot be read as
 * text.
 */
export async function readProjectFile(
  project: LinkedProject,
  name: string,
): Promise<(FileRead & { readonly text: string }) | undefined> {
  const file = await readProjectBytes(project, name)
  return file && { ...file, text: decodeText(file.bytes, name) }
}

/** The same for its bytes, whatever they are. */
export async function readProjectBytes(project: LinkedProject, name: string): Promise<FileRead | undefined> {
  try {
    return await inFolderOfFile(project, name, (place, base) => readInside(project.folder, place.at(base), bytesMax))
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(codeOf(cause) ?? '')) return undefined
    if (cause instanceof ForbiddenPath) refuseLink(name, 'what belongs to git or to the service', cause)
    if (cause instanceof OutsideFolder) refuseLink(name, 'a place outside the project', cause)
    if (cause instanceof NotAFile) fail('config_invalid', { message: `${name} is not a regular file.`, cause })
    if (codeOf(cause) === 'EACCES')
      fail('config_invalid', {
        message: `The service is not permitted to read ${name}. Change its permissions.`,
        cause,
      })
    if (cause instanceof FileTooLarge)
      fail('config_invalid', { message: `${name} has ${cause.size} bytes; the limit is ${bytesMax}.`, cause })
    throw cause
  }
}

function refuseLink(name: string, where: string, cause: unknown): never {
  fail('config_invalid', {
    message: `${name} is a symbolic link to ${where}. Copy the file into the project.`,
    cause,
  })
}

/** Fails with `config_invalid` for what is no text. */
export function decodeText(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    return fail('config_invalid', { message: `${name} is not UTF-8 text. Save it as UTF-8.`, cause })
  }
}
