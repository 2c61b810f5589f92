import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import type { Confinement } from '../../src/platform/sandbox/launch.ts'
import { makeFolder } from '../support/folder.ts'
import type { SandboxAnswer } from '../support/sandbox-process.ts'
import { isRoot, makePlace, obstacleTo, orderOf, ordinary, runOrder, settings } from '../support/sandboxes.ts'
import type { Place, Setting } from '../support/sandboxes.ts'

interface House extends Place {
  readonly home: string
  readonly setting: Setting
}

/** A machine in small: a home with a file, a tool and a folder, and the project in it. */
function makeHouse(t: Test, setting: Setting): House {
  const place = makePlace(t, setting)
  const home = makeFolder(t)
  mkdirSync(join(home, 'tools'))
  writeFileSync(join(home, '.profile'), 'of the home')
  writeFileSync(join(home, 'tools/tool'), '#!/bin/sh\necho a tool\n', { mode: 0o755 })
  if (setting.user === 'ordinary user' && isRoot)
    for (const path of [home, join(home, 'tools'), join(home, '.profile'), join(home, 'tools/tool')])
      chownSync(path, ordinary, ordinary)
  return { ...place, home, setting }
}

type View = Partial<Confinement> & { readonly homeSight?: 'layered' | 'private' | 'shared'; readonly cwd?: string }

async function outputs(house: House, scripts: readonly string[], view: View = {}): Promise<string[]> {
  return (await answers(house, scripts, view)).map(({ output }) => output)
}

async function answers(
  house: House,
  scripts: readonly string[],
  { homeSight = 'layered', cwd = house.project, ...rules }: View,
): Promise<SandboxAnswer[]> {
  const order = orderOf(
    house.setting,
    house,
    scripts.map((script) => ({ script, rules, environment: { HOME: house.home } })),
  )
  const site = { ...order.options.site, home: house.home, homeSight }
  return runOrder(house.setting, { ...order, cwd, isTrusted: true, options: { ...order.options, site } })
}

const person = { occupant: 'person', owner: { name: 'user ada', place: 'task' } } as const

