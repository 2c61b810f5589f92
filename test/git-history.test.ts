import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCredential } from './support/callers.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { CallOptions } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

const project = await makeGitProject(t)
const { git } = project
const environment = { ...project.environment, GANTRY_GIT_CONFIG: join(project.home, '.gitconfig') }
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: { ...environment, GANTRY_GIT_PROTECTED_BRANCHES: 'release/*' },
})
const call = (method: string, path: string, body?: unknown, options: CallOptions = {}) =>
  gantry.call(method, `/git${path}`, { ...(body !== undefined && { body }), ...options })
const refusal = async (...given: Parameters<typeof call>) => {
  const { status, body } = await call(...given)
  return [status, body.error?.code, body.error?.message]
}
const eventsOf = async (kind: string) => {
  const found = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  return found.filter((event) => event.kind === kind).map(({ actor, data }) => ({ actor, data }))
}
/** Names that are options, that leave the refs, or that git gives another meaning. */
const hostile = ['--upload-pack=touch evil', '-d', '../config', 'a..b', 'HEAD', 'a b', 'x.lock', 'a:b', '@{u}']

t.test('createTag makes a lightweight or an annotated tag, which git takes for its own', async (t) => {
  const head = await git('rev-parse', 'HEAD')
  const plain = await call('POST', '/tags', { name: 'v1/é' })
  t.match([plain.status, plain.body.data.tag], [201, { name: 'v1/é', oid: head, commit: head, isAnnotated: false }])
  t.equal(plain.headers.get('location'), '/api/v1/git/tags/v1%2F%C3%A9')
  t.equal((await gantry.call('GET', '/git/tags/v1%2F%C3%A9')).status, 200)
  const message = 'The first release\n\n# Changes\nNone.'
  const second = await project.commit('second', '2')
  const annotated = await call('POST', '/tags', { name: 'v1.0.0', target: 'HEAD~1', message })
  const { tag } = annotated.body.data
  t.match(tag, {
    oid: await git('rev-parse', 'refs/tags/v1.0.0'),
    commit: head,
    isAnnotated: true,
    message,
    tagger: { name: 'Tester', email: 'tester@example.com' },
  })
  t.equal(await git('for-each-ref', '--format=%(contents)', 'refs/tags/v1.0.0'), message)
  t.equal(await git('rev-parse', 'v1.0.0^{commit}'), head)
  await git('fsck', '--strict')
  t.same((await call('GET', '/tags/v1.0.0')).body.data.tag, tag)
  await git('tag', 'of-blob', 'HEAD:second')
  const { tags } = (await call('GET', '/tags')).body.data
  t.match(
    tags.map(({ name, commit }: { name: string; commit?: string }) => [name, commit]),
    [
      ['of-blob', undefined],
      ['v1.0.0', head],
      ['v1/é', head],
    ],
  )
  t.not(head, second)
})

t.test('createTag refuses a taken name, an unknown commit, names with a meaning and a branch of others', async (t) => {
  t.match(await refusal('POST', '/tags', { name: 'v1.0.0' }), [409, 'already_exists'])
  t.match(await refusal('POST', '/tags', { name: 'v1.0.0', message: 'x' }), [409, 'already_exists', /v1.0.0/])
  t.match(await refusal('POST', '/tags', { name: 'v1', message: 'x' }), [409, 'already_exists'])
  t.match(await refusal('POST', '/tags', { name: 'v2', target: 'none' }), [404, 'git_ref_not_found'])
  for (const name of hostile) t.match(await refusal('POST', '/tags', { name }), [400, 'validation_failed'], name)
  t.match(await refusal('POST', '/tags', { name: 'v2', target: 'HEAD:second' }), [400, 'validation_failed'])
  const narrow = await addCredential(gantry, 'user_owner', { allow: { gitBranches: ['topic/*'] } })
  const answer = await narrow.call('POST', '/git/tags', { body: { name: 'v2' } })
  t.match([answer.status, answer.body.error.code], [403, 'protected_branch'])
})

