import { readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { makeFolders } from '../../platform/files/make-folders.ts'
import type { Acting } from '../jobs.ts'
import { fail } from '../../errors.ts'
import type { Egress } from '../../platform/egress/egress.ts'
import { moveFolder } from '../../platform/files/move-folder.ts'
import { inOpenFolder, putFile } from '../../platform/files/put-file.ts'
import { faultInBranch } from '../../platform/repository/ref-names.ts'
import { findGitFolder, isReadable, openGitFolder, readRef } from '../../platform/repository/repository.ts'
import { addSettings } from '../../platform/repository/settings-file.ts'
import { valuesOf } from '../../platform/repository/settings.ts'
import { quote } from '../../platform/text/quote.ts'
import { redact } from '../../platform/text/url-credentials.ts'
import { pageOfAll } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import type { GitProgram } from './engine.ts'
import type { ClonedFolder, CloneRequest } from './fetching.ts'
import { isPathIn } from './read-only-paths.ts'
import type { GitSite } from './reading.ts'
import { explainFailure } from './remotes/exchange-failures.ts'
import { faultInUrl, requireTarget, resolutionOf } from './remotes/url.ts'
import { submoduleUrl } from './remotes/submodule-url.ts'
import type { GitSubmodule, SubmoduleEntry } from './submodule-listing.ts'
import type { Workplace } from './workplace.ts'
import type { GitWrites } from './writes.ts'

export interface SubmodulesOptions {
  readonly workplace: Workplace
  readonly writes: GitWrites
  readonly egress: Pick<Egress, 'check'>
  /** Paths below the top of the repository with the data of the service. */
  readonly guarded: readonly string[]
}

/** How a repository is fetched for a job. */
export type CloneAbout = Pick<CloneRequest, 'limits' | 'signal' | 'report'>

/** A submodule that may be fetched. */
interface Target {
  readonly entry: SubmoduleEntry
  readonly url: string
  /** Its git folder, below `modules` of that of the repository. */
  readonly gitFolder: string
  /** Where its files are, without links. */
  readonly folder: string
}

/**
 * The submodules of the repository. What `.gitmodules` says comes from the authors of commits: names, paths and
 * URLs are checked before anything is done, and nothing is fetched but what a caller names.
 */
export class GitSubmodules {
  readonly #options: SubmodulesOptions

  constructor(options: SubmodulesOptions) {
    this.#options = options
  }

  async list(page: PageQuery, signal: AbortSignal): Promise<{ submodules: GitSubmodule[]; nextCursor?: string }> {
    const { workplace } = this.#options
    const [site, { submodules }] = await Promise.all([workplace.site(signal), workplace.program()])
    const found = await submodules.list(site)
    const { items, ...next } = pageOfAll(found, page, 'submodules', ({ path }) => path)
    return { submodules: await Promise.all(items.map((entry) => shown(site, entry))), ...next }
  }

  /** Fails with `git_path_not_found` when one of the paths is no submodule. */
  async require(paths: readonly string[], by: Acting, signal: AbortSignal): Promise<void> {
    const { workplace } = this.#options
    const [site, engine] = await Promise.all([workplace.site(signal), workplace.program()])
    await entriesOf(site, engine, paths)
    await this.#requireWritable(paths, by)
  }

  /**
   * Refuses with `path_forbidden` submodules that lie at, in or around what these may not change:
   * which files a checkout would bring is known once they are fetched.
   */
  async #requireWritable(paths: readonly string[], by: Acting): Promise<void> {
    const readOnly = await this.#options.writes.readOnlyPathsOf(by)
    const isPathIn = (path: string, folder: string) => folder === '' || `${path}/`.startsWith(`${folder}/`)
    for (const path of paths)
      if (readOnly.some((fixed) => isPathIn(path, fixed) || isPathIn(fixed, path)))
        fail('path_forbidden', {
          message: `The submodule ${quote(path)} has files of the project folder that sandbox.readOnlyPaths of gantry.json names.`,
          hint: 'A user whose credential has all rights of their role may do it.',
        })
  }

  /** Fetches what is missing, and checks out the commits of the index. Gives the paths that it has changed. */
  async update(paths: readonly string[], by: Acting, about: CloneAbout): Promise<string[]> {
    const { workplace, writes } = this.#options
    await this.#requireWritable(paths, by)
    const { signal } = about
    const [site, engine] = await Promise.all([workplace.site(signal), workplace.program()])
    const changed: string[] = []
    for (const entry of await entriesOf(site, engine, paths)) {
      const target = await this.#targetOf(site, entry)
      const { currentOid } = await shown(site, entry)
      if (currentOid === entry.oid) continue
      const cloned = await this.#fetch(engine, site, target, about)
      try {
        await writes.alone(signal, () => this.#checkOut(engine, site, target, cloned, signal))
      } finally {
        await cloned?.remove()
      }
      changed.push(entry.path)
    }
    return changed
  }

  async #targetOf(site: GitSite, entry: SubmoduleEntry): Promise<Target> {
    const { repository } = site
    const { path, name = '', url: given = '' } = entry
    if (name === '' || given === '' || faultInBranch(name) !== undefined)
      refuse(`.gitmodules says no name and URL of ${quote(path)} that can be used.`)
    if (this.#options.guarded.some((place) => isPathIn(place, path) || isPathIn(path, place)))
      fail('path_forbidden', { message: `The submodule ${quote(path)} is where the service keeps its data.` })
    const origin = valuesOf(repository.settings, 'remote', 'origin', 'url')[0]
    const url = submoduleUrl(given, origin)
    const fault = url === undefined ? 'It is relative, and the repository has no remote origin.' : faultInUrl(url)
    if (url === undefined || fault !== undefined) refuse(`The URL ${quote(redact(given))} of ${quote(path)}: ${fault}`)
    const folder = join(await realpath(repository.folder), path)
    await requirePlain(folder, `The path ${quote(path)}`)
    const modules = join(await realpath(repository.commonFolder), 'modules')
    await requirePlain(join(modules, name), 'The folder modules of git')
    const above = name.split('/').map((_, index, parts) => join(modules, ...parts.slice(0, index)))
    for (const place of above.slice(1))
      if (await isReadable(join(place, 'HEAD'))) refuse(`The name ${quote(name)} lies in another submodule.`)
    return { entry, url, gitFolder: join(modules, name), folder }
  }

  /** Nothing where the commit is there already. */
  async #fetch(
    engine: GitProgram,
    site: GitSite,
    { entry: { path, oid }, url, gitFolder }: Target,
    about: CloneAbout,
  ): Promise<ClonedFolder | undefined> {
    const { workplace, egress } = this.#options
    const hasOne = await isReadable(gitFolder)
    if (
      hasOne &&
      (await engine.submodules.hasCommit(await workplace.siteAt(site.repository.folder, gitFolder, about.signal), oid))
    )
      return undefined
    if (hasOne)
      refuse(
        `The repository of ${quote(path)} lacks the commit ${oid}. Fetch it in a terminal: its own settings may matter.`,
      )
    const resolution = resolutionOf(url, await requireTarget(egress, url, 'body/paths'))
    const cloned = await engine.exchanges.clone({
      ...about,
      folder: site.repository.folder,
      url,
      branch: undefined,
      depth: undefined,
      resolution,
    })
    if (cloned.kind === 'unknownBranch') return fail('git_ref_not_found')
    if (cloned.kind !== 'cloned') return fail(...explainFailure(cloned, path))
    const fetched = await workplace.siteAt(site.repository.folder, cloned.gitFolder, about.signal)
    if (await engine.submodules.hasCommit(fetched, oid)) return cloned
    await cloned.remove()
    return fail('git_ref_not_found', { message: `No branch of the submodule ${quote(path)} has the commit ${oid}.` })
  }

  async #checkOut(
    engine: GitProgram,
    site: GitSite,
    { entry, url, gitFolder, folder }: Target,
    cloned: ClonedFolder | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const { workplace } = this.#options
    const isNew = !(await isReadable(join(folder, '.git')))
    if (isNew && (await readdir(folder).catch(() => [])).length > 0)
      fail('git_worktree_dirty', { message: `The folder ${quote(entry.path)} is not empty.` })
    if (cloned) await this.#install(site, { entry, url, gitFolder, folder }, cloned, signal)
    await makeFolders(folder)
    await requirePlain(folder, `The path ${quote(entry.path)}`)
    if (isNew) await writeFile(join(folder, '.git'), `gitdir: ${relative(folder, gitFolder)}\n`, { flag: 'wx' })
    const module = await workplace.siteAt(folder, gitFolder, signal)
    const head = await engine.reads.resolve(module, 'HEAD').catch(() => undefined)
    if (isNew) {
      await inOpenFolder(gitFolder, (opened) => putFile(opened, 'HEAD', `${entry.oid}\n`))
      await rm(join(gitFolder, 'index'), { force: true })
      await engine.worktrees.fill(await workplace.siteAt(folder, gitFolder, signal))
    } else if (head === undefined) {
      refuse(`The repository of ${quote(entry.path)} cannot be read.`)
    } else {
      await engine.replays.switchTo(module, head, entry.oid)
      await engine.writes.moveRef(module, 'HEAD', entry.oid, head, 'submodule update')
    }
  }

  /** Puts the repository where git looks for it, and says so in its settings and in those of the project. */
  async #install(site: GitSite, target: Target, cloned: ClonedFolder, signal: AbortSignal): Promise<void> {
    const { entry, url, gitFolder, folder } = target
    await makeFolders(dirname(gitFolder))
    await moveFolder(cloned.gitFolder, gitFolder)
    const { repository: own } = await this.#options.workplace.siteAt(folder, gitFolder, signal)
    const section = 'submodule'
    const { name: subsection = '' } = entry
    await addSettings(own, [{ section: 'core', name: 'worktree', value: relative(gitFolder, folder) }])
    if (valuesOf(site.repository.settings, section, subsection, 'url').length > 0) return
    await addSettings(site.repository, [
      { section, subsection, name: 'active', value: 'true' },
      { section, subsection, name: 'url', value: url },
    ])
  }
}

