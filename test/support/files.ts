import { makeFolder, startGantry } from './gantry.ts'
import type { Answer, Gantry, GantryOptions } from './gantry.ts'
import type { Teardown } from './folder.ts'
import { filesIn } from './working-tree.ts'

type Headers = Readonly<Record<string, string>>

/** The calls of files by a caller, in a workspace if one is given. */
export function fileCalls({ call }: Pick<Gantry, 'call'>, workspaceId?: string) {
  const about = workspaceId === undefined ? {} : { workspaceId }
  const post =
    (verb: string) =>
    (body: object, headers: Headers = {}): Promise<Answer> =>
      call('POST', `/files/${verb}`, { body: { ...about, ...body }, headers })
  return {
    read: (path: string, query: Query = {}, headers: Headers = {}) =>
      call('GET', `/files/content?${queryOf({ ...about, path, ...query })}`, { headers }),
    list: (query: Query = {}, headers: Headers = {}) =>
      call('GET', `/files?${queryOf({ ...about, ...query })}`, { headers }),
    search: (query: Query, headers: Headers = {}) =>
      call('GET', `/files/search?${queryOf({ ...about, ...query })}`, { headers }),
    write: post('write'),
    edit: post('edit'),
    patch: post('patch'),
    move: post('move'),
    remove: (path: string, headers: Headers = {}) =>
      call('DELETE', `/files/content?${queryOf({ ...about, path })}`, { headers }),
  }
}

/** A service whose data lie elsewhere, and the calls of its files. */
export async function startFiles(t: Teardown, options: GantryOptions = {}) {
  const gantry: Gantry = await startGantry(t, { ...options, args: options.args ?? ['--data', makeFolder(t)] })
  return {
    gantry,
    project: gantry.project,
    /** Every regular file of the project with its content. */
    files: () => filesIn(gantry.project),
    ...fileCalls(gantry),
    /** What the events tell of files. */
    events: async () =>
      (await gantry.service.app.store.events({ after: 0, limit: 1000, kinds: fileKinds })).map(({ kind, data }) => ({
        kind,
        data,
      })),
  }
}

export type FilesProject = Awaited<ReturnType<typeof startFiles>>
export type Query = Readonly<Record<string, string | number | boolean | readonly string[]>>

const fileKinds = ['file.written', 'file.moved', 'file.deleted'] as const

function queryOf(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
  return new URLSearchParams(pairs).toString()
}

/** All pages of a list or a search, by cursor. */
export async function allPages(
  read: (query: Query) => Promise<Answer>,
  items: 'files' | 'matches',
  query: Query,
): Promise<{ items: any[]; pages: number }> {
  const found: unknown[] = []
  let pages = 0
  for (let cursor: string | undefined; ; ) {
    const { status, body } = await read({ ...query, ...(cursor !== undefined && { cursor }) })
    if (status !== 200) throw new Error(JSON.stringify(body))
    found.push(...body.data[items])
    pages++
    cursor = body.data.nextCursor
    if (cursor === undefined) return { items: found, pages }
  }
}
