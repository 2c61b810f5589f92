import { asciiDomain, parseMailbox } from '../../platform/text/mailbox.ts'
import type { Shape } from './shapes.ts'

const word: Shape = { kind: 'text', max: 256 }
const line: Shape = { kind: 'text', max: 32_768 }
const textMap: Shape = { kind: 'map', of: line, max: 256 }
// Together with the agents, the scripts and both ways of mail these stay within the 1000 commands that an approval lists.
const entriesMax = 480
const agentsMax = 32

const mcpServerKeys = {
  type: { ...word, about: 'How the server is reached. A command is started, and a URL is called over HTTP.' },
  command: { ...line, filled: true, about: 'The program to start, which speaks MCP on its standard streams.' },
  args: { kind: 'list', of: line, max: 256, about: 'The arguments of the command.' },
  env: {
    ...textMap,
    about: 'Variables for the command. ${secret:NAME} stands for a secret, ${env:NAME} for a variable.',
  },
  cwd: { ...line, about: 'The folder in which the command starts, relative to the project.' },
  url: { ...line, filled: true, about: 'The URL of a server that speaks MCP over HTTP.' },
  headers: { ...textMap, about: 'Headers for each request. ${secret:NAME} stands for a secret.' },
} as const satisfies Record<string, Shape>

const oauthShape: Shape = {
  kind: 'record',
  others: 'refused',
  about: 'How Gantry identifies itself to the authorization server; without it, by registering itself.',
  keys: {
    clientId: { kind: 'text', max: 2_048, filled: true, about: 'The id of a registered client.' },
    clientSecret: { kind: 'text', max: 2_048, filled: true, about: 'Its secret, as ${secret:NAME}.' },
    clientMetadataUrl: { kind: 'text', max: 2_048, filled: true, about: 'A client id metadata document.' },
    scope: { kind: 'text', max: 2_048, filled: true, about: 'The scopes to ask for, separated by blanks.' },
  },
}

const toolRules: Shape = {
  kind: 'map',
  of: { kind: 'text', max: 5, oneOf: ['allow', 'ask', 'deny'] },
  max: 256,
  about: 'Rules by the name of a tool, in which * stands for any characters; the longest pattern decides.',
}

const agentShape: Shape = {
  kind: 'record',
  others: 'refused',
  required: ['command'],
  keys: {
    command: {
      ...line,
      filled: true,
      about: 'The program to start, which speaks the Agent Client Protocol on its standard streams.',
    },
    args: { kind: 'list', of: line, max: 256, about: 'The arguments of the command.' },
    env: { ...textMap, about: mcpServerKeys.env.about },
    cwd: { ...line, about: 'The folder in which the command starts, relative to the project.' },
  },
}

const needs = {
  keys: ['command', 'url'],
  sentence: 'needs either a "command" that starts it or the "url" of the server.',
}

const port: Shape = { kind: 'count', min: 1, max: 65_535, or: [], about: 'The port.' }
const host: Shape = {
  kind: 'text',
  max: 253,
  filled: true,
  pattern: '^[\\w.:-]+$',
  mistakeOf: (text) => (/^[\w.:-]+$/.test(text) ? undefined : 'must be a host name or an IP address.'),
}
const domain: Shape = {
  kind: 'text',
  max: 253,
  filled: true,
  mistakeOf: (text) => (asciiDomain(text) === undefined ? 'must be a domain like "example.org".' : undefined),
}
const mailbox: Shape = {
  kind: 'text',
  max: 512,
  filled: true,
  mistakeOf: (text) =>
    parseMailbox(text) === undefined
      ? 'must be an address, or a name with one like "Gantry <gantry@example.org>".'
      : undefined,
}

const mailShape: Shape = {
  kind: 'record',
  others: 'refused',
  about: 'How mail comes in and goes out.',
  keys: {
    smtp: {
      kind: 'record',
      others: 'refused',
      about: 'Receives mail by SMTP.',
      required: ['port', 'domains'],
      keys: {
        port,
        host: { ...host, about: 'The address to listen on, 127.0.0.1 by default.' },
        domains: { kind: 'list', of: domain, max: 100, about: 'The domains for which mail is received.' },
        bytesMax: { kind: 'count', min: 1_024, max: 26_214_400, or: [], about: 'The size of a message in bytes.' },
      },
    },
    outgoing: {
      kind: 'record',
      others: 'refused',
      about: 'The server through which mail is sent.',
      required: ['host', 'port', 'from'],
      keys: {
        host: { ...host, about: 'The name of the server.' },
        port,
        secure: {
          kind: 'boolean',
          about: 'True uses TLS from the first byte, false permits a connection without TLS.',
        },
        from: { ...mailbox, about: 'The sender, such as "Gantry <gantry@example.org>".' },
      },
    },
  },
}

const sandboxShape: Shape = {
  kind: 'record',
  others: 'refused',
  about: 'How the sandbox of commands, terminals and MCP servers differs from the default.',
  keys: {
    network: { kind: 'boolean', about: 'False leaves the loopback interface alone.' },
    readOnlyPaths: {
      kind: 'list',
      of: { kind: 'text', max: 4_096, filled: true },
      max: 100,
      about: 'Paths that commands can read and not write, relative to the project.',
    },
    memoryBytes: {
      kind: 'count',
      min: 67_108_864,
      max: 1_125_899_906_842_624,
      or: [],
      about: 'The memory of one process in bytes.',
    },
  },
}

/** What `gantry.json` may contain. */
export const configShape: Shape = {
  kind: 'record',
  others: 'refused',
  about: 'The configuration of a Gantry project.',
  keys: {
    $schema: { ...line, about: 'The schema of this file, for editors.' },
    name: { ...word, filled: true, about: 'The name of the project; that of its folder by default.' },
    defaultSkill: { ...word, about: 'The skill that agents use by default.' },
    aiModel: { ...word, about: 'The AI model that agents use by default, as provider/model.' },
    embeddingModel: { ...word, about: 'The model that makes the vectors of the knowledge, as provider/model.' },
    mcpServers: {
      kind: 'map',
      max: entriesMax,
      about: 'MCP servers by name. Without this key, those of .mcp.json are used.',
      of: {
        kind: 'record',
        others: 'refused',
        needs,
        keys: {
          ...mcpServerKeys,
          type: { ...mcpServerKeys.type, oneOf: ['stdio', 'http', 'streamable-http', 'sse'] },
          oauth: oauthShape,
          tools: toolRules,
        },
      },
    },
    agents: {
      kind: 'map',
      max: agentsMax,
      about: 'Agents that can be the backend of a chat, by name.',
      of: agentShape,
    },
    platform: { kind: 'free', about: 'Settings of the platform on which the project runs.' },
    scripts: {
      ...textMap,
      max: entriesMax,
      about: 'Shell commands by name. ${secret:NAME} stands for a secret, ${env:NAME} for a variable.',
    },
    rateLimit: {
      kind: 'count',
      min: 1,
      max: 1_000_000,
      or: ['off'],
      about: 'How many calls one credential may make in a minute.',
    },
    mail: mailShape,
    sandbox: sandboxShape,
  },
}

const servers: Shape = {
  kind: 'map',
  max: entriesMax,
  of: { kind: 'record', others: 'ignored', needs, keys: mcpServerKeys },
}

/** What Gantry reads of `.mcp.json`. */
export const mcpFileShape: Shape = { kind: 'record', others: 'ignored', keys: { mcpServers: servers, servers } }
