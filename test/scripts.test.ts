import t from 'tap'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bindReferences } from '../src/services/scripts/bind-references.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'

// A value that a shell would take apart, and run, if it saw it.
const value = 'two words; $(echo run) `id` "\' * \\'

const gantry = await startGantry(t, {
  environment: { TEST_REGION: 'region-of-the-tests' },
  files: {
    'gantry.json': JSON.stringify({
      scripts: {
        greet: 'printf "%s|" "$0" "$@"; pwd; exit 3',
        wait: 'sleep 600',
        show: `node -e 'console.log(Buffer.from(process.argv[1]).toString("hex"))' "$(printf %s \${secret:TOKEN})"; echo \${secret:TOKEN} \${env:TEST_REGION}`,
        missing: 'echo ${secret:NONE}',
      },
    }),
  },
})

t.test('a script does not run before the commands are approved, nor after one of them changed', async (t) => {
  t.match((await run('greet')).body.error, { code: 'approval_required' })
  await approve()
  const { body } = await run('wait')
  await gantry.call('POST', `/jobs/${body.data.job.id}/cancel`)
  t.match(await waitForJob(gantry, body.data.job.id), { state: 'cancelled' })
  const file = join(gantry.project, 'gantry.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('sleep 600', 'sleep 60'))
  t.match((await gantry.call('POST', `/jobs/${body.data.job.id}/retry`)).body.error, { code: 'approval_required' })
  await approve()
  t.match((await gantry.call('POST', `/jobs/${body.data.job.id}/retry`)).body.error, {
    code: 'script_not_found',
    message: /another one now/,
  })
  writeFileSync(file, before)
})

t.test('a script runs in the project with its arguments as they are, and reports its exit code', async (t) => {
  const given = ['a b', '$(id)', ';', '']
  const { status, headers, body } = await run('greet', { arguments: given })
  t.strictSame([status, headers.get('location')], [202, `/api/v1/jobs/${body.data.job.id}`])
  t.match(await waitForJob(gantry, body.data.job.id), {
    kind: 'run_script',
    state: 'failed',
    result: { exitCode: 3 },
    error: { reason: 'outcome_differs' },
  })
  t.equal(await logOf(body.data.job.id), `greet|${given.join('|')}|${gantry.project}\n`)
})

t.test('a script ends at its time', async (t) => {
  const { body } = await run('wait', { timeoutSeconds: 1 })
  t.match(await waitForJob(gantry, body.data.job.id), { state: 'failed', error: { reason: 'timed_out' } })
})

t.test('a script gets the values of its references as one word each, and its log does not show them', async (t) => {
  await gantry.call('PUT', '/config/secrets/TOKEN', { body: { value } })
  const { body } = await run('show')
  t.match(await waitForJob(gantry, body.data.job.id), { state: 'succeeded' })
  t.equal(await logOf(body.data.job.id), `${Buffer.from(value).toString('hex')}\n[redacted] [redacted]\n`)
})

t.test('a script that refers to nothing, or is none, is refused', async (t) => {
  t.match((await run('missing')).body.error, { code: 'config_invalid', message: /"NONE", which does not exist/ })
  t.match((await run('gret')).body.error, { code: 'script_not_found', message: /Did you mean "greet"/ })
  t.match((await run('toString')).body.error, { code: 'script_not_found' })
})

t.test('a token without the scope runs no script, nor one that may run no commands', async (t) => {
  const { secret } = await addCaller(gantry, 'developer', { scopes: ['config:read', 'config:write'] })
  const headers = { authorization: `Bearer ${secret}` }
  t.equal((await gantry.call('POST', '/config/scripts/greet/run', { body: {}, headers })).status, 403)
  const bare = await startGantry(t, { args: ['--trust'], environment: { GANTRY_SANDBOX: 'none' } })
  const narrow = await addCaller(bare, 'owner', { scopes: ['tasks:execute'] })
  const refused = await bare.call('POST', '/config/scripts/greet/run', {
    body: {},
    headers: { authorization: `Bearer ${narrow.secret}` },
  })
  t.match([refused.status, refused.body.error.code], [403, 'sandbox_unavailable'])
})

const commands: Record<string, string> = {
  bare: 'printf %s ${secret:A}',
  'within double quotes': 'printf %s "${secret:A}"',
  'within single quotes': "printf %s '${secret:A}'",
  'after a comment with a quote': "# don't\nprintf %s ${secret:A}",
  'after an escaped quote': String.raw`printf %s "\"" >/dev/null; printf %s "${'${secret:A}'}"`,
  'within a substitution': 'printf %s "$(printf %s "${secret:A}")"',
  'as an assignment': 'x=${secret:A}; printf %s "$x"',
  'after a word with #': "printf %s a#b >/dev/null; printf %s '${secret:A}'",
}

for (const [where, command] of Object.entries(commands))
  t.test(`a reference ${where} is the value, and is not run`, async (t) => {
    const bound = bindReferences(command, () => 'VALUE_1')
    t.equal(execFileSync('/bin/sh', ['-c', bound], { env: { VALUE_1: value, PATH: '' }, encoding: 'utf8' }), value)
  })

t.test('each reference has a variable of its own', async (t) => {
  const seen: string[] = []
  const bound = bindReferences('a ${secret:A} ${env:B}', (reference) => {
    seen.push(reference)
    return `V${seen.length}`
  })
  t.strictSame([bound, seen], ['a "${V1}" "${V2}"', ['${secret:A}', '${env:B}']])
})

function run(name: string, body: object = {}) {
  return gantry.call('POST', `/config/scripts/${name}/run`, { body })
}

async function approve() {
  const { hash } = (await gantry.call('GET', '/config/approvals')).body.data.approval
  await gantry.call('POST', '/config/approvals/approve', { body: { hash } })
}

async function logOf(id: string): Promise<string> {
  return (await gantry.call('GET', `/jobs/${id}/log`)).body.data.output
}
