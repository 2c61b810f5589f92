import t from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Failure } from '../../src/errors.ts'
import type { WorkingTreeOptions } from '../../src/services/working-tree.ts'
import { makeFolder, writeFiles } from '../support/folder.ts'
import type { Teardown } from '../support/folder.ts'
import { filesBelow, filesIn, leftoversIn, recordsIn, sha256, soleWorkingTree } from '../support/working-tree.ts'
import type { Change } from '../support/working-tree.ts'
import { startFlipper, leakByName, processTagOf } from '../support/working-tree-faults.ts'

const isLinux = process.platform === 'linux'

t.test(
  'while folders are exchanged for links, nothing is written, read, made or removed outside',
  { skip: !isLinux && 'only Linux reaches files through open folders' },
  async (t) => {
    const outside = makeFolder(t)
    writeFiles(outside, { g: 'outside', 'inner/f': 'outside', old: 'outside' })
    const before = filesIn(outside)
    const tree = makeTree(t, { files: { 'work/g': 'g', 'work/inner/f': 'f' } })
    const flipper = startFlipper(t, join(tree.folder, 'work'), outside)
    const outcomes: Record<string, number> = {}
    const count = 100
    let [g, f] = ['g', 'f']
    for (let round = 1; round <= count; round++) {
      const content = `round ${round}`
      const changes: Change[] = [
        { path: 'work/g', content },
        { path: 'work/inner/f', content },
        { path: `work/made/${round}/new`, content },
      ]
      for (let looks = 0; looks < 20; looks++) {
        const bases = await tree.put(changes)
        if (
          ![null, sha256(g)].includes(bases['work/g'] ?? null) ||
          ![null, sha256(f)].includes(bases['work/inner/f'] ?? null)
        )
          t.fail('a file outside is taken for one of the project')
      }
      const outcome = await codeOf(tree.apply(changes, { 'work/g': sha256(g), 'work/inner/f': sha256(f) }))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      if (outcome === 'done') [g, f] = [content, content]
    }
    t.comment(outcomes)
    const leaks = await leakByName(join(tree.folder, 'work/leak'), join(outside, 'leak'))
    await flipper.stop()
    t.ok(leaks, 'who writes by the name of a file does get outside')
    for (const folder of [outside, join(tree.folder, 'work')]) rmSync(join(folder, 'leak'), { force: true })
    t.same(
      Object.keys(outcomes).toSorted(),
      ['changes_conflict', 'done'],
      'both happen: the folder is found, and the link is',
    )
    t.strictSame(filesIn(outside), before, `${count} applies wrote nothing outside`)
    await tree.recover()
    t.same(leftoversIn(tree.folder), [])
    t.same(tree.records(), [])
    t.equal(filesBelow(join(tree.folder, 'work/made')).length, outcomes['done'], 'each apply is there as a whole')
  },
)

t.test(
  'while folders are exchanged for links, a rename removes nothing outside',
  { skip: !isLinux && 'only Linux reaches files through open folders' },
  async (t) => {
    const outside = makeFolder(t)
    const names = Array.from({ length: 30 }, (_, index) => `f${index}`)
    const files = Object.fromEntries(names.map((name) => [`work/${name}`, 'old']))
    writeFiles(outside, Object.fromEntries(names.map((name) => [name, 'old'])))
    const before = filesIn(outside)
    const tree = makeTree(t, { files })
    const flipper = startFlipper(t, join(tree.folder, 'work'), outside)
    let renamed = 0
    for (const name of names) {
      const changes = [{ path: `kept/${name}`, content: 'new', oldPath: `work/${name}` }]
      const bases = { [`kept/${name}`]: null, [`work/${name}`]: sha256('old') }
      while ((await codeOf(tree.apply(changes, bases))) !== 'done') await setImmediate()
      renamed++
    }
    await flipper.stop()
    t.equal(renamed, names.length)
    t.strictSame(filesIn(outside), before)
    t.strictSame(filesIn(tree.folder), Object.fromEntries(names.map((name) => [`kept/${name}`, 'new'])))
  },
)

t.test('where open folders cannot be used as paths, the same is done and links are refused all the same', async (t) => {
  const outside = makeFolder(t)
  const tree = makeTree(t, { files: { a: '1', 'd/old': '1' }, options: { throughDescriptors: false } })
  const changes = [
    { path: 'a', content: '2' },
    { path: 'd/e/new', content: '', oldPath: 'd/old' },
    { path: 'x/y', content: 'y' },
  ]
  t.equal(await codeOf(tree.apply(changes, await tree.put(changes))), 'done')
  t.strictSame(filesIn(tree.folder), { a: '2', 'd/e/new': '', 'x/y': 'y' })
  symlinkSync(outside, join(tree.folder, 'out'))
  symlinkSync('x', join(tree.folder, 'within'))
  symlinkSync(join(outside, 'file'), join(tree.folder, 'link'))
  for (const path of ['out/f', 'within/f', 'link', 'out/deep/f']) {
    const lured = [{ path, content: 'x' }]
    t.equal(await codeOf(tree.apply(lured, await tree.put(lured))), 'changes_conflict', path)
  }
  t.strictSame(readdirSync(outside), [])
})

