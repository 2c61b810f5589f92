import t from 'tap'
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { makeFolder } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry, GantryOptions } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { startPostgres } from './support/postgres.ts'
import { sha256 } from './support/working-tree.ts'

const postgres = await startPostgres(t)

const stores: Readonly<Record<string, () => Promise<GantryOptions>>> = {
  memory: async () => ({ parts: { store: openMemoryStore(collections) } }),
  sqlite: async () => ({}),
  postgres: async () => ({ environment: { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) } }),
}

interface Anchor {
  readonly path: string
  readonly side: 'before' | 'after'
  readonly line: number
  readonly endLine?: number
  readonly digest: string
}

for (const [store, optionsOf] of Object.entries(stores)) {
  t.test(`${store}: comments on lines are outdated once their text differs, and are resolved by thread`, async (t) => {
    const gantry = await startGantry(t, await optionsOf())
    const { id, comment, listed, put } = await startReview(gantry)
    await put({ 'a.txt': 'one\ntwo\n', 'b.txt': 'three\n' })
    const onA = await comment({ content: 'Why two?', anchor: at('a.txt', 'one\ntwo\n', 1, 2) })
    t.strictSame(onA.anchor, { ...at('a.txt', 'one\ntwo\n', 1, 2), isOutdated: false })
    const onB = await comment({ content: 'Fine.', anchor: at('b.txt', 'three\n', 1) })
    const reply = await comment({ content: 'Because.', replyTo: onA.id })
    const second = await comment({ content: 'I see.', replyTo: reply.id })
    t.strictSame([reply.replyTo, second.replyTo], [onA.id, onA.id], 'a thread has one first comment')
    const plain = await comment({ content: 'In general.' })
    t.strictSame(Object.keys(plain).toSorted(), ['author', 'content', 'createdAt', 'id', 'tokenName'], 'nothing new')

    const resolved = await gantry.call('POST', `/tasks/${id}/comments/${onA.id}/resolve`)
    t.match(resolved.body.data.comment, {
      resolvedAt: /Z$/,
      resolvedBy: { id: 'user_owner', name: 'Owner', kind: 'user' },
    })
    t.equal(resolved.headers.get('etag'), '"2"')
    t.equal((await gantry.call('POST', `/tasks/${id}/comments/${onA.id}/resolve`)).headers.get('etag'), '"2"')
    t.strictSame(await listed('isResolved=true'), [onA.id, reply.id, second.id])
    t.strictSame(await listed('isResolved=false'), [onB.id, plain.id])
    t.strictSame(await listed('path=a.txt'), [onA.id, reply.id, second.id])
    t.strictSame(await listed('path=a.txt,b.txt'), [onA.id, onB.id, reply.id, second.id])
    t.strictSame(await listed('path=b.txt&isResolved=true'), [])
    t.strictSame(await listed(''), [onA.id, onB.id, reply.id, second.id, plain.id])
    const reopened = await gantry.call('POST', `/tasks/${id}/comments/${onA.id}/reopen`)
    t.notMatch(reopened.body.data.comment, { resolvedAt: /./ })
    t.strictSame(await listed('isResolved=true'), [])

    await put({ 'a.txt': 'one\nTWO\n', 'b.txt': 'three\n' })
    const isOutdated = async (comment: string) =>
      (await gantry.call('GET', `/tasks/${id}/comments/${comment}`)).body.data.comment.anchor.isOutdated
    t.strictSame([await isOutdated(onA.id), await isOutdated(onB.id)], [true, false])
    const whole = (await gantry.call('GET', `/tasks/${id}`)).body.data.comments
    t.match(whole, [{ anchor: { isOutdated: true } }, { anchor: { isOutdated: false } }])
    await put({ 'b.txt': 'three\n' })
    t.equal(await isOutdated(onA.id), true, 'the change is gone')
    await put({ 'a.txt': 'one\ntwo\n' })
    t.strictSame([await isOutdated(onA.id), await isOutdated(onB.id)], [false, true], 'the text is back')

    await gantry.call('PATCH', `/tasks/${id}/comments/${onA.id}`, { body: { content: 'Why not three?' } })
    await gantry.call('DELETE', `/tasks/${id}/comments/${onB.id}`)
    t.match((await gantry.call('GET', `/tasks/${id}/comments/${onA.id}`)).body.data.comment, { anchor: { line: 1 } })
    const { events } = (await gantry.call('GET', `/events?after=0&kinds=task.comment.*&taskId=${id}`)).body.data
    t.match(
      events.filter(({ kind }: { kind: string }) => /resolved|reopened/.test(kind)),
      [
        { kind: 'task.comment.resolved', version: 2, actor: { id: 'user_owner' }, data: { commentId: onA.id } },
        { kind: 'task.comment.reopened', version: 3, data: { commentId: onA.id, author: 'Owner' } },
      ],
    )
    const again = await gantry.call('POST', `/tasks/${id}/comments/${reply.id}/resolve`)
    t.match(again.body.error, { code: 'validation_failed', message: new RegExp(onA.id) })
  })
}

