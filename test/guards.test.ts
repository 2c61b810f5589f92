import t from 'tap'
import { spawn } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './support/folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Guard {
  readonly name: string
  readonly file: string
  /** Stands in the file once. */
  readonly line: string
  /** What stands there instead. */
  readonly without: string
  /** The test that must fail then: its file and its name. */
  readonly test: readonly [file: string, name: string]
}

const guards: readonly Guard[] = [
  {
    name: 'the Host check',
    file: 'http/request-guard.ts',
    line: 'if (!isAllowedHost(host, allowedHosts))',
    without: 'if (false)',
    test: ['request-guard', 'a request for another host is refused before anything else'],
  },
  {
    name: 'the check of headers that stand twice',
    file: 'http/request-guard.ts',
    line: 'refuseRepeatedHeaders(rawHeaders)\n',
    without: '\n',
    test: ['request-guard', 'a header that must stand once is refused twice'],
  },
  {
    name: 'the Sec-Fetch-Site check',
    file: 'http/credentials/foreign-pages.ts',
    line: "if (isForeignSite(request)) fail('csrf_failed')",
    without: '',
    test: ['request-guard', 'a write with the cookie comes from our own pages or from no page at all'],
  },
  {
    name: 'the refusal of foreign pages that read with the cookie',
    file: 'http/credentials/authenticate.ts',
    line: 'if (isByCookie) refuseForeignPages(request)',
    without: "if (isByCookie && request.method !== 'GET') refuseForeignPages(request)",
    test: ['request-guard', 'a read with the cookie comes from our own pages or from no page at all'],
  },
  {
    name: 'the separate count of foreign pages',
    file: 'http/rate-limit.ts',
    line: "if (isFromForeignPage(request)) return 'foreign'",
    without: 'void isFromForeignPage',
    test: ['login', 'the requests of foreign pages, however many, keep nobody from signing in'],
  },
  {
    name: 'the Origin check',
    file: 'http/credentials/foreign-pages.ts',
    line: 'if (isForeignOrigin(request))',
    without: 'if (false)',
    test: ['request-guard', 'a write with the cookie comes from our own pages or from no page at all'],
  },
  {
    name: 'the disregard of the cookie that a foreign page sends beside another credential',
    file: 'http/credentials/authenticate.ts',
    line: 'return isFromForeignPage(request) ? undefined : session',
    without: 'return session',
    test: [
      'credentials',
      'the session cookie that a foreign page sends identifies no caller, whatever stands beside it',
    ],
  },
  {
    name: 'the check that the credentials of a request belong to one user',
    file: 'http/credentials/authenticate.ts',
    line: 'if (more.some((other) => other.userId !== caller.userId))',
    without: 'if (false)',
    test: [
      'credentials',
      'the first usable credential identifies the caller, and those of different users are refused',
    ],
  },
  {
    name: 'the check of scopes',
    file: 'http/credentials/authenticate.ts',
    line: '  requireScopes(caller, route)\n',
    without: '\n',
    test: ['writes', "a refusal that was not the handler's is not kept"],
  },
  {
    name: 'the check of charsets',
    file: 'http/server.ts',
    line: "refuseOtherCharsets(request.headers['content-type'])\n",
    without: '\n',
    test: ['request-guard', 'a body without the media type of JSON is refused, whatever its content'],
  },
  {
    name: 'the check of UTF-8',
    file: 'http/bodies/json.ts',
    line: 'fatal: true',
    without: 'fatal: false',
    test: ['request-guard', 'JSON that two readers could read differently is refused'],
  },
  {
    name: 'the limit of calls',
    file: 'http/gate.ts',
    line: 'if (!route.isUnlimited && !request.isRelayed) limitRate(request, reply, rates)',
    without: '',
    test: ['limits', 'calls over the limit are refused with the time to wait'],
  },
  {
    name: 'the time for bodies',
    file: 'http/gate.ts',
    line: "timeouts.await(request, isForm(route, request.headers['content-type']))",
    without: '',
    test: ['limits', 'a JSON body that does not arrive in time is answered by 408, however steadily it drips'],
  },
  {
    name: 'the refusal under overload',
    file: 'http/overload/call-queue.ts',
    line: 'while (this.#size > this.#options.callsMin &&',
    without: 'while (false &&',
    test: [
      'admission',
      'an overloaded service refuses with 503, says when to come back, and still answers health checks',
    ],
  },
  {
    name: 'the limit of connections',
    file: 'http/overload/connection-limit.ts',
    line: 'if (count >= limit) return refuse(socket, `This address has ${limit} open connections`, instance)',
    without: '',
    test: ['limits', 'an address has only so many connections, and one that is closed makes room'],
  },
  {
    name: 'the share of calls by user under overload',
    file: 'http/overload/call-queue.ts',
    line: 'if (entries.length > most.length) [source',
    without: '[source',
    test: ['admission', 'a user with many calls takes none from a user with one'],
  },
  {
    name: 'the record of a call that may be repeated',
    file: 'http/unit-of-work.ts',
    line: '[...staged.changes, ...record, { audit }]',
    without: '[...staged.changes, { audit }]',
    test: ['writes', 'a key is valid across a restart of the service'],
  },
  {
    name: 'the reservation of a key',
    file: 'http/idempotency/idempotent-calls.ts',
    line: 'if (this.#running.has(id)) refuseRunning()',
    without: '',
    test: ['writes', 'an effect outside the store happens once, and a second call gets idempotency_in_progress'],
  },
  {
    name: 'the fingerprint of a call',
    file: 'http/idempotency/idempotent-calls.ts',
    line: "if (recorded.fingerprint !== reservation.fingerprintOf(sent)) fail('idempotency_key_reused')",
    without: '',
    test: ['writes', 'a key that was used for another call is refused'],
  },
  {
    name: 'the limit of calls by user',
    file: 'http/rate-limit.ts',
    line: 'return holderOf(caller.grant)',
    without: 'return { userId: caller.userId, family: caller.credentialId }',
    test: ['shares-of-tokens', 'a token has no more calls a minute by what it exchanges, and never those of a session'],
  },
  {
    name: 'the share of runners',
    file: 'platform/work/shares.ts',
    line: "if (this.of(userId) >= share.perUser) return 'user'",
    without: '',
    test: ['shares', 'a user whose jobs run and wait does not keep the job of another user waiting'],
  },
  {
    name: 'the share of a token',
    file: 'platform/work/shares.ts',
    line: "if (this.ofCredential(holder) >= perToken(share)) return 'token'",
    without: '',
    test: ['shares-of-tokens', 'one token, with what it exchanges and makes, has half of the schedules of its user'],
  },
  {
    name: 'the share of schedules',
    file: 'services/jobs/schedules.ts',
    line: '    await this.#requireRoom(caller)\n',
    without: '',
    test: ['shares', 'one user does not have all schedules, and others can make theirs'],
  },
  {
    name: 'the reach of operations',
    file: 'http/credentials/authorize.ts',
    line: 'identity.requireReach(caller, route.reach, namedTasks(route, call))',
    without: 'void namedTasks(route, call)',
    test: ['authorization', 'a credential with an allow-list is refused exactly what the reach of the operation says'],
  },
  {
    name: 'the cut of scopes that an allow-list does not restrict',
    file: 'services/identity/reach.ts',
    line: 'if (allow === undefined) return scopes',
    without: 'if (allow !== null) return scopes',
    test: ['identity', 'a token that is narrowed to tasks gets no scope that its tasks do not bound'],
  },
  {
    name: 'the view of tokens',
    file: 'services/identity/tokens.ts',
    line: ' && coversAllow(caller.allow, allow)',
    without: '',
    test: [
      'identity',
      'a credential with an allow-list knows no wider token of its user, and changes nothing of the account',
    ],
  },
  {
    name: 'the scope to change commands',
    file: 'services/plans/steps.ts',
    line: 'if (commandsOf(before) === commandsOf(after) ||',
    without: 'if (true ||',
    test: ['task-plan', 'what a plan executes is changed only by a credential that may execute it'],
  },
  {
    name: 'the terminals of other users',
    file: 'services/terminals/consent.ts',
    line: 'if (grant.userId !== caller.userId && !mayActForOthers(caller.role))',
    without: 'if (false)',
    test: ['terminal-consent', 'a user with the role agent reads a shared session and does not type into it'],
  },
  {
    name: 'the consent of the opener of a terminal',
    file: 'services/terminals/consent.ts',
    line: "if (!isShared || use === 'share')",
    without: 'if (false)',
    test: ['terminal-consent', 'no other credential types into, reads, resizes, shares or closes a session'],
  },
  {
    name: 'the author of a task',
    file: 'services/tasks/edit.ts',
    line: '!mayActForOthers(caller.role) &&',
    without: 'false &&',
    test: ['tasks', 'an agent creates tasks in its own name alone'],
  },
  {
    name: 'the wait for a lock of the database',
    file: 'stores/sqlite/store.ts',
    line: 'if (isLocked(error)) return this.#postpone(batches, error)',
    without: '',
    test: [
      'store-locks',
      'a write answers 503 when another process never releases its lock, and nothing of it is stored',
    ],
  },
  {
    name: 'the refusal of commands by tokens of few scopes where there is no sandbox',
    file: 'services/identity/authority.ts',
    line: 'return missingScopes(scopes, scopesOfRole(role)).length > 0',
    without: 'return false',
    test: ['sandbox-attacks', 'where there is no sandbox, restricted tokens and agents run no commands'],
  },
  {
    name: 'the checksum of a document',
    file: 'stores/read-document.ts',
    line: 'if (isChecked && Number(checksum) !== checksumOf(String(text), version))',
    without: 'if (false)',
    test: ['damage', 'a changed byte in a text that is still JSON is reported by every read of it, as that item'],
  },
  {
    name: 'the name of a document that cannot be parsed',
    file: 'stores/read-document.ts',
    line: 'throw new DocumentDamaged(collection, String(id), error)',
    without: 'throw error',
    test: ['damage', 'an item that cannot be parsed is reported as itself, and the others are given'],
  },
  {
    name: 'the check of a database that was not closed',
    file: 'service.ts',
    line: 'isChecked: !folder.wasClosed',
    without: 'isChecked: false',
    test: ['damage', 'the database is read through after a stop that was not a clean one, until it is in order'],
  },
  {
    name: 'the SHA-256 of each block of a file that is read',
    file: 'services/resources/verified-blocks.ts',
    line: ' || !hash.digest().equals(expected)',
    without: '',
    test: ['damage', 'the download of a damaged file ends with an error, and never with all of its bytes'],
  },
  {
    name: 'the cover of the keys of services',
    file: 'service.ts',
    line: '...(keyFolder ? [keyFolder.path] : []),',
    without: '',
    test: ['start', 'a command reads no token file, no credential, no key and no blob'],
  },
  {
    name: 'the headers that keep answers from other origins and from caches',
    file: 'http/server.ts',
    line: '.headers(answerKinds.json.headers)',
    without: '.headers({})',
    test: ['headers', 'every kind of answer has the headers of the table, and no other of their names'],
  },
  {
    name: 'the places that a flood of sign-ins leaves to others',
    file: 'platform/work/fair-slots.ts',
    line: 'if (longest.length <= ownCount + 1) throw refusal',
    without: 'throw refusal',
    test: ['login', 'sources take turns at what few can use at once, and the one with most waiting loses its last'],
  },
  {
    name: 'the browsers that are known',
    file: 'services/identity/sign-in.ts',
    line: 'return isKnown ? { key: `device ${device.id}`, isKnown } : sourceOfAddress(address)',
    without: 'return sourceOfAddress(isKnown ? address : address)',
    test: ['login', 'a browser that signed in before signs in again, whatever others at its address try'],
  },
  {
    name: 'the user of a browser that is known',
    file: 'services/identity/sign-in.ts',
    line: '(await store.read.usernames.get(username))?.doc.userId === device.userId',
    without: '(await store.read.usernames.get(username)) !== undefined',
    test: ['login', 'a browser that signed in before signs in again, whatever others at its address try'],
  },
  {
    name: 'the refusal of plain HTTP for other machines',
    file: 'config.ts',
    line: '    requireLoopback(host)\n',
    without: '    void requireLoopback\n',
    test: ['start', 'an address beyond loopback needs an https public URL or the explicit leave to use HTTP'],
  },
  {
    name: 'the detection of an older database',
    file: 'services/resources/watermark.ts',
    line: 'const isOlder = recorded !== undefined && !(await this.#contains(recorded))',
    without: 'const isOlder = false',
    test: [
      'resource-sweep',
      'an older copy of the database loses no file that was uploaded after it, and the operator is told once',
    ],
  },
  {
    name: 'the grant of a schedule that is due',
    file: 'services/jobs/schedule-clock.ts',
    line: 'return grants.check(grantOf(doc), {',
    without: 'return (async (..._: unknown[]) => ({ caller: {} }))(grants, {',
    test: ['grants', 'a schedule of a token that has expired is ended when it is due'],
  },
  {
    name: 'the grant of a job that begins',
    file: 'services/jobs/run.ts',
    line: "if ('ended' in state) this.#endAuthority(state.ended)",
    without: '',
    test: ['grants', 'a job that lost its authority while it was queued is not begun'],
  },
  {
    name: 'the grant of a job that is claimed',
    file: 'services/jobs/claims.ts',
    line: "return 'ended' in state ? undefined : await begin(job)",
    without: 'return (void state, await begin(job))',
    test: ['grants', 'a job that lost its authority while it was queued is not begun'],
  },
  {
    name: 'the grant of a webhook',
    file: 'services/webhooks/deliverer.ts',
    line: 'const reader = webhook.doc.isActive ? await readerOf(grants, webhook.doc) : undefined',
    without: 'const reader = void [grants, readerOf]',
    test: ['webhooks', 'a webhook whose maker may no longer make it is sent nothing and disabled, with the reason'],
  },
  {
    name: 'the grant of a link',
    file: 'services/resources/links.ts',
    line: "if ('ended' in state) fail('link_not_found')",
    without: '',
    test: [
      'resource-links',
      'a link does not work while its creator is disabled, and never again once the creator is deleted',
    ],
  },
  {
    name: 'the grant of a terminal that is typed into',
    file: 'services/terminals.ts',
    line: "if ('ended' in state) {",
    without: 'if (false) {',
    test: ['terminal', 'a session whose grant has ended takes no input, and its program is ended'],
  },
  {
    name: 'the watch over the grants of terminals',
    file: 'services/terminals.ts',
    line: '    this.#watchGrant(session)\n',
    without: '\n',
    test: ['terminal', 'a session whose grant has ended takes no input, and its program is ended'],
  },
  {
    name: 'the credential of who waits for output',
    file: 'services/terminals.ts',
    line: 'const reader = hasWaited ? await this.#requireReader(taskId, caller) : caller',
    without: 'const reader = caller\n      void hasWaited',
    test: ['grants', 'a caller who waits for output gets none when its credential ends meanwhile'],
  },
  {
    name: 'the scopes of a grant',
    file: 'services/identity/grants.ts',
    line: 'if (missing.length > 0) return',
    without: 'if (false) return',
    test: ['webhooks', 'a webhook whose maker may no longer make it is sent nothing and disabled, with the reason'],
  },
  {
    name: 'the tasks of a grant',
    file: 'services/identity/grants.ts',
    line: 'if (!isReachChecked && !mayUseTask(caller, taskId))',
    without: 'if (false)',
    test: ['grants', 'what a narrowed token made ends when it no longer belongs to its tasks'],
  },
  {
    name: 'the password that a session was started with',
    file: 'services/identity/lineage.ts',
    line: "return passwordChanges === (user.passwordChanges ?? 0) ? undefined : 'password_changed'",
    without: 'return undefined',
    test: ['grants', 'a session that was started before the password changed is not valid after it'],
  },
  {
    name: 'the grant of a new secret',
    file: 'services/identity/tokens.ts',
    line: '{ grant: caller.grant, ...(await familyOfNew(this.#options.store, caller)) }',
    without: '{}',
    test: [
      'grants',
      'a token that a session rotates ends with the password, and a token that another one rotates with that',
    ],
  },
  {
    name: 'the grant of an invite',
    file: 'services/identity/invites.ts',
    line: "if (state && 'ended' in state) refuse()",
    without: '',
    test: ['grants', 'an invite ends with the authority of who made it'],
  },
]

