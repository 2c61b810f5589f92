import { searchWords } from '../../platform/text/search-words.ts'
import { keptOnce } from '../../platform/work/kept-once.ts'

/**
 * Words that people use for each other when they write of software: one group a line. A phrase is found
 * where its words follow each other, and is itself not searched.
 */
const groups = `
account, user, profile, login
add, append, insert, attach
address, url, uri, link
agent, assistant, bot
allow, permit, grant, authorize
answer, reply, response
archive, zip, tar, tarball, bundle
argument, parameter, option, flag
asynchronous, async, background, concurrent
attachment, upload, file
audit, log, trail
authentication, login, log in, sign in, signin, auth, sso
backup, dump, snapshot, restore
benchmark, measure, performance, speed, fast, slow
binary, executable, program, command
browser, web page, frontend
budget, cost, money, price, spend
cache, memoize, store
cancel, abort, interrupt, stop
change, modify, edit, update, alter
chat, conversation, dialogue
check, validate, verify
checkout, worktree, working tree, clone
clean, sanitize, escape
client, sdk, library
clock, time, date
code, source
command line, cli, terminal, shell, console
compare, diff, difference
compile, build, transpile
compress, gzip, zip, deflate
concurrency, parallel, simultaneous
configuration, config, settings, preferences
connect, attach, integrate, link
container, docker, image
convert, transform, translate, parse
copy, duplicate, clone, fork
corrupt, damage, checksum, broken
crash, die, killed, kill
create, make, new, generate
credential, password, secret, key
database, postgres, postgresql, sqlite, sql
debug, diagnose, troubleshoot
default, preset
delay, wait, timeout, backoff
delete, remove, erase, drop, rm, unlink
dependency, library, package, module, third party
deploy, release, publish, ship
deprecated, obsolete, removed
directory, folder
disconnect, close, detach
disk, storage, filesystem
document, text, page
documentation, docs, guide, manual, help
download, fetch, get
duplicate, twice, idempotent, again, repeat
email, mail, smtp
encrypt, cipher, encode
end, finish, exit, terminate
endpoint, route, operation
environment, env, variable
error, failure, fault, exception, fail
event, notification, message
execute, run, launch, start, spawn
export, save
fingerprint, hash, digest, checksum
format, layout, style
function, method, procedure
hook, callback, webhook
identifier, id, uuid
idle, unused, quiet
image, picture, photo, thumbnail
import, load, read
install, setup, set up
interface, api
isolate, sandbox, jail, restrict
issue, bug, ticket, task
job, work, background task
language model, llm, model, ai
large, big, huge, size, limit
lock, mutex
lose, lost, durable, survive
machine, host, computer, server, node
match, pattern, glob, regex
memory, heap, ram
merge, combine, join
migrate, upgrade, convert
mock, stub, fake
multipart, upload, form
network, connection, socket
one-time code, totp, otp, second factor, 2fa, two-factor
order, sequence, sort
package, bundle
password, passphrase
payload, body, request
permission, access, right, scope, authority
plugin, extension, add-on
process, program
prompt, question, input
proxy, load balancer, gateway
queue, backlog
quota, limit, rate limit, throttle
random, arbitrary, property
recover, restore, repair, heal
recurring, schedule, cron, periodic
redirect, forward
remark, comment, note, annotation
rename, move
repository, repo, git
restart, reboot, start again
retry, again, repeat
review, approve, approval
revoke, invalidate
rollback, revert, undo, restore
schema, type, structure
screen, display, view
search, find, look up, query
security key, passkey, webauthn
send, deliver, dispatch
separate, isolated, own
session, login
shell, terminal, tty, pty, pseudo terminal
shutdown, exit, stop
signature, sign, hmac
similar, like, nearest, semantic
stranger, outsider, foreign, untrusted
stream, pipe
stub, fake, simulate
subscribe, subscription, follow, listen
summary, compaction, shorten, compact
tamper, forge, manipulate, alter
team, member, colleague, people
test, spec, suite
third party, external, vendor
token, api key, access key
two-way, bidirectional, websocket
upgrade, update, new version
version, revision, release
virus, malware
vulnerability, attack, exploit, xss, csrf
website, site, web page
window, context, context window
`

const phraseLengthMax = 3

const synonyms = keptOnce((): ReadonlyMap<string, readonly string[]> => synonymsOf(groups))

function synonymsOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of text.trim().split('\n')) {
    const members = line.split(',').map((member) => searchWords(member))
    for (const member of members) {
      const others = members.filter((other) => other !== member && other.length === 1).flat()
      const key = member.join(' ')
      found.set(key, [...new Set([...(found.get(key) ?? []), ...others])])
    }
  }
  return found
}

/** Other words for those of a question (as `searchWords` gives them), without its own. */
export function synonymsIn(words: readonly string[]): string[] {
  const others = new Set<string>()
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length <= phraseLengthMax; length += 1)
      for (const other of synonyms().get(words.slice(start, start + length).join(' ')) ?? []) others.add(other)
  return [...others.difference(new Set(words))]
}
