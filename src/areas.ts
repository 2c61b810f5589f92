import { createCommandSandbox } from './platform/sandbox/command-sandbox.ts'
import { Areas } from './platform/work/area.ts'
import type { Foundation, Limit, Limits } from './platform/work/area.ts'
import { openAi } from './services/ai.ts'
import type { Ai } from './services/ai.ts'
import { openChats } from './services/chats.ts'
import type { Chats } from './services/chats.ts'
import { openChatIntegrations } from './services/chat-integrations.ts'
import type { ChatIntegrations } from './services/chat-integrations.ts'
import { openContext } from './services/context.ts'
import type { Context } from './services/context.ts'
import { openEvents } from './services/events.ts'
import type { EventLimits, Events } from './services/events.ts'
import { guardedGitPaths, openGit } from './services/git.ts'
import type { Git } from './services/git.ts'
import { openHealth } from './services/health.ts'
import type { Health } from './services/health.ts'
import { isNarrow, openIdentity } from './services/identity.ts'
import type { Identity } from './services/identity.ts'
import { openJobs } from './services/jobs.ts'
import type { Jobs } from './services/jobs.ts'
import { openKnowledge } from './services/knowledge.ts'
import type { Knowledge } from './services/knowledge.ts'
import { openMail } from './services/mail.ts'
import type { Mail, MailLimits } from './services/mail.ts'
import { openMcp } from './services/mcp.ts'
import type { Mcp } from './services/mcp.ts'
import { openOperations } from './services/operations.ts'
import type { Operations } from './services/operations.ts'
import { openPlans } from './services/plans.ts'
import type { Plans } from './services/plans.ts'
import { openProject } from './services/project.ts'
import type { Project } from './services/project.ts'
import { openRates } from './services/rates.ts'
import type { Rates } from './services/rates.ts'
import { openResources } from './services/resources.ts'
import type { Resources } from './services/resources.ts'
import { openScripts } from './services/scripts.ts'
import type { Scripts } from './services/scripts.ts'
import { openSecretKeys } from './services/secret-keys.ts'
import type { SecretKeys } from './services/secret-keys.ts'
import { openSkills } from './services/skills.ts'
import type { Skills } from './services/skills.ts'
import { openSecrets } from './services/secrets.ts'
import type { Secrets } from './services/secrets.ts'
import { openTasks } from './services/tasks.ts'
import type { TaskRemovalHook, Tasks } from './services/tasks.ts'
import { openTerminals } from './services/terminals.ts'
import type { Terminals } from './services/terminals.ts'
import { openVersion } from './services/version.ts'
import type { Version } from './services/version.ts'
import { openWebhooks } from './services/webhooks.ts'
import type { Webhooks } from './services/webhooks.ts'
import { openWorkingTree } from './services/working-tree.ts'
import type { WorkingTree } from './services/working-tree.ts'

/** The service of each area, by the name under which handlers ask for it. */
export interface AreaServices {
  readonly identity: Identity
  readonly operations: Operations
  readonly secrets: Secrets
  readonly secretKeys: SecretKeys
  readonly project: Project
  readonly scripts: Scripts
  readonly tasks: Tasks
  readonly plans: Plans
  readonly workingTree: WorkingTree
  readonly jobs: Jobs
  readonly terminals: Terminals
  readonly resources: Resources
  readonly mail: Mail
  readonly git: Git
  readonly mcp: Mcp
  readonly ai: Ai
  readonly context: Context
  readonly chats: Chats
  readonly chatIntegrations: ChatIntegrations
  readonly events: Events
  readonly rates: Rates
  readonly health: Health
  readonly version: Version
  readonly limits: Limits
  readonly webhooks: Webhooks
  readonly skills: Skills
  readonly knowledge: Knowledge
}

