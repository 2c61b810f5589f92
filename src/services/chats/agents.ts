import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Caller } from '../../call.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { components } from '../../generated/types.ts'
import type { CommandSandbox, Tenant } from '../../platform/sandbox/command-sandbox.ts'
import type { Program } from '../../platform/sandbox/launch.ts'
import { makeEnvironment } from '../../platform/processes/environment.ts'
import { nearest } from '../../platform/text/nearest.ts'
import { quote } from '../../platform/text/quote.ts'
import type { ChatDocument } from '../../collections/chats.ts'
import { RemotePrograms } from '../../runner/programs/remote-programs.ts'
import type { RunnerClient } from '../../runner/runner-client.ts'
import { rulesOf } from '../identity.ts'
import type { Grants } from '../identity.ts'
import type { JobRun } from '../jobs.ts'
import type { AgentConfig, AgentConfigs, Project } from '../project.ts'
import { TalkingPrograms } from '../runners.ts'
import type { Runners } from '../runners.ts'
import type { Secrets } from '../secrets.ts'
import type { WorkPlace, Workspaces } from '../workspaces.ts'
import { AgentPool } from './agent-pool.ts'
import type { LiveAgent } from './agent-pool.ts'
import { agentTrees, startAgent } from './agent-process.ts'
import type { AgentHost } from './agent-process.ts'
import { AgentsElsewhere } from './agents-elsewhere.ts'
import type { AgentPlace } from './agents-elsewhere.ts'

export interface AgentsOptions extends Pick<Foundation, 'log' | 'store' | 'secretMask'> {
  readonly grants: Pick<Grants, 'watch'>
  readonly project: Pick<Project, 'config' | 'approval' | 'mayRunCommands' | 'folder'>
  readonly secrets: Pick<Secrets, 'resolveAll'>
  readonly sandbox: CommandSandbox
  readonly runner: RunnerClient
  readonly runners: Pick<Runners, 'choice' | 'onRunner'>
  readonly workspaces: Pick<Workspaces, 'placeOf' | 'keep' | 'elsewhere'>
  /** Where the few variables come from that programs may see. */
  readonly environment: NodeJS.ProcessEnv
}

const errorLengthMax = 8_192

const idleSecondsDefault = 300
/** Beside the rest of an interruption, within a second. */
const cancelSecondsDefault = 0.8

/** The agents of the project. Each chat has a process of its own, which rests between its turns. */
export class Agents {
  readonly #options: AgentsOptions
  readonly #host: RemotePrograms
  readonly #elsewhere: AgentsElsewhere
  readonly #pool: AgentPool
  readonly #running = new Map<string, number>()
  readonly #errors = new Map<string, string>()