t.test('what was prepared and not made ready is removed at the next start, and nothing else', async (t) => {
  const tree = makeTree(t, {
    files: {
      a: '1',
      '.a.gantry-x': 'prepared',
      'made/deep/.b.gantry-x': 'prepared',
      'made/theirs': 'theirs',
      '.a.gantry-other': 'of somebody else',
    },
  })
  mkdirSync(join(tree.folder, 'gone/deep'), { recursive: true })
  tree.record('x', {
    state: 'staging',
    files: [planned('a', '2', '1'), planned('made/deep/b', '2', null), planned('gone/deep/c', '2', null)],
    madeFolders: ['made', 'made/deep', 'gone', 'gone/deep', 'never'],
  })
  writeFileSync(join(tree.journal, 'y.tmp'), 'begun')
  await tree.recover()
  t.strictSame(filesIn(tree.folder), { a: '1', 'made/theirs': 'theirs', '.a.gantry-other': 'of somebody else' })
  t.notOk(existsSync(join(tree.folder, 'made/deep')))
  t.notOk(existsSync(join(tree.folder, 'gone')))
  t.same(tree.records(), [])
  t.same(tree.logged, [])
})

t.test('what was ready is finished at the next start, from wherever it ended', async (t) => {
  const tree = makeTree(t, {
    files: {
      replaced: '2', // its temporary file has taken its place already
      waiting: '1',
      '.waiting.gantry-x': '2',
      '.made.gantry-x': '2',
      renamed: '2',
      'old-renamed': '1', // all but the old one is done
      'waiting-old': '1',
      '.waiting-new.gantry-x': '2',
      both: '2',
      '.both.gantry-x': '2', // somebody else wrote the same
    },
  })
  tree.record('x', {
    state: 'ready',
    files: [
      planned('replaced', '2', '1'),
      planned('waiting', '2', '1'),
      planned('made', '2', null),
      planned('renamed', '2', null, 'old-renamed'),
      planned('waiting-new', '2', null, 'waiting-old'),
      planned('both', '2', '1'),
    ],
    madeFolders: [],
  })
  await tree.recover()
  t.strictSame(filesIn(tree.folder), {
    replaced: '2',
    waiting: '2',
    made: '2',
    renamed: '2',
    'waiting-new': '2',
    both: '2',
  })
  t.same(tree.records(), [])
  t.same(tree.logged, [])
  await tree.recover()
  t.equal(Object.keys(filesIn(tree.folder)).length, 6, 'and once more is as good')
})

t.test('a file that another program has changed in the meantime is left unchanged', async (t) => {
  const tree = makeTree(t, {
    files: {
      edited: 'theirs',
      '.edited.gantry-x': '2',
      appeared: 'theirs',
      '.appeared.gantry-x': '2',
      '.removed.gantry-x': '2',
      old: '1',
      'new': 'theirs',
      '.new.gantry-x': '2',
      'old-edited': 'theirs',
      '.new-too.gantry-x': '2',
      spoilt: '1',
      '.spoilt.gantry-x': 'half of',
      fine: '1',
      '.fine.gantry-x': '2',
      'folder/x': 'theirs',
      '.folder.gantry-x': '2',
    },
  })
  tree.record('x', {
    state: 'ready',
    files: [
      planned('edited', '2', '1'),
      planned('appeared', '2', null),
      planned('removed', '2', '1'),
      planned('new', '2', null, 'old'),
      planned('new-too', '2', null, 'old-edited'),
      planned('spoilt', '2', '1'),
      planned('fine', '2', '1'),
      planned('folder', '2', null),
    ],
    madeFolders: [],
  })
  await tree.recover()
  t.strictSame(filesIn(tree.folder), {
    edited: 'theirs',
    appeared: 'theirs',
    old: '1',
    'new': 'theirs',
    'old-edited': 'theirs',
    'new-too': '2',
    spoilt: '1',
    fine: '2',
    'folder/x': 'theirs',
  })
  t.same(tree.records(), [])
  t.match(tree.logged, [/completed, except for files that another program has changed/])
})

