import { terminalGuards } from './terminal-guards.ts'

/** A line of the sources without which a test must fail: `test/guards-*.test.ts` take each away. */
export interface Guard {
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
  ...terminalGuards,
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
    test: ['identity-tokens', 'a token that is narrowed to tasks gets no scope that its tasks do not bound'],
  },
  {
    name: 'the view of tokens',
    file: 'services/identity/tokens.ts',
    line: ' && coversAllow(caller.allow, allow)',
    without: '',
    test: [
      'identity-tokens',
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
    file: 'open.ts',
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
    file: 'platform/files/secret-paths.ts',
    line: '...(keyFolder ? [keyFolder.path] : []),',
    without: '',
    test: ['start', 'a command reads no token file, no credential, no key and no blob'],
  },
  {
    name: 'the headers that keep answers from other origins and from caches',
    file: 'http/server.ts',
    line: '{ ...answerKinds.json.headers, ...contractHeader }',
    without: '{ ...contractHeader }',
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
    name: 'the authority of an approval when it is used',
    file: 'services/identity/device-sign-ins.ts',
    line: "if ('ended' in grant)",
    without: 'if (grant === undefined)',
    test: ['device-sign-in', 'what ends a token of the person ends the approval before the program has it'],
  },
  {
    name: 'the end of a device sign-in with its completion',
    file: 'services/identity/device-sign-ins.ts',
    line: "[{ remove: 'deviceSignIns', id, version: found.version }, ...changes]",
    without: "[...(id === '' ? [{ remove: 'deviceSignIns', id, version: found.version } as const] : []), ...changes]",
    test: ['device-sign-in', 'of four completions at once, one gets a token'],
  },
  {
    name: 'the end of device codes by time',
    file: 'services/identity/device-sign-ins.ts',
    line: 'if (!found || found.doc.expiresAt <= now())',
    without: 'if (!found)',
    test: ['device-sign-in', 'both codes expire after ten minutes, approved or not'],
  },
  {
    name: 'the decision that is made once',
    file: 'services/identity/device-sign-ins.ts',
    line: "if (state !== 'pending')",
    without: "if (state === 'expired')",
    test: ['device-sign-in', 'a decision is made once'],
  },
  {
    name: 'the count of guessed user codes, which right ones do not end',
    file: 'services/identity/device-sign-ins.ts',
    line: '{ isForgiving: false }',
    without: '{}',
    test: [
      'device-sign-in',
      'guessed user codes are throttled for all credentials of a user, whatever codes are right',
    ],
  },
  {
    name: 'the room that one address has for device sign-ins',
    file: 'services/identity/device-sign-ins.ts',
    line: 'if (fromNetwork.length >= openMax.fromNetwork || inAll.length >= openMax.inAll)',
    without: 'if (inAll.length >= openMax.inAll)',
    test: ['device-sign-in', 'one address opens 20 and all together 500, until they expire'],
  },
  {
    name: 'the scopes of the person who approves',
    file: 'services/identity/tokens.ts',
    line: "intersect(caller.scopes, scopes ?? ['*'])",
    without: "scopes ?? ['*']",
    test: [
      'device-sign-in',
      'the token has what the program asks for and the person has, and ends with the credential',
    ],
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
    line: "if ('ended' in state || !this.#mayRead(state.caller)) fail('link_not_found')",
    without: '',
    test: [
      'resource-links',
      'a link does not work while its creator is disabled, and never again once the creator is deleted',
    ],
  },
  {
    name: 'what the maker of a link may read',
    file: 'services/resources/links.ts',
    line: ' || !this.#mayRead(state.caller)',
    without: '',
    test: ['authority-of-others', 'a link to a file is made by who may read the file'],
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
    line: 'return { ...doc, grant, ...ofCaller }',
    without: 'return doc',
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
  {
    name: 'the rights for each kind of what waits',
    file: 'services/waiting.ts',
    line: 'kindsOf(kind).filter((each) => this.#mayDecide(each, caller))',
    without: 'kindsOf(kind)',
    test: ['overview', 'a credential is shown what it may read and decide, and nothing else'],
  },
  {
    name: 'the rights for each kind of what is searched',
    file: 'services/search-all.ts',
    line: '&& this.#mayRead(each, caller)',
    without: '',
    test: ['search-all', 'a credential finds what it may read, and nothing else'],
  },
]

const groups = {
  terminals: /^terminal/,
  requests: /^(request-guard|headers|limits|admission|writes)$/,
  credentials: /^(login|credentials|identity-tokens|device-sign-in|authorization|shares)/,
  machine: /^(store-locks|sandbox-attacks|damage|start)$/,
  things: /^/,
} as const

/** Each group has a file of its own, which runs when what its guards stand in has changed. */
export type GuardGroup = keyof typeof groups

/** The guards of a group: those whose test is of it, and of no group before it. */
export function guardsOf(group: GuardGroup): readonly Guard[] {
  return guards.filter(
    ({ test: [file] }) => Object.entries(groups).find(([, files]) => files.test(file))?.[0] === group,
  )
}
