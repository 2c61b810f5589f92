import { aiCollections } from './services/ai/documents.ts'
import type { AiDocuments } from './services/ai/documents.ts'
import { chatIntegrationCollections } from './services/chat-integrations/documents.ts'
import type { ChatIntegrationDocuments } from './services/chat-integrations/documents.ts'
import { chatCollections } from './services/chats/documents.ts'
import type { ChatDocuments } from './services/chats/documents.ts'
import { eventCollections } from './services/events/documents.ts'
import type { EventDocuments } from './services/events/documents.ts'
import { httpCollections } from './http/documents.ts'
import type { HttpDocuments } from './http/documents.ts'
import { gitCollections } from './services/git/documents.ts'
import type { GitDocuments } from './services/git/documents.ts'
import { identityCollections } from './services/identity/documents.ts'
import type { IdentityDocuments } from './services/identity/documents.ts'
import { jobCollections } from './services/jobs/documents.ts'
import type { JobDocuments } from './services/jobs/documents.ts'
import { knowledgeCollections } from './services/knowledge/documents.ts'
import type { KnowledgeDocuments } from './services/knowledge/documents.ts'
import { mailCollections } from './services/mail/documents.ts'
import type { MailDocuments } from './services/mail/documents.ts'
import { mcpCollections } from './services/mcp/documents.ts'
import type { McpDocuments } from './services/mcp/documents.ts'
import { planCollections } from './services/plans/documents.ts'
import type { PlanDocuments } from './services/plans/documents.ts'
import { projectCollections } from './services/project/documents.ts'
import type { ProjectDocuments } from './services/project/documents.ts'
import { resourceCollections } from './services/resources/documents.ts'
import type { ResourceDocuments } from './services/resources/documents.ts'
import { skillCollections } from './services/skills/documents.ts'
import type { SkillDocuments } from './services/skills/documents.ts'
import { secretCollections } from './services/secrets/documents.ts'
import type { SecretDocuments } from './services/secrets/documents.ts'
import { taskCollections } from './services/tasks/documents.ts'
import type { TaskDocuments } from './services/tasks/documents.ts'
import { workingTreeCollections } from './services/working-tree/documents.ts'
import type { WorkingTreeDocuments } from './services/working-tree/documents.ts'
import { terminalCollections } from './services/terminals/documents.ts'
import type { TerminalDocuments } from './services/terminals/documents.ts'
import { webhookCollections } from './services/webhooks/documents.ts'
import type { WebhookDocuments } from './services/webhooks/documents.ts'
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
    ProjectDocuments,
    SkillDocuments,
    KnowledgeDocuments,
    GitDocuments,
    McpDocuments,
    WebhookDocuments,
    WorkingTreeDocuments,
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
  ...projectCollections,
  ...skillCollections,
  ...knowledgeCollections,
  ...gitCollections,
  ...mcpCollections,
  ...webhookCollections,
  ...workingTreeCollections,
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
  project: projectCollections,
  skills: skillCollections,
  knowledge: knowledgeCollections,
  git: gitCollections,
  mcp: mcpCollections,
  webhooks: webhookCollections,
  'working-tree': workingTreeCollections,
  ai: aiCollections,
  chats: chatCollections,
  'chat-integrations': chatIntegrationCollections,
  events: eventCollections,
  terminals: terminalCollections,
  http: httpCollections,
}