t.test('a record whose files are unreachable is set aside, and blocks no other change', async (t) => {
  const tree = makeTree(t, { files: { kept: '1', '.kept.gantry-d': '2' } })
  symlinkSync(makeFolder(t), join(tree.folder, 'exchanged'))
  tree.record('a', {
    state: 'ready',
    project: join(tree.folder, 'no-such-project'),
    files: [planned('kept', '2', '1')],
    madeFolders: [],
  })
  writeFileSync(join(tree.journal, 'b.json'), '{"state": "rea')
  tree.record('c', {
    state: 'ready',
    files: [planned('exchanged/x', '2', null), planned('gone/x', '2', null)],
    madeFolders: [],
  })
  tree.record('d', { state: 'ready', files: [planned('kept', '2', '1')], madeFolders: [] })
  await tree.recover()
  t.same(tree.records(), ['a.failed', 'b.failed', 'c.failed'])
  t.equal(tree.logged.filter((line) => /set aside/.test(line)).length, 3)
  t.equal(readFileSync(join(tree.folder, 'kept'), 'utf8'), '2', 'the others are finished')
  t.equal(await codeOf(tree.apply([{ path: 'kept', content: '3' }], { kept: sha256('2') })), 'done')
})

t.test('what met a failure in the middle is finished before the next changes', async (t) => {
  const tree = makeTree(t, { files: { a: '1', '.a.gantry-x': '2' } })
  tree.record('x', { state: 'ready', files: [planned('a', '2', '1')], madeFolders: [] })
  t.equal(
    await codeOf(tree.apply([{ path: 'a', content: '3' }], { a: sha256('1') })),
    'changes_conflict',
    'what was put before does not know of it',
  )
  t.equal(await codeOf(tree.apply([{ path: 'a', content: '3' }], { a: sha256('2') })), 'done')
  t.strictSame(filesIn(tree.folder), { a: '3' })
  t.same(tree.records(), [])
})

t.test('a write of another program while changes are prepared is not lost', async (t) => {
  const names = Array.from({ length: 300 }, (_, index) => `f${index}`)
  const tree = makeTree(t, { files: Object.fromEntries(names.map((name) => [name, '1'])) })
  const changes = names.map((path): Change => ({ path, content: '2' }))
  const bases = await tree.put(changes)
  const watcher = watch(tree.folder, (_kind, name) => {
    if (!name?.includes('.gantry-') || name.startsWith('.gantry-')) return
    watcher.close()
    writeFileSync(join(tree.folder, 'f299'), 'theirs')
  })
  t.equal(await codeOf(tree.apply(changes, bases)), 'changes_conflict')
  t.equal(readFileSync(join(tree.folder, 'f299'), 'utf8'), 'theirs')
  t.same(leftoversIn(tree.folder), [])
  t.same(tree.records(), [])
})

t.test('reading a large file ends when its caller has gone', async (t) => {
  const tree = makeTree(t, { files: { large: 'x'.repeat(5_000_000) } })
  t.equal(await codeOf(tree.put([{ path: 'large', content: '' }], AbortSignal.abort())), 'validation_failed')
})

t.test('services that share a project write to it one after the other', async (t) => {
  const folder = makeFolder(t)
  writeFiles(folder, { shared: '0' })
  const trees = Array.from({ length: 4 }, () => makeTree(t, { folder }))
  const outcomes = await Promise.all(
    trees.flatMap((tree, index) =>
      Array.from({ length: 5 }, (_, turn) => {
        const content = `${index} ${turn}`
        return codeOf(
          tree.apply(
            [
              { path: 'shared', content },
              { path: `by-${index}-${turn}`, content },
            ],
            { shared: sha256('0'), [`by-${index}-${turn}`]: null },
          ),
        )
      }),
    ),
  )
  t.equal(outcomes.filter((outcome) => outcome === 'done').length, 1)
  t.ok(outcomes.every((outcome) => outcome === 'done' || outcome === 'changes_conflict'))
  t.equal(Object.keys(filesIn(folder)).length, 2)
  t.same(leftoversIn(folder), [])
})