/** Refuses a path that leads over a link, as far as it is there. */
async function requirePlain(path: string, what: string): Promise<void> {
  for (let place = path; place !== dirname(place); place = dirname(place)) {
    const real = await realpath(place).catch(() => undefined)
    if (real === undefined) continue
    if (real !== place) refuse(`${what} leads over a link.`)
    return
  }
}

async function entriesOf(
  site: GitSite,
  { submodules }: GitProgram,
  paths: readonly string[],
): Promise<SubmoduleEntry[]> {
  const all = await submodules.list(site)
  return paths.map(
    (path) =>
      all.find((entry) => entry.path === path.replace(/\/$/, '')) ??
      fail('git_path_not_found', { message: `The repository has no submodule ${quote(path)}.` }),
  )
}

const nameCharactersMax = 1_024
const urlCharactersMax = 4_096

async function shown(site: GitSite, { path, oid, name, url }: SubmoduleEntry): Promise<GitSubmodule> {
  const folder = join(site.repository.folder, path)
  const repository = await openGitFolder(folder, await findGitFolder(folder)).catch(() => undefined)
  const current = repository && (await currentOf(repository))
  return {
    path,
    oid,
    ...(name !== undefined && { name: name.slice(0, nameCharactersMax) }),
    ...(url !== undefined && { url: redact(url).slice(0, urlCharactersMax) }),
    ...(current !== undefined && { currentOid: current }),
    isPresent: repository !== undefined,
  }
}

async function currentOf(
  repository: NonNullable<Awaited<ReturnType<typeof openGitFolder>>>,
): Promise<string | undefined> {
  const { head, branch } = repository
  const oid = branch === undefined ? head.trim() : await readRef(repository, `refs/heads/${branch}`)
  return oid !== undefined && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(oid) ? oid : undefined
}

function refuse(message: string): never {
  return fail('git_unsupported', { message })
}
