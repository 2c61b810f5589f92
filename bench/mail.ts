import { readdirSync, readFileSync } from 'node:fs'
import { MessageReader } from '../src/services/mail/reader.ts'
import { mailLimits } from '../src/services/mail/limits.ts'
import { bombs } from '../test/support/mail/bombs.ts'
import { tableOf } from './report.ts'
import type { Report } from './report.ts'

const samples = new URL('../test/support/mail/', import.meta.url)
const spanMs = 3_000
const worstMax = 8

/**
 * How many everyday messages go through the reader in a second, and what the worst of those take that are made to take
 * much.
 */
export async function measureMail(): Promise<Report> {
  const rate = await measureRate()
  const worst: Cost[] = []
  for (const [what, make] of Object.entries(bombs)) worst.push(await measureBomb(what, Buffer.from(make())))
  worst.sort((one, other) => other.milliseconds - one.milliseconds)
  const largest = worst.reduce((most, { mebibytes }) => Math.max(most, mebibytes), 0)
  return {
    title: 'Mail: reading messages in the worker',
    goals: [],
    table: {
      columns: ['What', 'MB', 'ms', 'MiB', 'Outcome'],
      rows: [
        ['everyday messages, one', '', (1000 / rate).toFixed(2), '', `${Math.round(rate)} a second`],
        ...worst
          .slice(0, worstMax)
          .map(({ what, megabytes, milliseconds, mebibytes, outcome }) => [
            what,
            megabytes.toFixed(1),
            String(Math.round(milliseconds)),
            String(Math.round(mebibytes)),
            outcome,
          ]),
      ],
    },
    notes: [
      `Of ${worst.length} messages that are made to take time or memory these take most time; none made the process larger by more than ${Math.round(largest)} MiB while it was read, its own bytes included.`,
    ],
  }
}

interface Cost {
  readonly what: string
  readonly megabytes: number
  readonly milliseconds: number
  /** By how much the process grew meanwhile. */
  readonly mebibytes: number
  readonly outcome: string
}

async function measureRate(): Promise<number> {
  const messages = readdirSync(samples)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(new URL(name, samples)))
  const reader = new MessageReader(mailLimits)
  let count = 0
  await askAll(reader, messages) // warms up
  const began = performance.now()
  while (performance.now() - began < spanMs) {
    await askAll(reader, messages)
    count += messages.length
  }
  const rate = (count / (performance.now() - began)) * 1000
  await reader.close()
  return rate
}

async function askAll(reader: MessageReader, messages: readonly Buffer[]): Promise<void> {
  for (const message of messages) await reader.ask('message', async () => Uint8Array.from(message))
}

async function measureBomb(what: string, message: Buffer): Promise<Cost> {
  const reader = new MessageReader(mailLimits)
  await reader.ask('message', async () => Uint8Array.from(Buffer.from('Subject: warm\r\n\r\n')))
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const began = performance.now()
  const outcome = await reader
    .ask('message', async () => Uint8Array.from(message))
    .then(
      () => 'read',
      (error: Error) => error.message,
    )
  const milliseconds = performance.now() - began
  clearInterval(timer)
  await reader.close()
  return { what, megabytes: message.length / 1e6, milliseconds, mebibytes: (most - before) / 1_048_576, outcome }
}

if (import.meta.main) {
  const { title, table, notes } = await measureMail()
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