t.test(
  'a locked project is waited for, and taken over from a dead process',
  { skip: !isLinux && 'only Linux tells when a process was started' },
  async (t) => {
    const tree = makeTree(t, { options: { patienceMs: 200 } })
    const apply = async (content: string) =>
      codeOf(
        tree.apply(
          [{ path: 'a', content }],
          existsSync(join(tree.folder, 'a')) ? { a: sha256(readFileSync(join(tree.folder, 'a'), 'utf8')) } : {},
        ),
      )
    t.equal(await apply('1'), 'done')
    const ours = await processTagOf(t, tree.folder, tree.journal)
    const [service = '', machine = '', , startTime = ''] = ours.split('-')
    const hold = (mark: string) => {
      rmSync(join(tree.folder, '.gantry-apply'), { recursive: true, force: true })
      mkdirSync(join(tree.folder, '.gantry-apply', mark), { recursive: true })
    }

    hold(`another-${machine}-${process.pid}-${startTime}`)
    t.equal(await apply('2'), 'overloaded', 'a living process of this machine')
    hold(`another-elsewhere-${process.pid}-${startTime}`)
    t.equal(await apply('2'), 'overloaded', 'nobody knows of processes of other machines')
    hold(`another-${machine}-${process.pid}-1`)
    t.equal(await apply('2'), 'done', 'an earlier process of this number is dead')
    const child = spawn('true')
    await once(child, 'exit')
    hold(`another-${machine}-${child.pid}-12345`)
    t.equal(await apply('3'), 'done', 'a process that has ended is dead')
    hold(`${service}-elsewhere-1-1`)
    t.equal(await apply('4'), 'done', 'an earlier life of this very service is over')
    hold(`${service}-elsewhere-1-1`)
    mkdirSync(join(tree.folder, `.gantry-apply.${service}-elsewhere-1-1`, `${service}-elsewhere-1-1`), {
      recursive: true,
    })
    await tree.recover()
    t.same(leftoversIn(tree.folder), [], 'and its holds are removed at the start')

    const late = apply('5')
    hold(`another-${machine}-${process.pid}-${startTime}`)
    rmSync(join(tree.folder, '.gantry-apply'), { recursive: true })
    t.equal(await late, 'done', 'who lets go is followed')
  },
)

t.test('what a repository contains in the place of the lock is moved out of it, and blocks no apply', async (t) => {
  const contents: Record<string, (place: string) => void> = {
    'a file': (place) => writeFileSync(place, 'theirs'),
    'a link': (place) => symlinkSync('elsewhere', place),
    'a folder with a file': (place) => {
      mkdirSync(place)
      writeFileSync(join(place, 'README'), 'theirs')
    },
    'a file with the name of an owner': (place) => {
      mkdirSync(place)
      writeFileSync(join(place, 'another-elsewhere-1-1'), 'theirs')
    },
    'a full folder with the name of an owner': (place) => {
      mkdirSync(join(place, 'another-elsewhere-1-1'), { recursive: true })
      writeFileSync(join(place, 'another-elsewhere-1-1', 'README'), 'theirs')
    },
  }
  for (const [name, put] of Object.entries(contents)) {
    const tree = makeTree(t, { options: { patienceMs: 200 } })
    put(join(tree.folder, '.gantry-apply'))
    t.equal(await codeOf(tree.apply([{ path: 'a', content: '1' }], { a: null })), 'done', name)
    const names = readdirSync(tree.folder)
    t.equal(names.filter((each) => each.startsWith('.gantry-apply-moved-')).length, 1, `${name}: nothing is lost`)
    t.notOk(names.includes('.gantry-apply'), name)
  }
})

t.test('the names of the files of the service are refused in changes', async (t) => {
  const tree = makeTree(t, {})
  for (const path of [
    '.gantry-apply',
    '.gantry-apply/x',
    '.Gantry-Apply/x/y',
    '.gantry-apply.a-b-1-1/x',
    '.gantry/data/x',
  ])
    t.equal(await codeOf(tree.apply([{ path, content: '1' }], { [path]: null })), 'path_forbidden', path)
  t.equal(
    await codeOf(tree.apply([{ path: 'src/.gantry-apply', content: '1' }], { 'src/.gantry-apply': null })),
    'done',
    'a name in a folder is free',
  )
})

/** A project with the service that writes to it, and no door before it. */
function makeTree(
  t: Teardown,
  {
    files = {},
    folder = makeFolder(t),
    options = {},
  }: { files?: Record<string, string>; folder?: string; options?: Partial<WorkingTreeOptions> },
) {
  const journal = join(makeFolder(t), 'apply')
  const logged: string[] = []
  const log = {
    info: () => {},
    warn: (_about: object, message: string) => {
      logged.push(message)
    },
    error: (_about: object, message: string) => {
      logged.push(message)
    },
  }
  writeFiles(folder, files)
  mkdirSync(journal)
  const tree = soleWorkingTree({ folder, journal, log, ...options })
  return {
    folder,
    journal,
    logged,
    recover: () => tree.recover(),
    put: (changes: Change[], signal = new AbortController().signal) => tree.bases(changes, signal),
    apply: (changes: Change[], bases: Readonly<Record<string, string | null>>) => tree.apply({ changes, bases }),
    records: () => recordsIn(journal),
    record: (id: string, record: object) =>
      writeFileSync(join(journal, `${id}.json`), JSON.stringify({ project: folder, ...record })),
  }
}

/** What the record of an apply named `x` (or as the file in its place is named) says of a file. */
function planned(path: string, content: string, before: string | null, oldPath?: string) {
  const temporary = `.${path.split('/').at(-1)}.gantry-${path === 'kept' ? 'd' : 'x'}`
  return {
    path,
    temporary,
    sha256: sha256(content),
    before: before === null ? null : sha256(before),
    ...(oldPath !== undefined && { oldPath, oldBefore: sha256('1') }),
  }
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}