t.test('deleteTag removes the tag that is expected, and no protected one', async (t) => {
  const { oid } = (await call('GET', '/tags/v1.0.0')).body.data.tag
  await git('tag', 'release/1')
  t.match(await refusal('DELETE', '/tags/release%2F1'), [403, 'protected_branch'])
  t.match(await refusal('DELETE', `/tags/v1.0.0?expectedOid=${'1'.repeat(40)}`), [412, 'revision_mismatch', oid])
  t.equal((await call('DELETE', `/tags/v1.0.0?expectedOid=${oid}`)).status, 200)
  t.match(await refusal('DELETE', '/tags/v1.0.0'), [404, 'git_ref_not_found', /v1.0.0/])
  t.match(await refusal('GET', '/tags/v1.0.0'), [404, 'git_ref_not_found'])
  t.match(await refusal('GET', '/tags/--list'), [400, 'validation_failed'])
  t.match(await eventsOf('git.tag.updated'), [
    { actor: 'user_owner', data: { tag: 'v1/é', change: 'created' } },
    { data: { tag: 'v1.0.0', change: 'created', oid } },
    { data: { tag: 'v1.0.0', change: 'deleted', oid } },
  ])
})

t.test('listTree lists a folder as git ls-tree does, page by page', async (t) => {
  mkdirSync(join(project.project, 'folder/deep'), { recursive: true })
  writeFiles(project.project, { 'folder/a b': 'x', 'folder/deep/é': 'yy', 'folder.txt': 'z', '-n': 'dash' })
  symlinkSync('a b', join(project.project, 'folder/link'))
  await git('add', '--all')
  await git('update-index', '--chmod=+x', 'folder.txt')
  await git('update-index', '--add', '--cacheinfo', `160000,${await git('rev-parse', 'HEAD')},module`)
  await git('commit', '--quiet', '--message=Tree')
  for (const path of ['', 'folder', 'folder/deep/']) {
    const query = path === '' ? '' : `&path=${encodeURIComponent(path)}`
    const entries: object[] = []
    let cursor = ''
    do {
      const { data } = (await call('GET', `/tree?limit=2${query}${cursor}`)).body
      entries.push(...data.entries)
      cursor = data.nextCursor === undefined ? '' : `&cursor=${data.nextCursor}`
    } while (cursor !== '')
    const prefix = path === '' ? '' : `${path.replace(/\/$/, '')}/`
    const listed = (await git('ls-tree', '-z', '--long', `HEAD:${path.replace(/\/$/, '')}`)).split('\0').filter(Boolean)
    const expected = listed.map((line) => {
      const [, mode, type, oid, size, name] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? []
      const kind = mode === '120000' ? 'link' : ({ tree: 'folder', commit: 'submodule' }[type ?? ''] ?? 'file')
      return { path: prefix + name, type: kind, mode, oid, ...(size !== '-' && { size: Number(size) }) }
    })
    t.strictSame(
      entries,
      expected.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
      path,
    )
  }
})

t.test('listTree and getBlame refuse what a commit has not, and paths outside', async (t) => {
  for (const [path, message] of [
    ['none', /no folder/],
    ['second', /not a folder/],
    ['module', /not a folder/],
  ] as const)
    t.match(await refusal('GET', `/tree?path=${path}`), [404, 'git_path_not_found', message])
  for (const path of ['none', 'folder', 'module'])
    t.match(await refusal('GET', `/blame?path=${path}`), [404, 'git_path_not_found'], path)
  for (const operation of ['tree', 'blame']) {
    t.match(await refusal('GET', `/${operation}?path=second&ref=none`), [404, 'git_ref_not_found'])
    for (const path of ['../x', '/etc/passwd', '.git/config', 'a//b'])
      t.match(await refusal('GET', `/${operation}?path=${encodeURIComponent(path)}`), [400, 'validation_failed'], path)
    for (const ref of hostile.filter((name) => name !== 'HEAD'))
      t.match(await refusal('GET', `/${operation}?path=x&ref=${encodeURIComponent(ref)}`), [400, 'validation_failed'])
  }
  t.match(await refusal('GET', '/blame?path=second&startLine=3&endLine=2'), [400, 'validation_failed', /endLine/])
})