t.test('an anchor at what is not there is refused, and one at a text of before is outdated', async (t) => {
  const gantry = await startGantry(t, { files: { 'old.txt': 'was\n' } })
  const { id, comment, put } = await startReview(gantry)
  await put({ 'a.txt': 'one\ntwo\n', 'old.txt': 'is\n' })
  const refusal = async (body: object) =>
    (await gantry.call('POST', `/tasks/${id}/comments`, { body: { content: 'No.', ...body } })).body.error
  const anchored = (anchor: Anchor) => refusal({ anchor })
  t.match(await anchored(at('c.txt', 'one', 1)), { details: [{ path: 'body/anchor/path', rule: 'known' }] })
  t.match(await anchored({ ...at('a.txt', '', 1), side: 'before' }), { details: [{ path: 'body/anchor/side' }] })
  t.match(await anchored(at('a.txt', 'one\ntwo\n', 3, 2)), { details: [{ path: 'body/anchor/endLine' }] })
  t.match(await anchored(at('a.txt', 'one\ntwo\n', 4)), { details: [{ path: 'body/anchor/line', rule: 'maximum' }] })
  t.match(await anchored({ ...at('a.txt', 'x', 1), line: 0 }), { code: 'validation_failed' })
  t.match(await anchored({ ...at('a.txt', 'x', 1), digest: 'abc' }), { code: 'validation_failed' })
  t.match(await anchored({ ...at('a.txt', 'x', 1), path: '../a.txt' }), { code: 'validation_failed' })
  t.match(await refusal({ replyTo: 'cmt_none' }), { code: 'comment_not_found' })
  const first = await comment({ content: 'First.' })
  t.match(await refusal({ replyTo: first.id, anchor: at('a.txt', 'one\ntwo\n', 1) }), { code: 'validation_failed' })
  t.match(await comment({ content: 'Late.', anchor: at('a.txt', 'an earlier text', 900) }), {
    anchor: { isOutdated: true },
  })
  const before = { ...at('old.txt', 'was\n', 1), side: 'before' as const }
  t.match(await comment({ content: 'It was.', anchor: before }), { anchor: { isOutdated: false } })
  t.equal((await gantry.call('POST', `/tasks/${id}/changes/apply`)).status, 200)
  t.match(
    await comment({ content: 'It was so.', anchor: before }),
    { anchor: { isOutdated: false } },
    'also once applied',
  )
  const other = await gantry.createTask()
  t.match((await gantry.call('POST', `/tasks/${other}/comments/${first.id}/resolve`)).body.error, {
    code: 'comment_not_found',
  })
  t.match(
    (await gantry.call('POST', `/tasks/${other}/comments`, { body: { content: 'x', replyTo: first.id } })).body.error,
    {
      code: 'comment_not_found',
    },
  )
  t.match((await gantry.call('POST', `/tasks/${other}/comments/${first.id}/reopen`)).body.error, {
    code: 'comment_not_found',
  })
  const reader = await addCaller(gantry, 'owner', { scopes: ['tasks:read'] })
  t.match((await reader.call('POST', `/tasks/${id}/comments/${first.id}/resolve`)).body.error, {
    code: 'scope_missing',
  })
})

t.test('threads are found page by page, also among many comments', async (t) => {
  const gantry = await startGantry(t)
  const { id, comment, put, listed } = await startReview(gantry)
  await put({ 'a.txt': 'one\n' })
  const wanted: string[] = []
  for (let count = 0; count < 230; count++) {
    const isAnchored = count % 46 === 0
    const made = await comment({ content: `Comment ${count}`, ...(isAnchored && { anchor: at('a.txt', 'one\n', 1) }) })
    if (isAnchored) wanted.push(made.id)
  }
  t.strictSame(await listed('path=a.txt'), wanted)
  const { nextCursor } = (await gantry.call('GET', `/tasks/${id}/comments?path=a.txt&limit=2`)).body.data
  t.match((await gantry.call('GET', `/tasks/${id}/comments?limit=2&cursor=${nextCursor}`)).body.error, {
    code: 'invalid_cursor',
  })
})

