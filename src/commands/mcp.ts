import type { Config } from '../config.ts'
import { UsageError } from '../options.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** The configuration by which one client uses the tools. */
interface Client {
  readonly name: string
  /** Where the text belongs. */
  readonly place: string
  readonly text: (url: string) => string
}

const bearer = (reference: string) => ({ Authorization: `Bearer ${reference}` })
const json = (value: object) => JSON.stringify(value, undefined, 2)

/**
 * Each names the variable GANTRY_TOKEN or asks for the token, so that no file has it. Claude Desktop can do neither.
 */
const clients: Readonly<Record<string, Client>> = {
  'claude-code': {
    name: 'Claude Code',
    place: 'run in a shell',
    text: (url) => `claude mcp add --transport http gantry ${url} --header "Authorization: Bearer $GANTRY_TOKEN"`,
  },
  'claude-desktop': {
    name: 'Claude Desktop',
    place: 'claude_desktop_config.json',
    text: (url) => {
      const args = ['-y', 'mcp-remote', url, '--header', 'Authorization:${GANTRY_AUTHORIZATION}']
      const env = { GANTRY_AUTHORIZATION: 'Bearer TOKEN' }
      return json({ mcpServers: { gantry: { command: 'npx', args, env } } })
    },
  },
  vscode: {
    name: 'VS Code',
    place: '.vscode/mcp.json',
    text: (url) =>
      json({
        inputs: [{ id: 'gantry-token', type: 'promptString', description: 'Gantry token', password: true }],
        servers: { gantry: { type: 'http', url, headers: bearer('${input:gantry-token}') } },
      }),
  },
  cursor: {
    name: 'Cursor',
    place: '.cursor/mcp.json',
    text: (url) => json({ mcpServers: { gantry: { url, headers: bearer('${env:GANTRY_TOKEN}') } } }),
  },
  opencode: {
    name: 'opencode',
    place: 'opencode.json',
    text: (url) => {
      const gantry = { type: 'remote', url, enabled: true, oauth: false, headers: bearer('{env:GANTRY_TOKEN}') }
      return json({ $schema: 'https://opencode.ai/config.json', mcp: { gantry } })
    },
  },
  codex: {
    name: 'Codex',
    place: '~/.codex/config.toml',
    text: (url) => `[mcp_servers.gantry]\nurl = ${JSON.stringify(url)}\nbearer_token_env_var = "GANTRY_TOKEN"`,
  },
}

/** Prints what a client is given to use the operations of this service as tools: for one client, or for each. */
export const run: Command = async ({ config, options: { client } }) => {
  const names = client === undefined ? Object.keys(clients) : [client]
  const url = `${originOf(config)}/mcp`
  const texts = names.map((name) => snippetOf(name, url))
  console.log(texts.join('\n\n'))
  console.error('Create a token for the agent: gantry token create --name agent --preset agent')
  return exitCodes.stopped
}

function snippetOf(name: string, url: string): string {
  const found = Object.hasOwn(clients, name) ? clients[name] : undefined
  if (found === undefined)
    throw new UsageError(`There is no client ${name}. Choose one of ${Object.keys(clients).join(', ')}.`)
  return `# ${found.name}: ${found.place}\n${found.text(url)}`
}

function originOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
