import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startGitServer } from '../test/support/git-server.ts'
import type { Request } from './load.ts'
import { atMost, written } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import type { Scale } from './scale.ts'
import { authorization, put, withServers } from './servers.ts'

const run = promisify(execFile)
const gantry = 'Gantry'
const git = 'git push'

/** A push of one new commit over HTTP to `git http-backend`, against the program that everybody uses. */
export async function measurePush(span: Scale): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const gitServer = await startGitServer(folder)
  try {
    const [project, checkout] = [
      await makeRepository(folder, 'one', gitServer.url),
      await makeRepository(folder, 'two', gitServer.url),
    ]
    const plan = { name: gantry, file: 'servers/gantry.ts', args: ['--project', project] }
    const rounds = await withServers(
      [plan],
      async ([server], client) => {
        if (!server) throw new Error('no server')
        const subjects = [
          {
            name: gantry,
            measure: () => timePush(project, () => put(client, server, { connections: 1, count: 1, requests: [push] })),
          },
          {
            name: git,
            measure: () =>
              timePush(checkout, () => run('git', ['push', '--quiet', 'origin', 'main'], { cwd: checkout })),
          },
        ]
        for (const { measure } of subjects) await measure() // warms up
        return interleave(subjects, span)
      },
      { pinned: false },
    )
    const speed = (milliseconds: number) => 1 / milliseconds
    return {
      title: 'Push: one new commit over HTTP to git http-backend',
      goals: [
        atMost(
          'Push, time of git push',
          1.15,
          ratioOf(rounds, gantry, git, (milliseconds) => milliseconds),
          `Gantry pushes from a folder of its own, whose settings it writes from an allow-list after it has looked at the address and the branch (docs/decisions/0011). A second git looks beside the push for files of Git LFS, and both run in sandboxes that were made behind the push before (docs/decisions/0174). The difference is ${(medianOf(rounds, gantry, (ms) => ms) - medianOf(rounds, git, (ms) => ms)).toFixed(0)} ms, and the start of a git that does nothing takes ${(await timeStart()).toFixed(0)} ms.`,
        ),
      ],
      table: {
        columns: ['', 'ms', 'speed, of git push'],
        rows: [gantry, git].map((name) => [
          name,
          Math.round(medianOf(rounds, name, (milliseconds) => milliseconds)).toString(),
          written(ratioOf(rounds, name, git, speed)),
        ]),
      },
      notes: ['Gantry takes the system git where there is one, in a repository folder whose settings are its own.'],
    }
  } finally {
    await gitServer.close()
    rmSync(folder, { recursive: true })
  }
}

const body = JSON.stringify({ remote: 'origin', branch: 'main' })
const push: Request = {
  start: `POST /api/v1/git/push HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
}

/** A checkout of its own with a remote of its own. */
async function makeRepository(folder: string, name: string, url: string): Promise<string> {
  const checkout = join(folder, name)
  await run('git', ['init', '--quiet', '--bare', join(folder, `${name}.git`)])
  await run('git', ['init', '--quiet', '--initial-branch', 'main', checkout])
  await run('git', ['remote', 'add', 'origin', `${url}/${name}.git`], { cwd: checkout })
  return checkout
}

/** The median time of a git that does next to nothing. */
async function timeStart(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 9; round++) {
    const startedAt = performance.now()
    await run('git', ['--version'])
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((one, other) => one - other)[4] ?? NaN
}

async function timePush(checkout: string, push: () => Promise<unknown>): Promise<number> {
  appendFileSync(join(checkout, 'notes.md'), 'One more line.\n')
  await run('git', ['add', '.'], { cwd: checkout })
  await run(
    'git',
    [
      '-c',
      'user.name=Bench',
      '-c',
      'user.email=bench@localhost',
      'commit',
      '--quiet',
      '--no-gpg-sign',
      '--message',
      'One more line',
    ],
    { cwd: checkout },
  )
  const startedAt = performance.now()
  await push()
  return performance.now() - startedAt
}
