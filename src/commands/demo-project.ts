import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GantryClient } from '../client/client.ts'
import { packageFolder } from '../open.ts'
import { demoModelId } from './demo-model.ts'
import type { DemoModel } from './demo-model.ts'
import { startProgram } from '../platform/processes/start-program.ts'
import { findSystemProgram, systemFolders } from '../platform/processes/system-programs.ts'

const [mcpServer, agent] = ['mcp-server.mjs', 'acp-agent.mjs'].map((name) => join(packageFolder, 'examples', name))
const readme = '# Greeter\n\nA small project to look around in. `greet.sh` greets whoever is named.\n'
const files: Readonly<Record<string, string>> = {
  'README.md': readme,
  'greet.sh': '#!/bin/sh\necho "Hello, ${1:-world}!"\n',
  'gantry.json': `${JSON.stringify(
    {
      name: 'greeter',
      scripts: { greet: 'sh greet.sh' },
      mcpServers: { files: { command: 'node', args: [mcpServer] } },
      // The shell has `${1:-world}!`.
      agents: { editor: { command: 'node', args: [agent, 'greet.sh', '}!', '}'] } },
    },
    undefined,
    2,
  )}\n`,
  '.gantry/context/role.md':
    '---\ntitle: Reviewer\n---\nYou review changes with care, and say what you would do instead.\n',
  '.agents/skills/greetings/SKILL.md':
    '---\nname: greetings\ndescription: Writes greetings in the tone of the project.\n---\n# Greetings\n\nOne line, friendly, with a name.\n',
}

const mail = [
  'From: Ada <ada@example.org>',
  'To: you@example.org',
  'Subject: The greeting is too loud',
  'Message-ID: <greeting-1@example.org>',
  '',
  'Could it end without the exclamation mark?',
  '',
].join('\r\n')

/** Writes the files of the demo, as a repository where git is installed. */
export async function writeDemoProject(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const git = findSystemProgram('git', systemFolders(undefined))
  if (git === undefined) return
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    [...identity, 'commit', '-q', '-m', 'First greeting'],
  ])
    await once(
      startProgram({ file: git, args, cwd: folder, environment: {} }, { stdio: ['ignore', 'ignore', 'ignore'] }),
      'exit',
    )
}

/** Fills a service with work in each state. */
export async function seedDemo(gantry: GantryClient, model: Pick<DemoModel, 'url'>): Promise<void> {
  const greet = await gantry.tasks.create({
    title: 'Greet by name',
    content: 'The plan of this task passes.',
    priority: 'high',
    tags: ['greeting'],
  })
  await addSteps(gantry, greet.id, [
    ['Greet Ada', 'sh greet.sh Ada', 'output contains: Hello, Ada'],
    ['Nothing is on standard error', 'sh greet.sh Ada > /dev/null', 'exit code: 0'],
  ])
  const quiet = await gantry.tasks.create({
    title: 'End greetings without an exclamation mark',
    content: 'The second step of this plan fails: what it expects stands beside what it found.',
    tags: ['greeting', 'mail'],
  })
  await addSteps(gantry, quiet.id, [
    ['The greeting is there', 'sh greet.sh', 'output contains: Hello'],
    ['It ends without a mark', 'sh greet.sh', 'output is: Hello, world'],
  ])
  for (const { id } of [greet, quiet]) await runPlan(gantry, id)
  const changed = await gantry.tasks.create({
    title: 'Say good night too',
    content: 'A proposed change, to be reviewed.',
  })
  await gantry.changes.set({
    id: changed.id,
    changes: [
      { path: 'good-night.sh', content: '#!/bin/sh\necho "Good night, ${1:-world}"\n' },
      {
        path: 'README.md',
        content: readme.replace('whoever is named.', 'whoever is named, and `good-night.sh` sends them to bed.'),
      },
    ],
  })
  await gantry.tasks.comments.create({ id: changed.id, content: 'I kept the form of `greet.sh`.' })
  await seedPeople(gantry, changed.id)
  for (const state of ['in_progress', 'in_review'] as const) await gantry.tasks.move({ id: changed.id, state })
  await seedBoard(gantry)
  await gantry.knowledge.create({
    title: 'Tone',
    content: '# Tone\n\nGreetings are short and friendly, and name the person.',
  })
  await gantry.mail.deliver({ folder: 'inbox', source: mail })
  await seedChat(gantry, model)
  await seedAgent(gantry, quiet.id)
}

