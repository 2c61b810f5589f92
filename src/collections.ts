import { aiCollections } from './collections/ai.ts'
import type { AiDocuments } from './collections/ai.ts'
import { chatIntegrationCollections } from './collections/chat-integrations.ts'
import type { ChatIntegrationDocuments } from './collections/chat-integrations.ts'
import { chatCollections } from './collections/chats.ts'
import type { ChatDocuments } from './collections/chats.ts'
import { eventCollections } from './collections/events.ts'
import type { EventDocuments } from './collections/events.ts'
import { httpCollections } from './collections/http.ts'
import type { HttpDocuments } from './collections/http.ts'
import { gitCollections } from './collections/git.ts'
import type { GitDocuments } from './collections/git.ts'
import { identityCollections } from './collections/identity.ts'
import type { IdentityDocuments } from './collections/identity.ts'
import { jobCollections } from './collections/jobs.ts'
import type { JobDocuments } from './collections/jobs.ts'
import { knowledgeCollections } from './collections/knowledge.ts'
import type { KnowledgeDocuments } from './collections/knowledge.ts'
import { mailCollections } from './collections/mail.ts'
import type { MailDocuments } from './collections/mail.ts'
import { mcpCollections } from './collections/mcp.ts'
import type { McpDocuments } from './collections/mcp.ts'
import { planCollections } from './collections/plans.ts'
import type { PlanDocuments } from './collections/plans.ts'
import { projectCollections } from './collections/project.ts'
import type { ProjectDocuments } from './collections/project.ts'
import { resourceCollections } from './collections/resources.ts'
import type { ResourceDocuments } from './collections/resources.ts'
import { skillCollections } from './collections/skills.ts'
import type { SkillDocuments } from './collections/skills.ts'
import { runnerCollections } from './collections/runners.ts'
import type { RunnerDocuments } from './collections/runners.ts'
import { secretCollections } from './collections/secrets.ts'
import type { SecretDocuments } from './collections/secrets.ts'
import { taskCollections } from './collections/tasks.ts'
import type { TaskDocuments } from './collections/tasks.ts'
import { workingTreeCollections } from './collections/working-tree.ts'
import type { WorkingTreeDocuments } from './collections/working-tree.ts'
import { terminalCollections } from './collections/terminals.ts'
import type { TerminalDocuments } from './collections/terminals.ts'
import { workspaceCollections } from './collections/workspaces.ts'
import type { WorkspaceDocuments } from './collections/workspaces.ts'
import { webhookCollections } from './collections/webhooks.ts'
import type { WebhookDocuments } from './collections/webhooks.ts'
import type { Collections } from './stores/collection.ts'
import type * as port from './stores/port.ts'

/** The document type of each collection. */
export interface Documents
  extends TaskDocuments,
    PlanDocuments,
    JobDocuments,
    MailDocuments,
    ResourceDocuments,
    IdentityDocuments,
    SecretDocuments,
    RunnerDocuments,
    ProjectDocuments,
    SkillDocuments,
    KnowledgeDocuments,
    GitDocuments,
    McpDocuments,
    WebhookDocuments,
    WorkingTreeDocuments,
    WorkspaceDocuments,
    AiDocuments,
    ChatDocuments,
    ChatIntegrationDocuments,
    EventDocuments,
    TerminalDocuments,
    HttpDocuments {}

/** The store of these documents. */
export type Store = port.Store<Documents>

/** What is committed: a change of one of them, an event, or an entry of the audit log. */
export type Change = port.Change<Documents>
export type ItemChange = port.ItemChange<Documents>

/** What the store is opened with. */
export const collections: Collections<Documents> = {
  ...taskCollections,
  ...planCollections,
  ...jobCollections,
  ...mailCollections,
  ...resourceCollections,
  ...identityCollections,
  ...secretCollections,
  ...runnerCollections,
  ...projectCollections,
  ...skillCollections,
  ...knowledgeCollections,
  ...gitCollections,
  ...mcpCollections,
  ...webhookCollections,
  ...workingTreeCollections,
  ...workspaceCollections,
  ...aiCollections,
  ...chatCollections,
  ...chatIntegrationCollections,
  ...eventCollections,
  ...terminalCollections,
  ...httpCollections,
}

/** The collections by the area that declares them. It alone writes them. */
export const collectionsOf = {
  tasks: taskCollections,
  plans: planCollections,
  jobs: jobCollections,
  mail: mailCollections,
  resources: resourceCollections,
  identity: identityCollections,
  secrets: secretCollections,
  runners: runnerCollections,
  project: projectCollections,
  skills: skillCollections,
  knowledge: knowledgeCollections,
  git: gitCollections,
  mcp: mcpCollections,
  webhooks: webhookCollections,
  'working-tree': workingTreeCollections,
  workspaces: workspaceCollections,
  ai: aiCollections,
  chats: chatCollections,
  'chat-integrations': chatIntegrationCollections,
  events: eventCollections,
  terminals: terminalCollections,
  http: httpCollections,
}