export interface AreaOptions {
  /** The limits that belong to no area. */
  readonly otherLimits: readonly Limit[]
  readonly eventLimits?: Partial<EventLimits> | undefined
  readonly mailLimits?: Partial<MailLimits> | undefined
}

/**
 * Opens the areas. Each may use those that are opened before it: this list is the order of areas that the architecture
 * test enforces. Nothing works in the background until `areas.start()`.
 */
export function openAreas(
  foundation: Foundation,
  { otherLimits, eventLimits, mailLimits }: AreaOptions,
): { readonly areas: Areas; readonly services: AreaServices } {
  const areas = new Areas(otherLimits)
  const version = areas.add(openVersion(foundation))
  const identity = areas.add(openIdentity(foundation))
  const operations = areas.add(openOperations())
  const secrets = areas.add(openSecrets(foundation))
  const project = areas.add(openProject({ ...foundation, secrets }))
  const sandbox = createCommandSandbox({
    sandbox: foundation.hostSandbox,
    allowsUnsafe: foundation.config.unsafeCommands,
    isNarrow,
    callerOf: async (grant) => {
      const state = await identity.grants.check(grant, { scopes: [], isReachChecked: true })
      return 'caller' in state ? state.caller : undefined
    },
    rules: () => project.sandboxRules(),
    guardedPaths: () => guardedGitPaths(foundation.config.project),
  })
  const rates = areas.add(openRates({ ...foundation, project }))
  const events = areas.add(openEvents({ ...foundation, identity, eventLimits }))
  const terminals = areas.add(openTerminals({ ...foundation, identity, sandbox }))
  const git = areas.add(openGit({ ...foundation, identity, sandbox }))
  const mcp = areas.add(openMcp({ ...foundation, identity, secrets, project, version, sandbox }))
  const workingTree = areas.add(openWorkingTree({ ...foundation, project }))
  const removalHooks: TaskRemovalHook[] = []
  const tasks = areas.add(openTasks({ ...foundation, workingTree, removalHooks }))
  const jobs = areas.add(openJobs({ ...foundation, identity }))
  git.useJobs(jobs)
  const ai = areas.add(openAi({ ...foundation, project, secrets }))
  const resources = areas.add(openResources({ ...foundation, identity, jobs }))
  const plans = areas.add(openPlans({ ...foundation, jobs, sandbox }))
  const scripts = areas.add(openScripts({ project, secrets, jobs, plans }))
  const secretKeys = areas.add(openSecretKeys({ ...foundation, jobs, resealing: () => areas.resealing() }))
  const mail = areas.add(openMail({ ...foundation, identity, project, jobs, resources, limits: mailLimits }))
  const webhooks = areas.add(openWebhooks({ ...foundation, identity, version }))
  const knowledge = areas.add(openKnowledge({ ...foundation, project, git, ai, jobs }))
  const skills = areas.add(openSkills({ ...foundation, identity, git, project, jobs, plans }))
  const answering = { operations, secrets, sandbox, version, ai, jobs }
  const chats = areas.add(openChats({ ...foundation, ...answering, identity, resources, skills, project }))
  const chatIntegrations = areas.add(openChatIntegrations({ ...foundation, ...answering, identity, chats, tasks }))
  const context = areas.add(openContext({ ...foundation, project, identity, tasks, chats, ai, skills, knowledge }))
  const health = areas.add(openHealth(foundation))
  removalHooks.push(plans.onTaskRemoval, (removal) => resources.onTaskRemoval(removal))
  const limits: Limits = { list: (caller) => areas.limits(caller) }
  return {
    areas,
    services: {
      identity,
      operations,
      secrets,
      secretKeys,
      project,
      scripts,
      tasks,
      plans,
      workingTree,
      jobs,
      terminals,
      resources,
      mail,
      git,
      mcp,
      ai,
      context,
      chats,
      chatIntegrations,
      events,
      rates,
      health,
      version,
      limits,
      webhooks,
      skills,
      knowledge,
    },
  }
}
