/**
 * What the service costs with little and with much in it: `npm run bench:stores`, or some parts of it by their names,
 * as in `npm run bench:stores -- jobs streams`. A part writes its own section of `bench/stores-results.md` and leaves
 * the others.
 *
 * `BENCH_TASKS` sets the two sizes of the parts that count tasks (10000,1000000). `BENCH_DATA` names a folder and
 * `BENCH_POSTGRES` a database in which they keep what they filled, so that a later run need not fill it again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { measureConnections } from './growth.ts'
import { measureStreams } from './events.ts'
import { measureJobsAtScale } from './stores/jobs.ts'
import { measureSearchIndex } from './stores/search-index.ts'
import { measureTasks } from './stores/tasks.ts'
import type { Section } from './stores/section.ts'
import { tableOf } from './report.ts'

const parts: Readonly<Record<string, () => Promise<Section>>> = {
  sqlite: () => measureTasks('sqlite'),
  postgres: () => measureTasks('postgres'),
  index: measureSearchIndex,
  jobs: measureJobsAtScale,
  streams: measureStreams,
  connections: measureConnections,
}
const file = new URL('stores-results.md', import.meta.url)

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
for (const name of names)
  if (!parts[name]) throw new Error(`There is no part ${name}. The parts are ${Object.keys(parts).join(', ')}.`)
for (const name of names) {
  const before = loadavg()
  const section = await parts[name]?.()
  if (section) write(name, textOf(name, section, before))
}
process.exit()

function textOf(name: string, { title, tables, notes }: Section, before: readonly number[]): string {
  const load = [before, loadavg()].map(([minute = 0]) => minute.toFixed(1)).join(' at its start and ')
  const text = `## ${title}

\`npm run bench:stores -- ${name}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} processors: load average (one minute) ${load} at its end.

${tables.map(tableOf).join('\n\n')}

${notes.join(' ')}
`
  console.log(text)
  return text
}

/** Puts the section in the place of the one of before. What has no part of its own stays behind all others. */
function write(name: string, text: string): void {
  const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^(?=<!-- )/m)
  const placeOf = (section: string) => {
    const place = Object.keys(parts).findIndex((part) => section.startsWith(markOf(part)))
    return place === -1 ? Infinity : place
  }
  const others = sections.filter((section) => !section.startsWith(markOf(name)))
  const all = [...others, `${markOf(name)}${text}`].sort((one, other) => placeOf(one) - placeOf(other))
  writeFileSync(file, `${[head, ...all].map((each) => each.trimEnd()).join('\n\n')}\n`)
}

function markOf(name: string): string {
  return `<!-- ${name} -->\n`
}
