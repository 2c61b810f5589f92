import t from 'tap'
import { execFile, spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { variableNames } from '../src/config.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../examples', import.meta.url))
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1' } })

t.test('each example is in the table of its README', async (t) => {
  const table = readFileSync(join(folder, 'README.md'), 'utf8')
  for (const name of readdirSync(folder).filter((name) => name !== 'README.md'))
    t.ok(table.includes(`\`${name}\``), name)
})

t.test('the agent loop takes every task with its tag, and hands each over', async (t) => {
  const ids: string[] = []
  for (const title of ['One', 'Two'])
    ids.push((await gantry.call('POST', '/tasks', { body: { title, tags: ['for-agents'] } })).body.data.id)
  const token = await createToken('agent 1', 'agent')
  await run(process.execPath, [join(folder, 'agent-loop.mjs'), 'for-agents'], { env: environmentOf(token) })
  for (const id of ids) {
    const { data } = (await gantry.call('GET', `/tasks/${id}`)).body
    t.equal(data.state, 'in_review')
    t.equal(data.comments[0].tokenName, 'agent 1')
  }
})

t.test('the step of a CI job uploads its report, and replaces it in the next build', async (t) => {
  const id = await gantry.createTask()
  const token = await createToken('ci', 'ci', { taskIds: [id] })
  const reports = makeFolder(t)
  for (const build of ['1', '2']) {
    writeFiles(reports, { 'report.xml': `<testsuite tests="${build}"/>` })
    const args = [join(folder, 'ci-job.sh'), id, build, join(reports, 'report.xml')]
    await run('bash', args, { env: environmentOf(token) })
    const bytes = await gantry.fetch(`/api/v1/resources/report-${id}.xml?download=true`)
    t.equal(await bytes.text(), `<testsuite tests="${build}"/>`)
  }
  t.equal((await gantry.call('GET', `/tasks/${id}/comments`)).body.data.comments.length, 2)
})

t.test('the receiver of webhooks takes what is signed and nothing else', async (t) => {
  // The secret is known once the webhook is made, and that needs the address: a port of a receiver that is never asked.
  const probe = await startReceiver(t, 'whsec_AAAA', '0')
  probe.child.kill()
  const url = `http://127.0.0.1:${probe.port}/hook`
  const { data } = (await gantry.call('POST', '/webhooks', { body: { url, kinds: ['task.created'] } })).body
  const receiver = await startReceiver(t, data.secret, probe.port)
  const line = receiver.nextLine()
  await gantry.createTask()
  t.match(await line, /^task\.created msg_|^task\.created \S+/)
  const forged = await fetch(url, {
    method: 'POST',
    body: '{}',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    },
  })
  t.equal(forged.status, 401)
})

t.test('the dashboard asks for metrics that exist', async (t) => {
  const known = await (await gantry.fetch('/metrics')).text()
  const { panels } = JSON.parse(readFileSync(join(folder, 'grafana-dashboard.json'), 'utf8')) as {
    panels: { title: string; description: string; targets: { expr: string }[] }[]
  }
  for (const { title, description, targets } of panels) {
    t.ok(title && description)
    for (const { expr } of targets)
      for (const [name] of expr.matchAll(/\b(?:gantry|process)_\w+/g))
        t.ok(known.includes(`# TYPE ${name.replace(/_bucket$/, '')} `), name)
  }
})

t.test('the alerts are rules of Prometheus', { skip: await whyNot('promtool', '--version') }, async (t) => {
  const { stdout } = await run('promtool', ['check', 'rules', join(folder, 'prometheus-alerts.yml')])
  t.match(stdout, /SUCCESS: \d+ rules found/)
})

t.test('the alerts ask for metrics that exist', async (t) => {
  const known = await (await gantry.fetch('/metrics')).text()
  const text = readFileSync(join(folder, 'prometheus-alerts.yml'), 'utf8')
  // Those of a bucket are there with a bucket alone.
  for (const [, expr = ''] of text.matchAll(/expr: (.*)/g))
    for (const [name] of expr.matchAll(/\bgantry_\w+/g))
      if (!name.startsWith('gantry_s3_')) t.ok(known.includes(`# TYPE ${name.replace(/_bucket$/, '')} `), name)
})

