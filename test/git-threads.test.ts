import { execFileSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import t from 'tap'
import { createGit } from '../src/services/git.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import type { Teardown } from './support/folder.ts'

t.test('questions in a row are answered by one thread', async (t) => {
  const { status } = openRepository(t)
  const before = await lastThread()
  for (const _ of [1, 2, 3]) t.equal((await status()).files.length, 1)
  t.equal((await lastThread()) - before, 2, 'the one that answered, and the one of this count')
})

t.test('questions at the same time are answered by threads of their own', async (t) => {
  const { status } = openRepository(t)
  const before = await lastThread()
  await Promise.all([status(), status()])
  t.equal((await lastThread()) - before, 3)
})

t.test('a question whose caller has gone leaves no thread, and the next one is answered', async (t) => {
  const { status } = openRepository(t)
  await status()
  const before = await lastThread()
  await t.rejects(status(AbortSignal.abort()))
  t.equal((await status()).files.length, 1)
  t.equal((await lastThread()) - before, 2)
})

t.test('a refused question leaves the thread to the next one', async (t) => {
  const { git, status } = openRepository(t)
  await status()
  const before = await lastThread()
  await t.rejects(git.reads.commit('a'.repeat(40), new AbortController().signal), { code: 'git_ref_not_found' })
  await status()
  t.equal((await lastThread()) - before, 1)
})

function openRepository(t: Teardown) {
  const folder = makeFolder(t)
  writeFiles(folder, { 'notes.md': 'A line.\n' })
  execFileSync('git', ['init', '--quiet', folder])
  const git = createGit({ projectFolder: folder, environment: {}, workFolder: makeFolder(t), engine: 'isomorphic' })
  t.teardown(() => git.close())
  return { git, status: (signal = new AbortController().signal) => git.reads.status(signal) }
}

/** Threads are numbered in the order of their start: this is the number of a new one. */
async function lastThread(): Promise<number> {
  const worker = new Worker('', { eval: true })
  const { threadId } = worker
  await worker.terminate()
  return threadId
}
