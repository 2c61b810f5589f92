import t from 'tap'
import type tap from 'tap'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { declare, judge } from '../../scripts/check-breaking.ts'
import { baseTextOf } from '../../scripts/contract-base.ts'
import { breaksOf } from '../../scripts/contract-breaks.ts'
import { openEnumMistakes } from '../../scripts/open-enums.ts'
import { readContract } from '../../scripts/read-contract.ts'
import { changed } from '../support/small-contract.ts'
import type { Change } from '../support/small-contract.ts'
import type { Contract } from '../../scripts/contract-document.ts'

const rename: Change = ({ list }) => (list.operationId = 'getTasks')
const line = 'operation-renamed listTasks: getTasks'

t.test('a break is found against the last merge, also when its commit replaces the base', async (t) => {
  const project = projectOf(t)
  project.commit('the merge before')
  project.write(rename)
  project.writeBase()
  t.same(linesOf(project.root), [line], 'in the working tree')
  project.commit('renames an operation')
  t.same(linesOf(project.root), [line], 'as the last commit of main')
  execFileSync('git', ['switch', '--quiet', '--create', 'other'], { cwd: project.root })
  project.commit('does something else')
  t.same(linesOf(project.root), [], 'main has it: the branch did not do it')
})

t.test('a branch is compared with main where it left it, whatever its own commits did', async (t) => {
  const project = projectOf(t)
  project.commit('the merge before')
  execFileSync('git', ['switch', '--quiet', '--create', 'other'], { cwd: project.root })
  project.write(rename)
  project.writeBase()
  project.commit('renames an operation')
  project.commit('does something else')
  t.same(linesOf(project.root), [line])
})

t.test('a copy without history is compared with the file of its commit', async (t) => {
  const project = projectOf(t)
  project.writeBase()
  project.write(rename)
  t.same(linesOf(project.root), [line])
  project.write(({ contract, list }) => (contract.paths['/jobs'] = { get: { ...list, operationId: 'listJobs' } }))
  t.same(linesOf(project.root), [])
  t.equal(judge(project.root).isBaseCurrent, false, 'an addition moves the base')
  project.writeBase()
  t.equal(judge(project.root).isBaseCurrent, true)
})

t.test('a break is declared by a line with a reason, which excuses nothing else', async (t) => {
  const project = projectOf(t)
  project.commit('the merge before')
  project.write(rename)
  t.throws(() => declare(project.root, 'because'), /reason of 20 characters/)
  rmSync(join(project.root, 'test/fixtures/contract-breaks.json'))
  declare(project.root, 'All lists are named alike from this version on.')
  t.same(linesOf(project.root), [])
  project.write((parts) => {
    rename(parts)
    parts.list['x-scopes'] = ['tasks:write']
  })
  t.same(linesOf(project.root), ['scope-raised listTasks: tasks:write'])
})

t.test('check-breaking knows every operation of the contract', async (t) => {
  const published = readFileSync(new URL('../../src/generated/openapi.json', import.meta.url), 'utf8')
  const before = JSON.parse(baseTextOf(published)) as Contract
  t.same(breaksOf(before, JSON.parse(published)), [], 'the base says all that is compared')
  const after = structuredClone(before)
  let count = 0
  for (const methods of Object.values(after.paths))
    for (const operation of Object.values(methods)) {
      count += 1
      operation.operationId += 'Renamed'
      operation['x-scopes'] = [...(operation['x-scopes'] ?? []), 'none:such']
    }
  const rules = Object.groupBy(breaksOf(before, after), ({ rule }) => rule)
  t.equal(rules['operation-renamed']?.length, count)
  t.equal(rules['scope-raised']?.length, count)
})

t.test('the mark of an open enumeration stands at one', async (t) => {
  const contract = readContract()
  t.same(openEnumMistakes(contract), [])
  const { schemas } = contract.components
  if (schemas.TaskTitle) schemas.TaskTitle['x-extensible'] = true
  if (schemas.Preset) schemas.Preset['x-extensible'] = true
  t.match(openEnumMistakes(contract).join('\n'), /Preset: x-extensible is for answers/)
})

function linesOf(root: string): string[] {
  return [...judge(root).undeclared.values()].flat()
}

/** The small contract as the released and the published one of a project. */
function projectOf(t: Pick<typeof tap, 'testdir'>) {
  const root = t.testdir({ test: { fixtures: {} }, src: { generated: {} } })
  const packed = (text: string) => gzipSync(text)
  writeFileSync(join(root, 'test/fixtures/contract-1.0.0.json.gz'), packed(changed(() => {})))
  // Of another major version, so that the last release is not what speaks.
  const write = (change: Change) =>
    writeFileSync(
      join(root, 'src/generated/openapi.json'),
      changed((parts) => {
        change(parts)
        parts.contract.info.version = '2.0.0'
      }),
    )
  write(() => {})
  return {
    root,
    write,
    writeBase: () => {
      writeFileSync(join(root, 'test/fixtures/contract-base.json.gz'), packed(judge(root).text))
    },
    commit: (message: string) => {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: root })
      mkdirSync(join(root, '.git'), { recursive: true })
      git('init', '--quiet', '--initial-branch=main')
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message', message)
    },
  }
}
