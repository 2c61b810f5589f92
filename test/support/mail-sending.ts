import t from 'tap'
import type { Test } from 'tap'
import { startGantry } from './gantry.ts'
import type { Answer, Gantry, GantryOptions } from './gantry.ts'
import { startSmtpServer } from './smtp.ts'
import type { SmtpServer, SmtpServerOptions } from './smtp.ts'

export const { gantry, server } = await startWithServer(t)

export const message = {
  to: ['Ada Lovelace <ada@example.org>'],
  subject: 'Welcome',
  content: 'Good to have you here.\n',
}

/** A mail server and a service that sends through it. */
export async function startWithServer(
  test: Test,
  serverOptions: Partial<SmtpServerOptions> = {},
  options: GantryOptions = {},
): Promise<{ gantry: Gantry; server: SmtpServer }> {
  const server = await startSmtpServer(test, serverOptions)
  return {
    server,
    gantry: await startGantry(test, {
      args: ['--trust'],
      ...options,
      files: { 'gantry.json': configOf(server), ...options.files },
    }),
  }
}

export function configOf({
  port,
  ...more
}: {
  readonly port: number
  readonly host?: string
  readonly from?: string
  readonly secure?: boolean
}): string {
  const { host = '127.0.0.1', from = 'Gantry <gantry@example.org>', secure } = more
  return JSON.stringify({ mail: { outgoing: { host, port, from, ...(secure !== undefined && { secure }) } } })
}

/** Waits until the job of an answer has ended, and gives it. */
export async function finish({ call }: Gantry, { body }: Answer) {
  if (!body.success) throw new Error(JSON.stringify(body))
  const { id } = body.data.job
  for (let offset = 0; ; ) {
    const { nextOffset, state } = (await call('GET', `/jobs/${id}/log?offset=${offset}&waitMs=30000`)).body.data
    if (!['queued', 'running'].includes(state)) return (await call('GET', `/jobs/${id}`)).body.data.job
    offset = nextOffset
  }
}

export async function upload(
  { call }: Gantry,
  filename: string,
  content: string | Uint8Array<ArrayBuffer>,
  taskId?: string,
): Promise<void> {
  const form = new FormData()
  if (taskId !== undefined) form.append('taskId', taskId)
  form.append('file', new Blob([content]), filename)
  const { status, body } = await call('POST', '/resources', { raw: form })
  if (status !== 201) throw new Error(JSON.stringify(body))
}
