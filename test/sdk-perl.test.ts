/**
 * The program of `sdks.test.ts` by a client in another language: OpenAPI::Client of Perl, which reads the published
 * document at run time. Of all languages it is the one for which Debian has a client of OpenAPI 3.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Calls } from './fixtures/sdks/program.ts'
import { expected, runProgram } from './fixtures/sdks/program.ts'
import type { Teardown } from './support/folder.ts'
import { publishedDocument, startSdkService } from './support/sdks.ts'

const script = fileURLToPath(new URL('fixtures/sdks/client.pl', import.meta.url))
const skip =
  spawnSync('perl', ['-MOpenAPI::Client', '-e', '1']).status !== 0 &&
  'OpenAPI::Client of Perl is not installed: it is in the Debian package libopenapi-client-perl'

t.test('a client in Perl makes its methods of the published document and works in all areas', { skip }, async (t) => {
  const gantry = await startSdkService(t, ['perl'])
  const seen = await runProgram(makeCalls(startPerl(t, gantry.origin, gantry.token)), 'perl')
  t.same(seen, {
    ...expected('perl'),
    // It checks the bytes of a form as text, and refuses its own upload.
    ...{ uploaded: 'refused', downloaded: 'refused' },
    // It reads whole bodies, and no stream.
    streamed: 'not read',
  })
})

t.test('the client in Perl refuses what the document does not allow before it is sent', { skip }, async (t) => {
  const call = startPerl(t, 'http://127.0.0.1:1', 'none')
  const refused = async (...given: Parameters<Call>) => (await call(...given)).status === 400
  t.ok(await refused('listTasks', { state: ['opened'] }), 'a value that a filter does not have')
  t.ok(await refused('createTask', {}, { json: { tags: ['a'] } }), 'a body without what it requires')
  t.notOk(await refused('createTask', {}, { json: { title: 'A task' } }), 'and sends the rest')
})

interface Answer {
  readonly status: number | null
  readonly tag: string | null
  readonly body: any
}

type Call = (operation: string, parameters?: object, content?: object) => Promise<Answer>

/** Starts the client; one call at a time. */
function startPerl(t: Teardown, origin: string, token: string): Call {
  const perl = spawn('perl', [script, publishedDocument, origin, token], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(perl, 'close')
  t.teardown(() => {
    perl.stdin.end()
    return ended
  })
  const lines = createInterface({ input: perl.stdout })[Symbol.asyncIterator]()
  return async (operation, parameters = {}, content = {}) => {
    perl.stdin.write(`${JSON.stringify([operation, parameters, content])}\n`)
    const { value, done } = await lines.next()
    if (done) throw new Error('The client in Perl ended')
    const [status, tag, body] = JSON.parse(value)
    return { status, tag, body }
  }
}

function makeCalls(call: Call): Calls {
  const data = async (...given: Parameters<Call>): Promise<any> => {
    const { status, body } = await call(...given)
    if (status === null || status >= 300) throw new Error(`${given[0]}: ${status} ${JSON.stringify(body)}`)
    return body.data
  }
  return {
    createTask: (json) => data('createTask', {}, { json }),
    listTasks: (query) => data('listTasks', query),
    tagOf: async (id) => (await call('getTask', { id })).tag ?? '',
    updateTask: (id, json, ifMatch) => data('updateTask', { id, 'If-Match': ifMatch }, { json }),
    createTaskComment: (id, json) => data('createTaskComment', { id }, { json }),
    createPlanStep: (id, json) => data('createPlanStep', { id }, { json }),
    missing: async () => (await call('getTask', { id: 'task_none' })).body.error.code,
    uploadResource: async (file, description) => {
      const form = { file: { content: await file.text(), filename: file.name }, description }
      return data('uploadResource', {}, { form })
    },
    download: async (filename) => (await call('getResource', { filename, download: true })).body,
    openTerminal: (taskId, json) => data('openTerminal', { taskId }, { json }),
    writeTerminalSession: (taskId, sessionId, json) => data('writeTerminalSession', { taskId, sessionId }, { json }),
    readTerminalSession: (taskId, sessionId, query) => data('readTerminalSession', { taskId, sessionId, ...query }),
    closeTerminal: (taskId, sessionId) => data('closeTerminal', { taskId, sessionId }),
    deliverEmail: (folder, json) => data('deliverEmail', { folder }, { json }),
    listEmails: (folder, query) => data('listEmails', { folder, ...query }),
    putContextDocument: (filename, json) => data('putContextDocument', { filename }, { json }),
    listContextDocuments: (query) => data('listContextDocuments', query),
    getConfig: () => data('getConfig'),
    updateConfig: (json) => data('updateConfig', {}, { json }),
    getGitStatus: () => data('getGitStatus'),
    createCommit: (json) => data('createCommit', {}, { json }),
    listCommits: (query) => data('listCommits', query),
    executeMcpTool: (json) => data('executeMcpTool', {}, { json }),
    createSkill: (json) => data('createSkill', {}, { json }),
    listSkills: (query) => data('listSkills', query),
    createKnowledge: (json) => data('createKnowledge', {}, { json }),
    searchKnowledge: (query) => data('searchKnowledge', query),
    getAiUsage: (query) => data('getAiUsage', query),
    getAiBudget: () => data('getAiBudget'),
    createChat: (json) => data('createChat', {}, { json }),
    listChats: (query) => data('listChats', query),
    getIdentity: () => data('getIdentity'),
    createToken: (json) => data('createToken', {}, { json }),
    revokeToken: (tokenId) => data('revokeToken', { tokenId }),
    listTokens: (query) => data('listTokens', query),
    listUsers: (query) => data('listUsers', query),
    listJobs: (query) => data('listJobs', query),
    listWebhooks: (query) => data('listWebhooks', query),
    listChatIntegrations: (query) => data('listChatIntegrations', query),
    getVersion: () => data('getVersion'),
    listEvents: (query) => data('streamEvents', query),
  }
}