for (const setting of settings)
  t.test(`${setting.launcher} as ${setting.user}`, { skip: obstacleTo(setting) ?? false }, async (t) => {
    t.test('programs of narrow callers have an empty home that stays theirs', async (t) => {
      const house = makeHouse(t, setting)
      const [seen, second] = await outputs(house, ['ls -A ~; echo mine > ~/.profile; cat ~/.profile', 'cat ~/.profile'])
      t.same([seen, second], ['mine\n', 'mine\n'])
      const [other] = await outputs(house, ['ls -A ~'], { owner: { name: 'credential other', place: 'task' } })
      t.equal(other, '')
      t.equal(readFileSync(join(house.home, '.profile'), 'utf8'), 'of the home')
    })

    t.test('programs of people read their home, and what they write there stays in a layer', async (t) => {
      const house = makeHouse(t, setting)
      const [tool, file] = await outputs(house, ['~/tools/tool', 'cat ~/.profile; echo evil > ~/.profile'], person)
      t.same([tool, file], ['a tool\n', 'of the home'])
      const [later, written] = await outputs(
        house,
        ['cat ~/.profile', 'echo evil > ~/tools/tool; rm -f ~/tools/tool; touch ~/tools/new ~/new; ls ~/tools ~/new'],
        person,
      )
      t.equal(later, 'evil\n')
      if (setting.launcher === 'unshare') t.match(written, /\/new\n.*tools:\nnew\n$/s)
      t.equal(readFileSync(join(house.home, '.profile'), 'utf8'), 'of the home')
      t.match(readFileSync(join(house.home, 'tools/tool'), 'utf8'), 'a tool')
      t.same(readdirSync(house.home).toSorted(), ['.profile', 'tools'])
    })

    t.test(
      'two programs at once see one layer',
      { skip: setting.launcher === 'bwrap' && 'bwrap has none' },
      async (t) => {
        const house = makeHouse(t, setting)
        const elsewhere = { ...person, owner: { name: 'user ada', place: 'another task' } }
        await outputs(house, ['touch ~/tools/made'], person)
        t.match(await outputs(house, ['ls ~/tools'], elsewhere), ['made\ntool\n'])
      },
    )

    t.test('a folder of the home whose name no layer can have is read-only', async (t) => {
      const house = makeHouse(t, setting)
      const odd = join(house.home, 'a,b: "c"')
      mkdirSync(odd)
      writeFileSync(join(odd, 'file'), 'of an odd folder')
      if (setting.user === 'ordinary user' && isRoot) chownSync(odd, ordinary, ordinary)
      const script = 'cat ~/a,b*/file; { touch ~/a,b*/new; } 2> /dev/null || echo " read-only"; ~/tools/tool'
      t.same(await outputs(house, [script], person), ['of an odd folder read-only\na tool\n'])
    })

    t.test('the operator chooses a private or the real home for people', async (t) => {
      const house = makeHouse(t, setting)
      t.same(await outputs(house, ['ls -A ~'], { ...person, homeSight: 'private' }), [''])
      await outputs(house, ['touch ~/tools/new'], { ...person, homeSight: 'shared' })
      t.ok(existsSync(join(house.home, 'tools/new')))
    })

    t.test('temporary files are those of one place', async (t) => {
      const house = makeHouse(t, setting)
      const [seen] = await outputs(house, ['ls -A /var/tmp; echo mine > /tmp/mine; cat /tmp/mine'])
      t.equal(seen, 'mine\n')
      t.notOk(existsSync('/tmp/mine'))
      const [same] = await outputs(house, ['ls /tmp/*/ -d; find /tmp /var/tmp -name "gantry-*" | grep -v "$PWD"'])
      t.match(same, `${house.project}/\n`)
      const [other] = await outputs(house, ['cat /tmp/mine'], { owner: { name: 'test', place: 'another' } })
      t.match(other, /No such file/)
    })

    t.test('the machine cannot be changed', async (t) => {
      const house = makeHouse(t, setting)
      const written = [
        '/usr/bin/gantry-evil',
        '/etc/gantry-evil',
        '/usr/local/bin/gantry-evil',
        '/var/lib/gantry-evil',
        '/run/gantry-evil',
        '/sys/kernel/mm/transparent_hugepage/enabled',
        '/sys/power/state',
        '/sys/fs/cgroup/cgroup.procs',
        '/sys/fs/cgroup/memory/cgroup.procs',
        '/sys/fs/cgroup/unified/cgroup.procs',
        '/proc/sysrq-trigger',
        '/proc/sys/kernel/core_pattern',
        '/dev/gantry-evil',
      ].filter((path) => path.includes('evil') || existsSync(path))
      const found = await outputs(house, [
        'for path in ' + written.join(' ') + '; do { echo never > $path; } 2> /dev/null && echo $path; done; true',
      ])
      t.same(
        found[0]?.split('\n').filter((line) => line.startsWith('/')),
        setting.launcher === 'bwrap' ? ['/dev/gantry-evil'] : [],
      )
      t.same(
        written.filter((path) => path.includes('evil') && existsSync(path)),
        [],
      )
    })

    t.test('sockets of other programs cannot be reached', async (t) => {
      const house = makeHouse(t, setting)
      const folder = makeFolder(t)
      const outside = join('/var/lib', `gantry-test-${process.pid}-${setting.launcher}-${setting.user.length}`)
      if (isRoot) mkdirSync(outside)
      t.teardown(() => rmSync(outside, { recursive: true, force: true }))
      for (const path of [
        join(folder, 'socket'),
        join(house.home, 'socket'),
        ...(isRoot ? [join(outside, 'socket')] : []),
      ]) {
        const server = createServer((socket) => socket.end('reached')).listen(path)
        await once(server, 'listening')
        chmodSync(path, 0o777)
        t.teardown(() => server.close())
        const script = `require('net').connect('${path}').on('data', (data) => console.log(String(data))).on('error', (error) => console.log(error.code))`
        for (const view of [{}, person]) {
          const [answer] = await outputs(house, [`'${process.execPath}' -e "${script}"`], view)
          t.match(answer, /^(ENOENT|ENOTSOCK|ECONNREFUSED|EACCES)/, path)
        }
      }
    })

    t.test('what the service inherited is closed', async (t) => {
      const house = makeHouse(t, setting)
      const [answer] = await outputs(house, ['cat /proc/self/fd/*; cat <&7; cat <&8'])
      t.notMatch(answer, 'canary')
    })

    t.test('a guarded path can be neither written nor moved away', async (t) => {
      const house = makeHouse(t, setting)
      mkdirSync(join(house.project, '.git/hooks'), { recursive: true })
      writeFileSync(join(house.project, '.git/config'), '[core]\n')
      if (isRoot && setting.user !== 'root')
        for (const path of ['.git', '.git/hooks', '.git/config'])
          chownSync(join(house.project, path), ordinary, ordinary)
      const readOnly = ['.git/hooks', '.git/config'].map((path) => join(house.project, path))
      const scripts = [
        'echo evil >> .git/config',
        'touch .git/hooks/pre-push',
        'rm -f .git/config',
        'mv .git/config .git/old',
        'mv .git .old',
        'rm -rf .git/hooks',
        'mv .git/hooks .git/other',
      ]
      const results = await answers(house, scripts, { readOnly })
      for (const [index, { exit }] of results.entries())
        t.ok('exitCode' in exit && exit.exitCode > 0, scripts[index] ?? '')
      t.equal(readFileSync(join(house.project, '.git/config'), 'utf8'), '[core]\n')
      t.same(readdirSync(join(house.project, '.git')).toSorted(), ['config', 'hooks'])
      t.match(await outputs(house, ['touch .git/index && echo made'], { readOnly }), ['made\n'])
    })

    t.test('a link that a program leaves does not lead the next one out', async (t) => {
      const house = makeHouse(t, setting)
      const elsewhere = makeFolder(t)
      chmodSync(elsewhere, 0o777)
      const shared = { shared: [elsewhere] }
      await outputs(house, [`mkdir -p ${elsewhere}`, `rmdir ${elsewhere}; ln -s / ${elsewhere}`])
      const [seen] = await outputs(house, [`touch ${elsewhere}/made; ls ${elsewhere}`], shared)
      t.equal(seen, 'made\n')
      t.ok(existsSync(join(elsewhere, 'made')))
    })

    t.test('the folder in which the project lies cannot be exchanged, in a home that is private', async (t) => {
      const house = makeHouse(t, setting)
      const project = join(house.home, 'work', 'project')
      const data = join(project, '.gantry', 'data')
      mkdirSync(data, { recursive: true })
      writeFileSync(join(project, 'file'), 'of the project\n')
      if (setting.user === 'ordinary user' && isRoot)
        for (const path of ['work', 'work/project', 'work/project/.gantry', 'work/project/.gantry/data'])
          chownSync(join(house.home, path), ordinary, ordinary)
      const script = `
        mv ~/work ~/moved && echo moved
        ls -A ~/work ~/work/project/.gantry/data
        cat ~/work/project/file
        echo more > ~/work/project/new && echo mine > ~/.profile && cat ~/.profile`
      const [seen] = await outputs({ ...house, project, data }, [`exec 2> /dev/null; ${script}`])
      t.equal(seen, `${join(house.home, 'work')}:\nproject\n\n${data}:\nof the project\nmine\n`)
      t.equal(readFileSync(join(project, 'new'), 'utf8'), 'more\n')
    })

    t.test('what is named below a hidden folder is seen there, and nothing else', async (t) => {
      const house = makeHouse(t, setting)
      const inner = join(house.data, 'work')
      mkdirSync(inner)
      writeFileSync(join(inner, 'file'), 'for this one')
      if (isRoot && setting.user !== 'root') chownSync(inner, ordinary, ordinary)
      const view = { shared: [inner] }
      t.same(await outputs(house, [`ls -A ${house.data}; cat ${inner}/file; touch ${inner}/new`], view), [
        'work\nfor this one',
      ])
      t.ok(existsSync(join(inner, 'new')))
      t.same(await outputs(house, [`ls -A ${house.data}`]), [''])
    })

    t.test('a program of the service sees neither the project nor a network', async (t) => {
      const house = makeHouse(t, setting)
      const script = `ls -A ~; ls -A ${house.project}; grep -c : /proc/net/dev`
      const [answer] = await outputs(house, [script], { occupant: 'service', hasNetwork: false, cwd: '/' })
      t.match(answer, /^1\nls: .*No such file or directory\n$/)
    })
  })
