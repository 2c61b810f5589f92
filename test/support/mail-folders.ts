import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { startGantry } from './gantry.ts'
import type { Gantry } from './gantry.ts'

export const gantry = await startGantry(t)

export const { store } = gantry.service.app

export interface Listed {
  readonly id: string
  readonly taskId?: string
}

export async function list({ call }: Pick<Gantry, 'call'>, folder: string, query = ''): Promise<Listed[]> {
  const { status, body } = await call('GET', `/mail/${folder}${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.messages
}

/** The events of a message, in order. */
export async function eventsOf({ call }: Gantry, id: string): Promise<[string, Record<string, unknown>][]> {
  const { events } = (await call('GET', '/events?kinds=mail.*&after=0&limit=200')).body.data
  return events
    .filter(({ data }: { data: { id?: string } }) => data.id === id)
    .map(({ kind, data }: { kind: string; data: Record<string, unknown> }) => [kind, data])
}

export function fileOf({ project }: Gantry, path: string): string {
  return join(project, '.gantry/mail', `${path}.eml`)
}

/** Leaves a message as another program does that has ended its work on it a while ago. */
export function drop(
  to: Gantry,
  path: string,
  content: string | Uint8Array,
  writtenAt = new Date('2026-01-01T00:00:00Z'),
): void {
  const file = fileOf(to, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  utimesSync(file, writtenAt, writtenAt)
}
