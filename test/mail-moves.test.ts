import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { collections } from '../src/collections.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { createBareMail } from './support/mail/bare.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { fieldOf } from './support/events.ts'
import { gantry, store, list, eventsOf, fileOf, drop } from './support/mail-folders.ts'

t.test('moveEmail moves the file under its id, and never over another one', async (test) => {
  const { id } = (await gantry.call('POST', '/mail/inbox', { body: { source: 'Subject: On its way\n\n' } })).body.data
    .message
  const moved = await gantry.call('POST', `/mail/inbox/${id}/move`, { body: { folder: 'read' } })
  test.match([moved.status, moved.body.data.message], [200, { id, folder: 'read', subject: 'On its way' }])
  test.notOk(existsSync(fileOf(gantry, `inbox/${id}`)))
  test.ok(existsSync(fileOf(gantry, `read/${id}`)))
  test.same((await eventsOf(gantry, id)).map(([kind, data]) => [kind, data.from, data.to]).slice(1), [
    ['mail.moved', 'inbox', 'read'],
  ])
  test.match(await list(gantry, 'read', '?q=way'), [{ id }])
  test.equal(
    (await gantry.call('POST', `/mail/inbox/${id}/move`, { body: { folder: 'read' } })).body.error.code,
    'email_not_found',
  )
  test.equal(
    (await gantry.call('POST', `/mail/read/${id}/move`, { body: { folder: 'read' } })).body.data.message.folder,
    'read',
    'where it is it stays',
  )
  writeFileSync(fileOf(gantry, `inbox/${id}`), 'Subject: Another one of this name\n\n')
  test.match((await gantry.call('POST', `/mail/inbox/${id}/move`, { body: { folder: 'read' } })).body.error, {
    code: 'already_exists',
    message: new RegExp(id),
  })
  test.equal((await gantry.call('GET', `/mail/read/${id}`)).body.data.message.subject, 'On its way')
  test.equal((await gantry.call('GET', `/mail/inbox/${id}`)).body.data.message.subject, 'Another one of this name')
  const audited = (await gantry.call('GET', '/identity/audit?limit=10')).body.data.entries
    .filter(({ operation }: { operation: string }) => operation === 'moveEmail')
    .map(({ outcome }: { outcome: string }) => outcome)
  test.same(audited.slice(0, 3), ['refused', 'started', 'done'])
})

t.test('moveEmail replaces the entry of a message whose file another program has removed', async (test) => {
  const own = await startGantry(test)
  drop(own, 'inbox/same', 'Subject: New\n\n')
  drop(own, 'read/same', 'Subject: Old\n\n')
  test.match(await list(own, 'read'), [{ subject: 'Old' }])
  rmSync(fileOf(own, 'read/same'))
  test.match((await own.call('POST', '/mail/inbox/same/move', { body: { folder: 'read' } })).body.data.message, {
    subject: 'New',
    folder: 'read',
  })
  test.match([await list(own, 'read'), await list(own, 'inbox')], [[{ subject: 'New' }], []])
})

t.test('of many moves of one message at once exactly one is done', async (test) => {
  const { id } = (await gantry.call('POST', '/mail/inbox', { body: { source: 'Subject: Wanted by many\n\n' } })).body
    .data.message
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      gantry.call('POST', `/mail/inbox/${id}/move`, { body: { folder: n % 2 ? 'read' : 'sent' } }),
    ),
  )
  test.equal(answers.filter(({ status }) => status === 200).length, 1)
  test.ok(
    answers.every(
      ({ status, body }) => status === 200 || ['email_not_found', 'already_exists'].includes(body.error.code),
    ),
  )
  const places = ['inbox', 'read', 'sent'].filter((folder) => existsSync(fileOf(gantry, `${folder}/${id}`)))
  test.same(places, [answers.find(({ status }) => status === 200)?.body.data.message.folder])
})

t.test('a move that was cut off in between is finished', async (test) => {
  const own = await startGantry(test)
  drop(own, 'inbox/torn', 'Subject: Torn\n\n')
  test.match(await list(own, 'inbox'), [{ id: 'torn' }])
  mkdirSync(dirname(fileOf(own, 'read/x')), { recursive: true })
  linkSync(fileOf(own, 'inbox/torn'), fileOf(own, 'read/torn'))
  test.match([await list(own, 'read'), await list(own, 'inbox')], [[{ id: 'torn', subject: 'Torn' }], []])
  test.notOk(existsSync(fileOf(own, 'inbox/torn')))
  test.same(
    (await eventsOf(own, 'torn')).map(([kind]) => kind),
    ['mail.received', 'mail.moved'],
  )
})

t.test('deleteEmail removes the file for good', async (test) => {
  const { id } = (await gantry.call('POST', '/mail/inbox', { body: { source: 'Subject: Not for long\n\n' } })).body.data
    .message
  const answers = await Promise.all(Array.from({ length: 5 }, () => gantry.call('DELETE', `/mail/inbox/${id}`)))
  test.same(answers.map(({ status }) => status).sort(), [200, 404, 404, 404, 404])
  test.notOk(existsSync(fileOf(gantry, `inbox/${id}`)))
  test.same(
    (await eventsOf(gantry, id)).map(([kind]) => kind),
    ['mail.received', 'mail.deleted'],
  )
  test.same(await list(gantry, 'inbox', '?q=long'), [])
  test.equal(await store.read.emailNames.get(`inbox/${id}`), undefined)
  writeFileSync(fileOf(gantry, 'inbox/unknown'), 'Subject: nobody has looked yet\n\n')
  test.equal((await gantry.call('DELETE', '/mail/inbox/unknown')).status, 200)
})

