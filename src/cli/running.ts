import { argumentsFor, readWords } from './arguments.ts'
import type { GivenWords } from './arguments.ts'
import { callOperation, functionFor } from './call.ts'
import { withServer } from './connection.ts'
import type { CallPlace } from './connection.ts'
import { programUsage } from './help.ts'
import { programsOfOperations } from './names.ts'
import type { ProgramName } from './names.ts'
import { itemsOf, shownNameOf } from './output.ts'
import { specOfOperation } from './programs/api.ts'
import type { CliProgram } from './programs/program.ts'
import { Servers } from './servers.ts'
import type { CommandSpec } from './spec.ts'
import { specNamed } from './specs.ts'
import { processTerminal } from './terminal.ts'
import { UsageMistake } from './usage-mistake.ts'

/** Commands that are not one operation. Each is loaded when it is called. */
const programs: Readonly<Record<ProgramName, () => Promise<CliProgram>>> = {
  login: async () => (await import('./programs/sign-in.ts')).signIn,
  logout: async () => (await import('./programs/sign-in.ts')).signOut,
  use: async () => (await import('./programs/sign-in.ts')).use,
  watch: async () => (await import('./programs/streams.ts')).watch,
  log: async () => (await import('./programs/streams.ts')).log,
  'plan run': async () => (await import('./programs/plan-run.ts')).planRun,
  inbox: async () => (await import('./programs/inbox.ts')).inbox,
  chat: async () => (await import('./programs/chat.ts')).chat,
  acp: async () => (await import('./programs/acp.ts')).acp,
  attach: async () => (await import('./programs/attach.ts')).attach,
  'terminals attach': async () => (await import('./programs/attach.ts')).attach,
}

/** Calls the operation of a command. `given` are arguments that its short name gives. */
export async function runOperation(
  spec: CommandSpec,
  words: readonly string[],
  { environment, given = {} }: { readonly environment: NodeJS.ProcessEnv; readonly given?: Record<string, unknown> },
): Promise<number> {
  const { manner, ...read } = readWords(words, spec.options)
  // What is used wrongly is refused without a service.
  const input = await argumentsFor(spec, { manner, ...read }, given)
  return withServer(new Servers(environment), placeOf(manner.server), (connection) =>
    callOperation(spec, input, { manner, connection, terminal: processTerminal() }),
  )
}

/** Calls an operation by its name in the contract. */
export async function runApi(
  [operationId = '', ...words]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  return runOperation(specOfOperation(operationId), words, { environment })
}

export async function runProgram(
  name: ProgramName,
  given: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number | undefined> {
  const spec = programsOfOperations.includes(name) ? await specNamed(name) : undefined
  // A log is followed in any case.
  const words = name === 'log' ? given.filter((word) => word !== '--follow' && word !== '-f') : given
  const read = readWords(words, spec?.options ?? [])
  const { operands, manner } = read
  if (spec && (manner.isCurl || manner.isWeb)) return runOperation(spec, words, { environment })
  const input = spec ? await argumentsFor(spec, read) : {}
  if (!spec) refuseUnused(name, words, read)
  const program = await programs[name]()
  const servers = new Servers(environment)
  return program({
    operands,
    input,
    manner,
    terminal: processTerminal(),
    servers,
    environment,
    withServer: (work) => withServer(servers, placeOf(manner.server), work),
  })
}

const notOfPrograms = ['all', 'input', 'curl', 'web']

/** A program takes no option that it would ignore: `--curl` would do what was only to be shown. */
function refuseUnused(name: string, words: readonly string[], { operands }: GivenWords): void {
  const option = notOfPrograms.find((each) =>
    words.some((word) => word === `--${each}` || word.startsWith(`--${each}=`)),
  )
  if (option !== undefined) throw new UsageMistake(`gantry ${name} takes no --${option}.`, name)
  const [usage = ''] = programUsage(name) ?? []
  const extra = usage.includes('KINDS') ? undefined : operands[usage.split(/ \[?(?=[A-Z])/).length - 1]
  if (extra !== undefined) throw new UsageMistake(`Unexpected argument "${extra}".`, name)
}

function placeOf(named: string | undefined): CallPlace {
  return { named, folder: process.cwd() }
}

const completedIdsMax = 50

/** Names of what a list has; none where it cannot be read. */
export async function idsOf(list: CommandSpec, environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  // A key that completes makes no token: it may be over before the token is kept.
  return withServer(new Servers(environment), { ...placeOf(undefined), mayMakeToken: false }, async (connection) =>
    itemsOf(await functionFor(connection, list)({ limit: completedIdsMax })).map(shownNameOf),
  ).catch(() => [])
}
