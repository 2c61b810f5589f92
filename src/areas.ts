import { guardedGitPaths } from './platform/repository/guarded-paths.ts'
import { CommandSandbox } from './platform/sandbox/command-sandbox.ts'
import { Areas, Composition } from './composition.ts'
import type { Area, Foundation, Limit, Limits } from './foundation.ts'
import { openAi } from './services/ai.ts'
import { RunnerClient } from './runner/runner-client.ts'
import { Chats } from './services/chats.ts'
import { openChatIntegrations } from './services/chat-integrations.ts'
import { Context } from './services/context.ts'
import { eventLimits, Events } from './services/events.ts'
import { openFiles } from './services/files.ts'
import { openGit } from './services/git.ts'
import { Health } from './services/health.ts'
import { Identity, isNarrow, isRestricted } from './services/identity.ts'
import { jobLimits, Jobs } from './services/jobs.ts'
import { openKnowledge } from './services/knowledge.ts'
import { Live, liveLimits } from './services/live.ts'
import { mailLimits, openMail } from './services/mail.ts'
import { openMcp } from './services/mcp.ts'
import { Operations } from './services/operations.ts'
import type { OperationDispatcher } from './services/operations.ts'
import { Plans } from './services/plans.ts'
import { openProject } from './services/project.ts'
import { Rates } from './services/rates.ts'
import { openResources } from './services/resources.ts'
import { openRunners, runnerTimes } from './services/runners.ts'
import { Scripts } from './services/scripts.ts'
import { SecretKeys } from './services/secret-keys.ts'
import { openSkills } from './services/skills.ts'
import { SearchAll } from './services/search-all.ts'
import { Secrets } from './services/secrets.ts'
import { Tasks } from './services/tasks.ts'
import { openTerminals, terminalLimits } from './services/terminals.ts'
import { Version } from './services/version.ts'
import { WaitingList } from './services/waiting.ts'
import { openWebhooks } from './services/webhooks.ts'
import { Workspaces } from './services/workspaces.ts'
import { openWorkingTree } from './services/working-tree.ts'

/** The service of each area, by the name under which handlers ask for it. */
export type AreaServices = PublicMembers<ReturnType<typeof openAreas>['services']>

/** Of each service what others may call: another object with these members can stand in for it. */
type PublicMembers<Services> = {
  readonly [Name in keyof Services]: Omit<Services[Name], keyof Area>
}

export interface AreaOptions {
  /** The limits that belong to no area. */
  readonly otherLimits: readonly Limit[]
  /** Sends calls of operations to this service itself. */
  readonly dispatcher: OperationDispatcher
  /** The limits of single areas. */
  readonly areaLimits: AreaLimits
}

export type AreaLimits = typeof areaLimits

export const areaLimits = {
  events: eventLimits,
  jobs: jobLimits,
  mail: mailLimits,
  terminals: terminalLimits,
  live: liveLimits,
  runners: runnerTimes,
}

/**
 * Opens the areas. Each may use those that are opened before it: this list is the order of areas that the architecture
 * test enforces. Nothing works in the background until `areas.start()`.
 */
export function openAreas(foundation: Foundation, { otherLimits, dispatcher, areaLimits }: AreaOptions) {
  const areas = new Areas(otherLimits)
  const limits: Limits = { list: (caller) => areas.limits(caller) }
  const { services } = new Composition(areas, { ...foundation, areas, dispatcher, areaLimits }, { limits })
    // Ground
    .add('version', (house) => new Version(house))
    .add('identity', (house) => new Identity({ ...house.config, ...house }))
    .add('operations', (house) => new Operations(house))
    .add('secrets', (house) => new Secrets(house))
    .add('project', (house) => openProject(house))
    .with(
      'sandbox',
      ({ hostSandbox, config, identity, project }) =>
        new CommandSandbox({
          sandbox: hostSandbox,
          allowsUnsafe: config.unsafeCommands,
          isNarrow,
          isRestricted,
          callerOf: async (grant) => {
            const state = await identity.grants.check(grant, { scopes: [], isReachChecked: true })
            return 'caller' in state ? state.caller : undefined
          },
          rules: () => project.sandboxRules(),
          guardedPaths: () => guardedGitPaths(config.project),
        }),
    )
    .with('runner', ({ config, secretMask }) => new RunnerClient({ folder: config.data, secretMask }))
    .add('rates', (house) => new Rates(house))
    .add('events', (house) => new Events(house))
    .add('health', (house) => new Health(house))
    .add('runners', (house) => openRunners(house))
    // Work
    .add('workingTree', (house) => openWorkingTree(house))
    .add('tasks', (house) => new Tasks(house))
    .add('jobs', (house) => new Jobs({ ...house, limits: house.areaLimits.jobs }))
    .add('resources', (house) => openResources(house))
    .add('git', (house) => openGit(house))
    .add('workspaces', (house) => new Workspaces(house))
    .add('files', (house) => openFiles(house))
    .add('plans', (house) => new Plans(house))
    // Tools
    .add('terminals', (house) => openTerminals(house))
    .add('mcp', (house) => openMcp(house))
    .add('ai', (house) => openAi(house))
    .add('scripts', (house) => new Scripts(house))
    .add('secretKeys', (house) => new SecretKeys(house))
    // People and agents
    .add('mail', (house) => openMail(house))
    .add('webhooks', (house) => openWebhooks(house))
    .add('knowledge', (house) => openKnowledge(house))
    .add('skills', (house) => openSkills(house))
    .add('chats', (house) => new Chats(house))
    .add('chatIntegrations', (house) => openChatIntegrations(house))
    .add('live', (house) => new Live(house))
    .add('context', (house) => new Context(house))
    .add('searchAll', (house) => new SearchAll(house))
    .add('waiting', (house) => new WaitingList(house))
  return { areas, services }
}