interface Range {
  readonly startLine: number
  readonly originalLine: number
  readonly originalPath: string
  readonly oid: string
  readonly author: { readonly name: string; readonly createdAt: string }
  readonly subject: string
  readonly lines: readonly string[]
}

/** A line for each line of the file, as git says it. */
async function blameByGit(ref: string, path: string) {
  const output = await git('blame', '--line-porcelain', ref, '--', path)
  const field = (text: string, name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? ''
  return output.split(/\n(?=[0-9a-f]{40} \d+ \d+)/).map((text) => {
    const [, oid = '', original, line] = /^(\w+) (\d+) (\d+)/.exec(text) ?? []
    const about = { author: field(text, 'author'), subject: field(text, 'summary'), path: field(text, 'filename') }
    return { oid, original: Number(original), line: Number(line), text: text.split('\n\t')[1] ?? '', ...about }
  })
}

const linesOf = (ranges: readonly Range[]) =>
  ranges.flatMap(({ startLine, originalLine, originalPath, oid, author, subject, lines }) =>
    lines.map((text, index) => ({
      oid,
      original: originalLine + index,
      line: startLine + index,
      text,
      author: author.name,
      subject,
      path: originalPath,
    })),
  )

t.test('getBlame says of random histories what git blame says, in pieces', async (t) => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
  let lines = Array.from({ length: 40 }, (_, index) => `line ${index}`)
  let path = 'poem'
  for (let round = 0; round < 12; round++) {
    const at = random(lines.length)
    lines = lines.toSpliced(
      at,
      random(4),
      ...Array.from({ length: 1 + random(4) }, () => `round ${round} ${random(9)}`),
    )
    if (round === 5) {
      await git('mv', path, 'renamed poem')
      path = 'renamed poem'
    }
    await project.commit(path, `${lines.join('\n')}\n`)
  }
  const expected = await blameByGit('HEAD', path)
  const whole = (await call('GET', `/blame?path=${encodeURIComponent(path)}`)).body.data
  t.strictSame(linesOf(whole.ranges), expected)
  t.notOk('nextLine' in whole)
  const pieces: object[] = []
  const piece = async (startLine: number): Promise<void> => {
    const query = `path=${encodeURIComponent(path)}&startLine=${startLine}&endLine=${startLine + 6}`
    const { data } = (await call('GET', `/blame?${query}`)).body
    pieces.push(...linesOf(data.ranges))
    if (data.nextLine !== undefined) await piece(data.nextLine)
  }
  await piece(1)
  t.strictSame(pieces, expected)
  t.strictSame(
    linesOf((await call('GET', '/blame?path=poem&ref=HEAD~8')).body.data.ranges),
    await blameByGit('HEAD~8', 'poem'),
  )
  await project.commit('empty', '')
  t.strictSame((await call('GET', '/blame?path=empty')).body.data.ranges, [])
  t.strictSame((await call('GET', `/blame?path=second&startLine=9`)).body.data.ranges, [])
})

t.test('a project without a commit has no tree, and one without a repository has nothing of it', async (t) => {
  const folder = makeFolder(t)
  const other = await startGantry(t, { args: ['--project', folder], environment })
  const operations = ['GET /git/tags', 'GET /git/tags/v1', 'POST /git/tags', 'DELETE /git/tags/v1', 'GET /git/tree']
  const codes = async () => {
    const found = []
    for (const operation of [...operations, 'GET /git/blame?path=a']) {
      const [method = '', path = ''] = operation.split(' ')
      const { status, body } = await other.call(method, path, method === 'POST' ? { body: { name: 'v1' } } : {})
      found.push([status, body.error?.code])
    }
    return found
  }
  t.strictSame(
    await codes(),
    Array.from({ length: 6 }, () => [404, 'git_repository_not_found']),
  )
  await git('init', '--quiet', folder)
  t.strictSame(await codes(), [[200, undefined], ...Array.from({ length: 5 }, () => [404, 'git_ref_not_found'])])
})