/** A copy of the project, as far as the tests of the guards need it. */
function copyProject(folder: string): void {
  for (const name of ['src', 'scripts', 'openapi.yaml', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['test/support', 'test/stores']) cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of new Set(guards.map((guard) => guard.test[0])))
    cpSync(join(root, `test/${name}.test.ts`), join(folder, `test/${name}.test.ts`))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

function runTest(folder: string, [file, name]: Guard['test']): Promise<string> {
  const pattern = `/^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$/`
  const child = spawn(process.execPath, [...process.execArgv, join(folder, `test/${file}.test.ts`)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TAP_GREP: pattern, TEST_SEEN_FILE: '', TEST_ATTACKS_FILE: '' },
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  return new Promise((resolve) => child.on('close', () => resolve(output)))
}

function resultOf(output: string, name: string): string | undefined {
  return output
    .split('\n')
    .find((line) => /^(not )?ok /.test(line) && line.includes(` - ${name}`) && !line.includes('# SKIP'))
    ?.split(' - ')[0]
    ?.replace(/ \d+$/, '')
}

t.test('a test fails for each guard that is taken away', async (t) => {
  const waiting = [...guards]
  await Promise.all(
    ['one', 'two'].map(async (slot, index) => {
      const folder = makeFolder(t)
      copyProject(folder)
      // The copy as it stands passes, so that what fails later fails for want of the guard.
      const control = guards[index]?.test
      if (control)
        t.equal(
          resultOf(await runTest(folder, control), control[1]),
          'ok',
          `the ${slot === 'one' ? 'first' : 'second'} copy passes`,
        )
      for (let guard = waiting.shift(); guard; guard = waiting.shift()) await failsWithout(folder, guard)
    }),
  )

  async function failsWithout(folder: string, { name, file, line, without, test }: Guard): Promise<void> {
    const path = join(folder, 'src', file)
    const text = readFileSync(path, 'utf8')
    t.equal(text.split(line).length, 2, `${name} stands once in ${file}`)
    writeFileSync(path, text.replace(line, without))
    t.equal(resultOf(await runTest(folder, test), test[1]), 'not ok', `without ${name}: ${test[1]}`)
    writeFileSync(path, text)
  }
})
