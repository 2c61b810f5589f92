import type { Handlers } from '../contract.ts'
import * as ai from './ai.ts'
import * as chatIntegrations from './chat-integrations.ts'
import * as chats from './chats.ts'
import * as config from './config.ts'
import * as context from './context.ts'
import * as events from './events.ts'
import * as files from './files.ts'
import * as git from './git.ts'
import * as gitRemotes from './git-remotes.ts'
import * as identity from './identity.ts'
import * as jobs from './jobs.ts'
import * as knowledge from './knowledge.ts'
import * as live from './live.ts'
import * as mail from './mail.ts'
import * as mcp from './mcp.ts'
import * as overview from './overview.ts'
import * as runners from './runners.ts'
import * as resources from './resources.ts'
import * as signIn from './sign-in.ts'
import * as skills from './skills.ts'
import * as secrets from './secrets.ts'
import * as taskChanges from './task-changes.ts'
import * as taskPlan from './task-plan.ts'
import * as taskReview from './task-review.ts'
import * as tasks from './tasks.ts'
import * as terminal from './terminal.ts'
import * as user from './user.ts'
import * as version from './version.ts'
import * as webhooks from './webhooks.ts'
import * as workspaces from './workspaces.ts'

/** Every operation of the contract. The compiler asks for a missing one. */
export const handlers = {
  ...tasks,
  ...taskReview,
  ...taskPlan,
  ...taskChanges,
  ...jobs,
  ...resources,
  ...terminal,
  ...runners,
  ...mail,
  ...context,
  ...config,
  ...secrets,
  ...files,
  ...git,
  ...gitRemotes,
  ...workspaces,
  ...mcp,
  ...ai,
  ...chats,
  ...identity,
  ...events,
  ...live,
  ...signIn,
  ...user,
  ...overview,
  ...version,
  ...webhooks,
  ...chatIntegrations,
  ...skills,
  ...knowledge,
} satisfies Handlers
