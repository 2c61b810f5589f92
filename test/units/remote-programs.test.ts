import t from 'tap'
import type { RunnerConnection } from '../../src/runner/connection.ts'
import { RemotePrograms } from '../../src/runner/programs/remote-programs.ts'
import type { PipeNames, ProgramEvents, ProgramOrder } from '../../src/runner/programs/program-host.ts'
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

t.test('the process that waits is reserved without a question, for one program', async (t) => {
  const { programs, events, asked, told } = house()
  const awaited = { pid: 7, startTime: 70 }
  const order = { input: 'none' } as ProgramOrder
  const tell = () => events[0]?.onEvent({ event: 'programAwaited', ...awaited }, Buffer.alloc(0))
  await programs.reserve('early', 'MARK=early')
  t.same(asked.splice(0), ['reserveProgram'], 'a runner that has told nothing is asked')
  tell()
  t.same(await programs.reserve('one', 'MARK=one'), { ...awaited, mark: 'MARK=one' })
  t.equal(await programs.reserve('two', 'MARK=two'), undefined, 'it waits for nobody else')
  t.same([asked, told.splice(0)], [[], ['reserveProgram']])
  tell()
  await programs.open('one', order, { about: {} })
  t.match(await programs.reserve('three', 'MARK=three'), awaited, 'what is reserved does not take the next one')
  programs.release('three')
  tell()
  await programs.open('four', order, { about: {} })
  t.equal(await programs.reserve('five', 'MARK=five'), undefined, 'a program that was not reserved takes it')
  events[0]?.onLeft()
  asked.splice(0)
  await programs.reserve('six', 'MARK=six')
  t.same(asked, ['reserveProgram'], 'what another connection has told is not believed')
})

t.test('a sandbox that waits is reserved for a program of its place alone', async (t) => {
  const { programs, events, asked } = house()
  const awaited = { pid: 7, startTime: 70, sandbox: { pid: 8, startTime: 80, place: 'task' } }
  const tell = () => events[0]?.onEvent({ event: 'programAwaited', ...awaited }, Buffer.alloc(0))
  tell()
  t.same(await programs.reserve('one', 'MARK=1', { place: 'task' }), { pid: 8, startTime: 80, mark: 'MARK=1' })
  t.match(await programs.reserve('two', 'MARK=2', { place: 'task' }), { pid: 7 }, 'once')
  tell()
  t.match(await programs.reserve('three', 'MARK=3', { place: 'other' }), { pid: 7 })
  t.equal(await programs.reserve('four', 'MARK=4', { place: 'other' }), undefined)
  t.match(await programs.reserve('five', 'MARK=5', { place: 'task' }), { pid: 8 }, 'it waits on')
  t.same(asked, [])
})

t.test('where a program cannot have pipes to this process, the runner has them', async (t) => {
  const order = { input: 'pipe', isOwned: true } as ProgramOrder
  const [input, output, error] = ['/nowhere/0', '/nowhere/1', '/nowhere/2']
  for (const pipes of [undefined, { input, output, error }]) {
    const { programs, asked } = house({ isHere: true, pipes })
    await programs.open('own', order, { about: {} })
    await programs.write('own', 0, Buffer.from('said'))
    await programs.endInput('own')
    t.same(asked, ['nameProgramPipes', 'openProgram', 'writeProgram', 'endProgramInput'])
  }
  const { programs, asked } = house()
  await programs.open('own', order, { about: {} })
  t.same(asked, ['openProgram'], 'a runner of another machine is not asked for any')
})

function house({ isHere = false, pipes }: { isHere?: boolean; pipes?: PipeNames | undefined } = {}) {
  const events: RunnerAccessEvents[] = []
  const closes: true[] = []
  const [asked, told]: [string[], string[]] = [[], []]
  const connection = {
    call: async (name: string) => {
      asked.push(name)
      return { body: Buffer.alloc(0), ...(name === 'nameProgramPipes' && pipes && { pipes }) }
    },
    tell: (name: string) => void told.push(name),
    close: () => void closes.push(true),
  } as unknown as RunnerConnection
  const found = { connection, generation: 'g', terminals: [], programs: [] }
  const runner: RunnerAccess = {
    isHere,
    listen: (its) => void events.push(its),
    find: async () => found,
    need: async () => found,
    connection,
    generation: 'g',
    close: async () => {},
  }
  return { programs: new RemotePrograms(runner), events, closes, asked, told }
}