for (const [name, file] of [
  ['gantry.service', 'gantry.service'],
  ['gantry@.service', 'gantry@4601.service'],
  ['gantry-runner.service', 'gantry-runner.service'],
] as const)
  t.test(`the systemd unit ${name} is sound`, { skip: await whyNot('systemd-analyze', '--version') }, async (t) => {
    const unit = readFileSync(join(folder, name), 'utf8').replace('/usr/bin/gantry', process.execPath)
    const units = makeFolder(t)
    writeFiles(units, { [name]: unit })
    const { stderr } = await run('systemd-analyze', ['verify', '--man=no', join(units, file)]).catch(
      (error: { stderr: string }) => error,
    )
    const own = stderr.split('\n').filter((line) => line.includes('gantry'))
    t.strictSame(own, [])
    if (name !== 'gantry-runner.service') t.match(unit, /^KillMode=mixed$/m)
  })

t.test('the Deployment drains for longer than a balancer needs, and stops for longer than that', (t) => {
  const documents = parseAllDocuments(readFileSync(join(folder, 'kubernetes.yaml'), 'utf8'))
  t.strictSame(
    documents.flatMap(({ errors }) => errors),
    [],
  )
  const [deployment, service] = documents.map((document) => document.toJS())
  const pod = deployment.spec.template.spec
  const [container] = pod.containers
  const names: string[] = container.env.map((each: { name: string }) => each.name)
  const settings = Object.fromEntries(
    container.env.map((each: { name: string; value?: string }) => [each.name, each.value]),
  )
  for (const each of names.filter((each) => each.startsWith('GANTRY_')))
    t.ok((variableNames as readonly string[]).includes(each), each)
  t.ok(pod.terminationGracePeriodSeconds >= Number(settings['GANTRY_DRAIN_SECONDS']) + 30)
  t.match(container.readinessProbe.httpGet, { path: '/api/v1/health/ready', port: container.ports[0].name })
  t.match(container.livenessProbe.httpGet, { path: '/api/v1/health/live' })
  const store = container.env.find((each: { name: string }) => each.name === 'GANTRY_STORE')
  t.match(store, { valueFrom: { secretKeyRef: { name: 'gantry', key: 'store' } } })
  t.strictSame(service.spec.selector, deployment.spec.template.metadata.labels)
  t.equal(deployment.spec.strategy.rollingUpdate.maxUnavailable, 0)
  t.end()
})

t.test('the Containerfile says that it was not built', (t) => {
  t.match(readFileSync(join(folder, 'Containerfile'), 'utf8'), /This file was not built/)
  t.end()
})

t.test('the workflow runs the CI script and nothing else', (t) => {
  const workflow = readFileSync(new URL('../.github/workflows/ci.yml', import.meta.url), 'utf8')
  t.strictSame(workflow.match(/run: .*/g), ['run: .ci/run'])
  t.end()
})

async function createToken(name: string, preset: string, allow?: object): Promise<string> {
  const body = { name, preset, ...(allow && { allow }) }
  return (await gantry.call('POST', '/identity/tokens', { body })).body.data.secret
}

function environmentOf(token: string): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], GANTRY_URL: gantry.origin, GANTRY_TOKEN: token }
}

async function startReceiver(t: { teardown(end: () => void): void }, secret: string, port: string) {
  const child = spawn(process.execPath, [join(folder, 'webhook-receiver.mjs')], {
    env: { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill())
  const lines = createInterface({ input: child.stdout })
  const nextLine = () => new Promise<string>((resolve) => lines.once('line', resolve))
  const started = await nextLine()
  return { child, port: /\d+$/.exec(started)?.[0] ?? '', nextLine }
}

async function whyNot(program: string, argument: string): Promise<false | string> {
  return run(program, [argument]).then(
    () => false as const,
    () => `${program} is not installed`,
  )
}