t.test('no change leads out of the project, whatever links are there', async (test) => {
  const elsewhere = makeFolder(test)
  const own = await startGantry(test)
  drop(own, 'inbox/stays', 'Subject: stays\n\n')
  writeFileSync(join(elsewhere, 'secret.eml'), 'Subject: secret\n\n')
  symlinkSync(elsewhere, join(own.project, '.gantry/mail/read'))
  symlinkSync(join(elsewhere, 'secret.eml'), fileOf(own, 'inbox/link'))
  test.match((await own.call('POST', '/mail/inbox/stays/move', { body: { folder: 'read' } })).body.error, {
    code: 'path_forbidden',
  })
  for (const path of ['read/secret', 'inbox/link']) {
    test.equal((await own.call('DELETE', `/mail/${path}`)).body.error.code, 'email_not_found', path)
    test.equal(
      (await own.call('POST', `/mail/${path}/move`, { body: { folder: 'sent' } })).body.error.code,
      'email_not_found',
      path,
    )
    test.equal((await own.call('POST', `/mail/${path}/task`)).body.error.code, 'email_not_found', path)
    test.equal((await own.call('GET', `/mail/${path}/source`)).body.error.code, 'email_not_found', path)
    test.equal((await own.call('GET', `/mail/${path}/attachments/1`)).body.error.code, 'email_not_found', path)
  }
  test.same(readdirSync(elsewhere), ['secret.eml'])
  test.ok(existsSync(fileOf(own, 'inbox/stays')))

  const other = await startGantry(test)
  mkdirSync(join(other.project, '.gantry'), { recursive: true })
  symlinkSync(elsewhere, join(other.project, '.gantry/mail'))
  test.match((await other.call('POST', '/mail/inbox', { body: { source: 'Subject: x\n\n' } })).body.error, {
    code: 'path_forbidden',
  })
  test.same(readdirSync(elsewhere), ['secret.eml'], 'not even a folder is made there')
})

t.test('two processes on one store and one project emit each change once', async (test) => {
  const projectFolder = makeFolder(test)
  const store = await openSqliteStore(makeFolder(test), collections)
  test.teardown(() => store.close())
  const both = [createBareMail(test, { projectFolder, store }), createBareMail(test, { projectFolder, store })]
  const drop = (path: string) => {
    const file = join(projectFolder, '.gantry/mail', `${path}.eml`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `Subject: ${path}\n\n`)
    utimesSync(file, 1, 1)
  }
  const names = Array.from({ length: 25 }, (_, n) => `m${n}`)
  const listAll = async () =>
    Promise.all(both.map(async (mail) => (await mail.folders.list('inbox', { limit: 200 })).messages.length))
  const kinds = async () =>
    (await store.events({ after: 0, limit: 1000 }))
      .map((event) => `${event.kind} ${String(fieldOf(event, 'id'))}`)
      .sort()
  for (const name of names) drop(`inbox/${name}`)
  while ((await listAll()).some((count) => count !== names.length));
  test.same(await kinds(), names.map((name) => `mail.received ${name}`).sort())
  mkdirSync(join(projectFolder, '.gantry/mail/read'))
  for (const name of names.slice(0, 10))
    renameSync(
      join(projectFolder, `.gantry/mail/inbox/${name}.eml`),
      join(projectFolder, `.gantry/mail/read/${name}.eml`),
    )
  for (const name of names.slice(10, 20)) rmSync(join(projectFolder, `.gantry/mail/inbox/${name}.eml`))
  while ((await listAll()).some((count) => count !== 5));
  test.same(
    await kinds(),
    [
      ...names.map((name) => `mail.received ${name}`),
      ...names.slice(0, 10).map((name) => `mail.moved ${name}`),
      ...names.slice(10, 20).map((name) => `mail.deleted ${name}`),
    ].sort(),
  )
  test.same(
    await Promise.all(both.map((mail) => mail.folders.counts())),
    both.map(() => [
      { name: 'inbox', count: 5 },
      { name: 'read', count: 10 },
      { name: 'sent', count: 0 },
    ]),
  )
  const commits = new Commits({ store, itemLocks: new ItemLocks() })
  const moves = await Promise.allSettled(
    both.map((mail, index) =>
      commits.commit(() =>
        mail.folders.move({ folder: 'inbox', name: 'm24', to: index ? 'read' : 'sent', actor: 'user_x' }),
      ),
    ),
  )
  test.same(moves.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await listAll()
  test.equal(
    ['inbox', 'read', 'sent'].filter((folder) => existsSync(join(projectFolder, `.gantry/mail/${folder}/m24.eml`)))
      .length,
    1,
  )
  test.equal((await kinds()).filter((kind) => kind === 'mail.moved m24').length, 1)
  await Promise.allSettled(
    ['m20', 'm21', 'm22', 'm23'].flatMap((name) =>
      both.map((mail) =>
        commits
          .commit(() => mail.folders.remove('inbox', name, 'user_x'))
          .then(() => mail.folders.list('inbox', { limit: 200 })),
      ),
    ),
  )
  while ((await listAll()).some((count) => count > 0));
  test.same(
    (await kinds()).filter((kind) => /^mail\.deleted m2[0-3]$/.test(kind)),
    ['m20', 'm21', 'm22', 'm23'].map((name) => `mail.deleted ${name}`),
  )
})