  constructor(options: AgentsOptions) {
    this.#options = options
    this.#host = new RemotePrograms(options.runner)
    this.#elsewhere = new AgentsElsewhere({ ...options, programs: new TalkingPrograms(options) })
    const written = async (chatId: string, name: string) =>
      (await options.store.read.chats.get(chatId)) && writtenOf(await this.#approved(name))
    this.#pool = new AgentPool({ ...options, written })
  }

  /** Ends the agents that rest. */
  drain(): Promise<void> {
    return this.#pool.close()
  }

  async close(): Promise<void> {
    await this.#pool.close()
    await this.#host.close()
    await this.#elsewhere.close()
  }

  async list(): Promise<components['schemas']['ChatAgent'][]> {
    const { project } = this.#options
    const { agents } = await project.config()
    const { approved: isApproved, commands } = await project.approval()
    return Object.keys(agents).map((name) => {
      const problem = this.#errors.get(name)
      const command = commands.find((each) => each.name === `agents.${name}`)?.command ?? ''
      const isRunning = (this.#running.get(name) ?? 0) > 0
      const state = isRunning ? 'running' : problem === undefined ? 'idle' : 'failed'
      return { name, command, isApproved, state, ...(problem !== undefined && { problem }) }
    })
  }

  /** Gives the name of an agent that there is. Fails with `agent_not_found`. */
  async require(name: string): Promise<string> {
    findAgent((await this.#options.project.config()).agents, name)
    return name
  }

  /** Fails with `agent_not_found` or `agent_not_approved`. */
  async requireApproved(name: string): Promise<void> {
    await this.require(name)
    await this.#approved(name)
  }

  /** The labels of the runner at which an agent runs; none for the machine of the service. */
  async labelsOf(name: string): Promise<readonly string[]> {
    const { agents } = await this.#options.project.config()
    return (Object.hasOwn(agents, name) ? agents[name]?.runsOn : undefined) ?? []
  }

  /** Where the agent of a chat works. Fails with `workspace_not_ready` and `agent_failed`. */
  async placeOf(
    name: string,
    chat: Pick<ChatDocument, 'id' | 'taskId'>,
    maker: Pick<Caller, 'userId' | 'grant'>,
    run: JobRun,
  ): Promise<AgentPlace> {
    const { workspaces, project } = this.#options
    const { runsOn = [] } = await this.#approved(name)
    if (runsOn.length > 0) return this.#elsewhere.enter(runsOn, chat, run)
    return (await workspaces.placeOf({ chatId: chat.id, taskId: chat.taskId }, maker)) ?? { folder: project.folder }
  }

  /** Keeps the files as a turn has left them. Gives a sentence where not all of them came back from a runner. */
  async keep(
    { id, taskId }: Pick<ChatDocument, 'id' | 'taskId'>,
    { there }: AgentPlace,
    run: JobRun,
  ): Promise<string | undefined> {
    // What another process has taken over is brought back by that one.
    const isOurs = run.signal.reason !== 'lost'
    const problem = there && isOurs ? await this.#elsewhere.leave(there, id, run) : undefined
    await this.#options.workspaces.keep({ chatId: id, taskId }, `After a turn of ${id}`, run.job.createdBy)
    return problem
  }

  /**
   * The agent of a chat for a turn: the one that rests since the turn before, in the session of this id, or a new one.
   * Fails as `requireApproved` and with `sandbox_unavailable` or `agent_failed`.
   */
  async take(name: string, { run, caller, place, sessionId }: AgentNeed): Promise<LiveAgent> {
    const { sandbox, secrets, environment } = this.#options
    const written = await this.#approved(name)
    sandbox.permit(caller)
    const resolved = await secrets.resolveAll(written)
    const chatId = run.job.input.chatId ?? run.job.id
    const key = keyOf(name, resolved, place, caller)
    const resting = await this.#pool.take(chatId, key, sessionId)
    if (resting) {
      await resting.process.serve(run)
      return resting
    }
    const { command, args = [], env = {}, cwd = '.' } = resolved
    // A program that an agent starts has no terminal.
    const { TERM: _term, COLORTERM: _colors, ...inherited } = makeEnvironment(environment)
    const program = {
      command: [command, ...args],
      cwd: place.there ? cwd : resolve(place.folder, cwd),
      environment: { ...(place.there ? {} : inherited), ...env, GANTRY_AGENT_CHAT: chatId },
    }
    const tenant = { grant: caller.grant, caller, place: chatId }
    const at = place.there ? this.#elsewhere.hostOf(place.there, tenant) : this.#hostHere(tenant, place)
    const process = await startAgent({ name, program, at, run })
    const { idleSeconds = idleSecondsDefault, cancelSeconds = cancelSecondsDefault } = written
    const times = { idleMs: idleSeconds * 1000, cancelMs: cancelSeconds * 1000 }
    const { mode, toolSets } = written
    return { name, process, key, written: writtenOf(written), mode, toolSets, ...times }
  }

  /** Keeps an agent for the next turn of its chat, as far as it may wait and can go on. */
  rest(agent: LiveAgent, { id, taskId }: Pick<ChatDocument, 'id' | 'taskId'>, { grant }: Caller): Promise<void> {
    return this.#pool.rest(id, agent, grant, taskId)
  }

  /** Ends the agent that rests for a chat. */
  forget(chatId: string): Promise<void> {
    return this.#pool.drop(chatId)
  }

  /** Counts an agent as running until the returned function is called with how it ended. */
  count(name: string): (error?: string) => void {
    this.#running.set(name, (this.#running.get(name) ?? 0) + 1)
    return (error) => {
      this.#running.set(name, (this.#running.get(name) ?? 1) - 1)
      if (error === undefined) this.#errors.delete(name)
      else this.#errors.set(name, error.slice(0, errorLengthMax))
    }
  }

  #hostHere(tenant: Tenant, { shared = [], readOnly = [] }: WorkPlace): AgentHost {
    const { sandbox } = this.#options
    const order = (program: Program) => sandbox.order(program, { tenant, shared, readOnly })
    return { host: this.#host, trees: agentTrees, order, isElsewhere: false }
  }

  async #approved(name: string): Promise<AgentConfig> {
    try {
      return findAgent((await this.#options.project.mayRunCommands()).agents, name)
    } catch (error) {
      if (!isFailure(error, 'approval_required')) throw error
      const { message, options } = error
      return fail('agent_not_approved', { message, ...(options.hint !== undefined && { hint: options.hint }) })
    }
  }
}

/** What an agent is needed for. */
export interface AgentNeed {
  readonly run: JobRun
  /** Who may do what it does. */
  readonly caller: Caller
  readonly place: AgentPlace
  /** The session in which it is to go on. */
  readonly sessionId?: string | undefined
}

/** An agent with another key was started otherwise, in another place, or with other rights. */
function keyOf(name: string, resolved: AgentConfig, { there, ...place }: AgentPlace, caller: Caller): string {
  const { userId, role, scopes, allow, grant, isMeet } = caller
  const rights = { userId, role, scopes: [...scopes].sort(), allow, rules: rulesOf(caller), grant, isMeet }
  return hash('sha256', JSON.stringify([name, resolved, place, there?.generation, rights]))
}

function writtenOf(config: AgentConfig): string {
  return JSON.stringify(config)
}

function findAgent(agents: AgentConfigs, name: string): AgentConfig {
  const near = nearest(name, Object.keys(agents))
  const found = Object.hasOwn(agents, name) ? agents[name] : undefined
  return (
    found ??
    fail('agent_not_found', {
      message: `There is no agent ${quote(name)} in the project configuration.${near === undefined ? '' : ` Did you mean ${quote(near)}?`}`,
    })
  )
}
