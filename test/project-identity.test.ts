import t from 'tap'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { makeFolder } from './support/folder.ts'
import type { Teardown } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'

const postgres = await startPostgres(t)

t.test(
  'a store belongs to the project of its first service, and another folder is refused until it is adopted',
  async (t) => {
    const [project, clone] = [makeFolder(t), makeFolder(t)]
    const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
    const startIn = (folder: string) =>
      startGantry(t, { args: ['--project', folder, '--data', makeFolder(t)], environment })
    // Two machines that share one folder, started together.
    const [one, other] = await Promise.all([startIn(project), startIn(project)])
    const id = readFileSync(idIn(project), 'utf8').trim()
    t.match(id, /^[0-9a-f]{32}$/)

    const refused = await run(t, clone, { GANTRY_LOG: 'silent', ...environment })
    t.equal(refused.code, 2)
    t.match(
      refused.text,
      new RegExp(
        `The store belongs to the project ${id.slice(0, 8)}, in "${project}" of .*, and the folder "${clone}" has no id of a project, as a new clone has none. Choose that folder with --project, or let the store belong to this one with gantry project adopt.\n$`,
      ),
    )
    t.notOk(existsSync(idIn(clone)), 'nothing is written to it')

    const doctor = await run(t, clone, environment, ['doctor'])
    t.match(
      doctor.text,
      /wrong {2}The store belongs to the project [0-9a-f]{8}, in ".*" of .*, and ".*" is a folder without an id\./,
    )

    await one.service.stop()
    t.match(await run(t, clone, environment, ['project', 'adopt']), {
      code: 2,
      text: /Services of this store are running/,
    })
    await other.service.stop()
    const adopted = await run(t, clone, environment, ['project', 'adopt'])
    t.match(adopted, {
      code: 0,
      text: /belongs to the project in .* now\. It belonged to the one in /,
    })
    await (await startIn(clone)).service.stop()
    await t.rejects(startIn(project), {
      message: /and the folder ".*" is the project [0-9a-f]{8}\. /,
    })
  },
)

t.test('a folder that was moved or renamed is the same project, and its id is not committed', async (t) => {
  const parent = makeFolder(t)
  const [before, after] = [join(parent, 'before'), join(parent, 'after')]
  mkdirSync(before)
  execFileSync('git', ['init', '--quiet', before])
  writeFileSync(join(before, 'file.txt'), 'text')
  const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
  const use = async (project: string) => {
    const args = ['--project', project, '--data', makeFolder(t)]
    await (await startGantry(t, { args, environment })).service.stop()
  }
  await use(before)
  const status = ['status', '--porcelain', '--untracked-files=all']
  t.equal(execFileSync('git', status, { cwd: before, encoding: 'utf8' }), '?? file.txt\n')
  renameSync(before, after)
  await use(after)
})

t.test('with SQLite, data of one project are not used for another one, and a folder without an id is', async (t) => {
  const [project, other, clone, data] = [makeFolder(t), makeFolder(t), makeFolder(t), makeFolder(t)]
  await useOnce(t, project, data)
  await useOnce(t, other, makeFolder(t))
  await t.rejects(useOnce(t, other, data), { message: /gantry project adopt/ })
  rmSync(join(project, '.gantry'), { recursive: true })
  await useOnce(t, project, data)
  await useOnce(t, clone, data)
  t.equal(readFileSync(idIn(clone), 'utf8'), readFileSync(idIn(project), 'utf8'))
  t.match(await run(t, other, {}, ['project', 'adopt', '--data', data]), { code: 0 })
  await useOnce(t, other, data)
})

t.test('the default data folder moves with the project, and a copy of both works on its own', async (t) => {
  const [project, copy] = [makeFolder(t), join(makeFolder(t), 'copy')]
  await useOnce(t, project, join(project, '.gantry/data'))
  execFileSync('cp', ['-a', project, copy])
  await useOnce(t, copy, join(copy, '.gantry/data'))
  t.equal(readFileSync(idIn(copy), 'utf8'), readFileSync(idIn(project), 'utf8'))
})

t.test('a folder that can have no id is used as before, and nothing is written through a link', async (t) => {
  const [project, outside] = [makeFolder(t), makeFolder(t)]
  symlinkSync(outside, join(project, '.gantry'))
  await useOnce(t, project, makeFolder(t))
  t.notOk(existsSync(join(outside, 'project/id')))
})

t.test('an id that is none is refused with what to do', async (t) => {
  const project = makeFolder(t)
  mkdirSync(join(project, '.gantry/project'), { recursive: true })
  writeFileSync(idIn(project), 'no id')
  await t.rejects(useOnce(t, project, makeFolder(t)), { message: /project\/id does not contain the id of a project/ })
})

async function useOnce(t: Teardown, project: string, data: string): Promise<void> {
  const { service } = await startGantry(t, { args: ['--project', project, '--data', data] })
  await service.stop()
}

function idIn(project: string): string {
  return join(project, '.gantry/project/id')
}

/** Runs a command that ends by itself, beside the services of this process. */
async function run(
  t: Teardown,
  project: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ readonly code: number | null; readonly text: string }> {
  const data = args.includes('--data') ? [] : ['--data', makeFolder(t)]
  const { code, output, errors } = await runCommand(
    [...args, '--project', project, '--port', '0', ...data],
    environment,
  )
  return { code, text: errors + output }
}