/** An agent that works at the task whose plan fails, and asks before it changes a file. */
async function seedAgent(gantry: GantryClient, taskId: string): Promise<void> {
  const { chat } = await gantry.chats.create({
    title: 'Take the mark away',
    taskId,
    backend: { kind: 'agent', agent: 'editor' },
  })
  await gantry.chats.send({ chatId: chat.id, content: 'End the greeting without an exclamation mark.' })
}

/** A conversation whose last call waits for an approval. */
async function seedChat(gantry: GantryClient, { url }: Pick<DemoModel, 'url'>): Promise<void> {
  const models = [
    { id: demoModelId, contextTokens: 32_000, prices: { inputMicros: 1_000_000, outputMicros: 4_000_000 } },
  ]
  await gantry.ai.providers.set({ providerName: 'demo', kind: 'openai-compatible', baseUrl: url, models })
  const { chat } = await gantry.chats.create({
    title: 'What is left to do?',
    backend: { kind: 'model', model: `demo/${demoModelId}` },
    toolRules: [
      { tool: 'list*', action: 'allow' },
      { tool: '*', action: 'ask' },
    ],
  })
  await gantry.chats.send({ chatId: chat.id, content: 'What is left to do, and where would you begin?' })
}

const others = [
  ['Greet in the evening by the clock of the reader', 'open', 'medium', 'greeting'],
  ['Write down how a greeting is tried', 'open', 'low', 'docs'],
  ['Count the greetings of a day', 'in_progress', 'medium', 'metrics'],
  ['Greet each person once a day', 'done', 'medium', 'greeting'],
  ['Choose a licence', 'done', 'low', 'docs'],
] as const

/** The people beside the owner, of whom one is to look at the change too. */
async function seedPeople(gantry: GantryClient, changedId: string): Promise<void> {
  const { user } = await gantry.me.get()
  const ada = await gantry.users.create({ name: 'Ada', username: 'ada', role: 'maintainer' })
  await gantry.users.create({ name: 'Grace', username: 'grace', role: 'developer' })
  await gantry.tasks.reviewers.set({ id: changedId, reviewers: [user.id, ada.user.id] })
}

/** Tasks in the other states, so that the board shows each. */
async function seedBoard(gantry: GantryClient): Promise<void> {
  await gantry.tasks.create({ title: 'Translate the greeting', priority: 'low', tags: ['translation'] })
  const language = await gantry.tasks.create({
    title: 'Find out the language of the reader',
    content:
      '## Why\n\nA greeting is friendliest in the own language.\n\n- [x] read `LANG`\n- [ ] fall back to English\n',
    priority: 'high',
    tags: ['translation'],
  })
  // It is in progress for as long as a look around takes.
  await gantry.tasks.claim({ id: language.id, leaseSeconds: 86_400 })
  const names = await gantry.tasks.create({
    title: 'Refuse a name with a line break',
    priority: 'critical',
    tags: ['security'],
  })
  await gantry.tasks.depend({ id: names.id, dependsOn: [language.id] })
  await gantry.tasks.move({ id: names.id, state: 'blocked' })
  for (const [title, state, priority, tag] of others) {
    const { id } = await gantry.tasks.create({ title, priority, tags: [tag] })
    if (state !== 'open') await gantry.tasks.move({ id, state })
  }
}

async function addSteps(gantry: GantryClient, id: string, steps: readonly (readonly [string, string, string])[]) {
  for (const [description, command, expectedOutcome] of steps)
    await gantry.plan.add({ id, description, command, expectedOutcome })
}

async function runPlan(gantry: GantryClient, id: string): Promise<void> {
  await gantry.plan.run({ id }).wait()
}
