import t from 'tap'
import type { RunnerConnection } from '../../src/runner/connection.ts'
import { RemotePrograms } from '../../src/runner/programs/remote-programs.ts'
import type { ProgramEvents } from '../../src/runner/programs/program-host.ts'
import type { RunnerAccess, RunnerAccessEvents } from '../../src/runner/runner-access.ts'

t.test('a runner that sends output without waiting for an acknowledgement is cut', async (t) => {
  const part = Buffer.alloc(1024 * 1024)
  for (const acknowledges of [false, true]) {
    const { programs, events, closes } = house()
    let received = 0
    const follower = await programs.follow('p', { output: 0, error: 0 }, {
      onOutput: (_stream: string, position: number, bytes: Buffer) => {
        received = position + bytes.length
        if (acknowledges) follower.acknowledge({ output: received, error: 0 })
      },
      onExit: () => {},
      onLost: () => {},
    } as ProgramEvents)
    for (let position = 0; position < 48 * part.length; position += part.length)
      events[0]?.onEvent({ event: 'programOutput', program: 'p', stream: 'output', position }, part)
    if (acknowledges) t.same([closes.length, received], [0, 48 * part.length])
    else t.ok(closes.length > 0 && received < 20 * part.length, `${received} bytes were taken`)
  }
})

function house() {
  const events: RunnerAccessEvents[] = []
  const closes: true[] = []
  const connection = {
    call: async () => ({ body: Buffer.alloc(0) }),
    tell: () => {},
    close: () => void closes.push(true),
  } as unknown as RunnerConnection
  const found = { connection, generation: 'g', terminals: [], programs: [] }
  const runner: RunnerAccess = {
    listen: (its) => void events.push(its),
    find: async () => found,
    need: async () => found,
    connection,
    generation: 'g',
    close: async () => {},
  }
  return { programs: new RemotePrograms(runner), events, closes }
}