t.test('getTaskChanges includes the text before, from git and from the project', async (t) => {
  const project = await makeGitProject(t)
  const commit = await project.commit('kept.txt', 'committed\n')
  await project.commit('docs/old.md', 'moves\n')
  writeFileSync(join(project.project, 'dirty.txt'), 'x')
  await project.commit('dirty.txt', 'clean\n')
  writeFileSync(join(project.project, 'dirty.txt'), 'edited\n')
  const { gantry, id, review, put } = await startGitReview(t, project.project)
  t.ok(commit)
  await put({ 'kept.txt': 'new\n', 'new.txt': 'made\n', 'dirty.txt': 'changed\n' }, { 'guide/new.md': 'docs/old.md' })
  const given = (await gantry.call('GET', `/tasks/${id}/changes`)).body.data.changes
  t.strictSame(Object.keys(given[0]), ['path', 'content'], 'the given answer stays as it is')
  const before = {
    'kept.txt': {
      beforeKind: 'text',
      before: 'committed\n',
      beforeDigest: sha256('committed\n'),
      digest: sha256('new\n'),
      isStale: false,
    },
    'new.txt': { beforeKind: 'none', digest: sha256('made\n'), isStale: false },
    'dirty.txt': { beforeKind: 'text', before: 'edited\n', isStale: false },
    'guide/new.md': { beforeKind: 'text', before: 'moves\n', oldPath: 'docs/old.md', isStale: false },
  }
  t.match(await review(), before)
  writeFileSync(join(project.project, 'kept.txt'), 'by another\n')
  t.match(await review(), { ...before, 'kept.txt': { before: 'committed\n', isStale: true } })
  writeFileSync(join(project.project, 'kept.txt'), 'committed\n')
  t.equal((await gantry.call('POST', `/tasks/${id}/changes/apply`)).status, 200)
  t.match(await review(), { 'kept.txt': before['kept.txt'], 'new.txt': before['new.txt'] }, 'once applied')
  t.match(await review(), { 'dirty.txt': { beforeKind: 'unavailable' } }, 'an edit that was never committed is gone')
  await project.git('add', '--all')
  await project.git('commit', '--quiet', '--message', 'Applied')
  t.match(await review(), { 'kept.txt': before['kept.txt'], 'guide/new.md': before['guide/new.md'] }, 'and committed')
  rmSync(join(project.project, 'kept.txt'))
  t.match(await review(), { 'kept.txt': { before: 'committed\n', isStale: true } })
})

t.test('the text before shows nothing that git does not show to the caller', async (t) => {
  const project = await makeGitProject(t)
  await project.commit('.gitignore', '.env\nignored/\n')
  await project.commit('link.txt', 'a text\n')
  const outside = join(makeFolder(t), 'outside.txt')
  writeFileSync(outside, 'outside\n')
  mkdirSync(join(project.project, 'ignored'))
  for (const name of ['.env', 'ignored/key.pem', 'untracked.txt'])
    writeFileSync(join(project.project, name), 'SECRET=1\n')
  const { gantry, id, review, put } = await startGitReview(t, project.project)
  await put({ '.env': 'a', 'ignored/key.pem': 'b', 'untracked.txt': 'c', 'link.txt': 'd' })
  rmSync(join(project.project, 'link.txt'))
  symlinkSync(outside, join(project.project, 'link.txt'))
  const shown = await review()
  t.notMatch(JSON.stringify(shown), /SECRET|outside/)
  t.notMatch(JSON.stringify(shown), new RegExp(sha256('SECRET=1\n')), 'not even a digest')
  for (const path of ['.env', 'ignored/key.pem', 'untracked.txt'])
    t.match(shown[path], { beforeKind: 'unavailable', isStale: false }, path)
  t.match(shown['link.txt'], { before: 'a text\n', isStale: true }, 'a link in its place is not followed')
  await put({ 'link.txt': 'd' })
  t.match((await review())['link.txt'], { beforeKind: 'none', isStale: true })
  for (const path of ['../outside.txt', '.git/config', '.gantry/data/gantry.db'])
    t.not(
      (await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path, content: '' }] } })).status,
      200,
    )

  const path = `/tasks/${id}/changes?include=before`
  const withoutGit = await addCaller(gantry, 'owner', { scopes: ['tasks:read'] })
  t.match((await withoutGit.call('GET', path)).body.error, { code: 'scope_missing', message: /git:read/ })
  t.equal((await withoutGit.call('GET', `/tasks/${id}/changes`)).status, 200)
  const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: [id] } })
  t.match((await narrow.call('GET', path)).body.error, { code: 'forbidden' })
  const other = await addCredential(gantry, 'user_owner', {
    allow: { taskIds: [await gantry.createTask()], gitRemotes: ['*'] },
  })
  t.match((await other.call('GET', path)).body.error, { code: 'task_not_found' })
  const both = await addCredential(gantry, 'user_owner', { allow: { taskIds: [id], gitRemotes: ['*'] } })
  t.equal((await both.call('GET', path)).status, 200)
  t.match((await gantry.call('GET', `/tasks/${id}/changes?include=after`)).body.error, { code: 'validation_failed' })
  t.strictSame(
    (await gantry.call('GET', `/tasks/${await gantry.createTask()}/changes?include=before`)).body.data.changes,
    [],
  )
})

