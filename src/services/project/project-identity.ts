import { randomBytes } from 'node:crypto'
import { link, mkdir, open, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fail, Failure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { readProjectFile } from '../../platform/files/fresh-file.ts'
import { findFolder } from '../../platform/files/working-folder.ts'
import { quote } from '../../platform/text/quote.ts'
import { hasLivingProcess } from '../../platform/work/living-process.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { DuplicateId } from '../../stores/port.ts'
import type { Versioned } from '../../stores/port.ts'
import type { ProjectMarkDocument } from '../../collections/project.ts'

/** The folder in the project for its id. Git ignores it, so that no clone has the id. */
const identityFolder = '.gantry/project'
const idFile = `${identityFolder}/id`
const idPattern = /^[0-9a-f]{32}$/
const markId = 'project'

export interface IdentityOptions extends Pick<Foundation, 'store' | 'now' | 'log' | 'isStoreShared'> {
  /** The folder of the project. */
  readonly folder: string
}

/**
 * Makes the store belong to this project, if it belongs to none. Fails with `config_invalid` if it belongs to another
 * one. Where one process uses the store, a folder without an id is taken for the project, as after a restore or a `git
 * clean`.
 */
export async function requireOwnProject(options: IdentityOptions): Promise<void> {
  const { folder, store, isStoreShared, log } = options
  const own = await readProjectId(folder)
  const mark = (await store.read.projectMarks.get(markId)) ?? (await claimStore(options, own))
  if (mark === undefined || mark.doc.projectId === own || mark.doc.projectId === (await readProjectId(folder))) return
  if (own !== undefined || isStoreShared) refuse(folder, own, mark.doc)
  await makeProjectId(folder, mark.doc.projectId).catch((error: unknown) =>
    log.warn({ err: error }, 'the id of the project could not be written'),
  )
}

/**
 * Makes the store belong to this project, whatever it belonged to. Gives what that was. Fails with `config_invalid`
 * while a service runs, which would go on in the other folder.
 */
export async function adoptProject({ folder, store, now }: Omit<IdentityOptions, 'isStoreShared' | 'log'>): Promise<{
  readonly before: ProjectMarkDocument | undefined
  readonly isChanged: boolean
}> {
  const projectId = (await readProjectId(folder)) ?? (await makeProjectId(folder, newProjectId()))
  const found = await store.read.projectMarks.get(markId)
  if (found?.doc.projectId === projectId) return { before: found.doc, isChanged: false }
  if (await hasLivingProcess(store, now()))
    fail('config_invalid', {
      message:
        'Services of this store are running. Stop all of them first; one that was killed counts for 30 seconds more.',
    })
  const doc = markOf(folder, projectId, now)
  await store.commit([
    found ? { replace: 'projectMarks', version: found.version, doc } : { insert: 'projectMarks', doc },
  ])
  return { before: found?.doc, isChanged: true }
}

/** Nothing where the folder has none. Fails with `config_invalid` where it cannot be read. */
export async function readProjectId(folder: string): Promise<string | undefined> {
  const text = (await readProjectFile({ folder }, idFile))?.text.trim()
  if (text === undefined || idPattern.test(text)) return text
  return fail('config_invalid', {
    message: `${idFile} does not contain the id of a project. Remove it, and run gantry project adopt.`,
  })
}

/** Nothing where the folder has no id, and can be given none. */
async function claimStore(
  options: IdentityOptions,
  own: string | undefined,
): Promise<Versioned<ProjectMarkDocument> | undefined> {
  const { folder, store, now, log } = options
  try {
    const doc = markOf(folder, own ?? (await makeProjectId(folder, newProjectId())), now)
    await store.commit([{ insert: 'projectMarks', doc }])
    return { doc, version: 1 }
  } catch (error) {
    // Another process was first.
    if (error instanceof DuplicateId) return await store.read.projectMarks.get(markId)
    if (codeOf(error) === undefined && !(error instanceof Failure)) throw error
    log.warn({ err: error }, 'the project has no id, because none can be written to its folder')
    return undefined
  }
}

/** Gives the id that the folder has then: of several processes, one makes it. */
async function makeProjectId(folder: string, id: string): Promise<string> {
  for (const path of ['.gantry', identityFolder]) {
    await mkdir(join(folder, path)).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    // Not through a link that leads out of the project.
    await findFolder(folder, path)
  }
  await writeFile(join(folder, identityFolder, '.gitignore'), '*\n')
  const path = join(folder, idFile)
  const prepared = `${path}.${randomBytes(8).toString('hex')}.tmp`
  const file = await open(prepared, 'wx', 0o644)
  try {
    await file.writeFile(`${id}\n`)
    await file.sync()
    await link(prepared, path)
    return id
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return (await readProjectId(folder)) ?? fail('config_invalid', { message: `${idFile} cannot be read.` })
  } finally {
    await file.close()
    await unlink(prepared)
  }
}

function newProjectId(): string {
  return randomBytes(16).toString('hex')
}

function markOf(folder: string, projectId: string, now: () => string): ProjectMarkDocument {
  return { id: markId, projectId, folder, machine: hostname(), at: now() }
}

function refuse(folder: string, own: string | undefined, mark: ProjectMarkDocument): never {
  const what =
    own === undefined ? 'has no id of a project, as a new clone has none' : `is the project ${own.slice(0, 8)}`
  return fail('config_invalid', {
    message: `The store belongs to the project ${mark.projectId.slice(0, 8)}, in ${quote(mark.folder)} of ${mark.machine}, and the folder ${quote(folder)} ${what}. Choose that folder with --project, or let the store belong to this one with gantry project adopt.`,
  })
}