t.test('large and binary files have no text before, and many files only so much of it', async (t) => {
  const project = await makeGitProject(t)
  const large = 'x'.repeat(1_048_577)
  writeFileSync(join(project.project, 'large.txt'), large)
  writeFileSync(join(project.project, 'binary.bin'), 'a\0b')
  await project.commit('latin.txt', 'plain')
  writeFileSync(join(project.project, 'latin.txt'), Buffer.from([0xe9, 0x0a]))
  for (let count = 0; count < 5; count++)
    writeFileSync(join(project.project, `part${count}.txt`), `${count}${'y'.repeat(1_000_000)}`)
  await project.git('add', '--all')
  await project.git('commit', '--quiet', '--message', 'Parts')
  const { review, put } = await startGitReview(t, project.project)
  const parts = Object.fromEntries(Array.from({ length: 5 }, (_, count) => [`part${count}.txt`, 'z']))
  await put({ 'large.txt': 'small', 'binary.bin': 'text', 'latin.txt': 'utf8', ...parts })
  const shown = await review()
  t.match(shown, {
    'large.txt': { beforeKind: 'too_large' },
    'binary.bin': { beforeKind: 'binary' },
    'latin.txt': { beforeKind: 'binary' },
  })
  t.strictSame(
    Object.keys(parts).map((path) => shown[path]?.beforeKind),
    ['text', 'text', 'text', 'text', 'too_large'],
  )
})

t.test('without git there is no text before, and whether a change is stale is told all the same', async (t) => {
  const gantry = await startGantry(t, { files: { 'a.txt': 'old\n' } })
  const { id, put } = await startReview(gantry)
  await put({ 'a.txt': 'new\n' })
  const review = async () => (await gantry.call('GET', `/tasks/${id}/changes?include=before`)).body.data.changes
  t.match(await review(), [{ beforeKind: 'unavailable', isStale: false }])
  writeFileSync(join(gantry.project, 'a.txt'), 'new\n')
  t.match(await review(), [{ isStale: false }], 'as the change makes it')
  writeFileSync(join(gantry.project, 'a.txt'), 'other\n')
  t.match(await review(), [{ isStale: true }])
})

t.test('a folder that has become that of git is not looked into', async (t) => {
  const project = await makeGitProject(t)
  const { gantry, id, put } = await startGitReview(t, project.project)
  await put({ 'work/config': 'text' })
  renameSync(join(project.project, '.git'), join(project.project, 'work'))
  writeFileSync(join(project.project, '.git'), 'gitdir: work\n')
  chmodSync(join(project.project, '.git'), 0o644)
  const { body } = await gantry.call('GET', `/tasks/${id}/changes?include=before`)
  t.match(body.error, { code: 'path_forbidden' })
})

function at(path: string, text: string, line: number, endLine?: number): Anchor {
  return { path, side: 'after', line, ...(endLine !== undefined && { endLine }), digest: sha256(text) }
}

async function startReview(gantry: Gantry) {
  const id = await gantry.createTask('To review')
  return {
    id,
    put: async (files: Readonly<Record<string, string>>, renames: Readonly<Record<string, string>> = {}) => {
      const changes = [
        ...Object.entries(files).map(([path, content]) => ({ path, content })),
        ...Object.entries(renames).map(([path, oldPath]) => ({ path, content: 'moved\n', oldPath })),
      ]
      const { status, body } = await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes } })
      if (status !== 200) throw new Error(JSON.stringify(body))
    },
    comment: async (body: object) => {
      const made = await gantry.call('POST', `/tasks/${id}/comments`, { body })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return made.body.data.comment
    },
    /** The ids of all pages, two comments at a time. */
    listed: async (query: string) => {
      const ids: string[] = []
      let cursor = ''
      do {
        const { body } = await gantry.call('GET', `/tasks/${id}/comments?${query}&limit=2${cursor}`)
        ids.push(...body.data.comments.map((comment: { id: string }) => comment.id))
        cursor = body.data.nextCursor === undefined ? '' : `&cursor=${body.data.nextCursor}`
      } while (cursor !== '')
      return ids
    },
  }
}

async function startGitReview(t: Parameters<typeof startGantry>[0], folder: string) {
  const gantry = await startGantry(t, { args: ['--project', folder] })
  const { id, put } = await startReview(gantry)
  const review = async (): Promise<Readonly<Record<string, { beforeKind?: string }>>> => {
    const { status, body } = await gantry.call('GET', `/tasks/${id}/changes?include=before`)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return Object.fromEntries(body.data.changes.map((change: { path: string }) => [change.path, change]))
  }
  return { gantry, id, put, review }
}
