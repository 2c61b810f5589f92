export interface Timeout {
  /** What is waited for. */
  readonly part: string
  readonly ms: number
  /** What happens when the time is over. */
  readonly outcome: string
}

/** How long the service waits for each part that it does not control. */
export const timeouts = {
  sqliteLock: {
    part: 'SQLite: the lock of another program on the database',
    ms: 4_000,
    outcome: '503 `overloaded`; nothing of the write is stored; reads go on',
  },
  postgresLock: {
    part: 'PostgreSQL: a lock of another client',
    ms: 4_000,
    outcome: '503 `overloaded`; nothing of the write is stored; reads go on',
  },
  postgresSilence: {
    part: 'PostgreSQL: a server that sends nothing by any connection',
    ms: 3_000,
    outcome:
      '503 `not_ready`; all connections are replaced; calls are refused at once until it answers; of a write that it did not confirm, the outcome is reported as unknown',
  },
  postgresConnection: {
    part: 'PostgreSQL: a new connection, or a free one',
    ms: 10_000,
    outcome: '503 `not_ready`; nothing of the write is stored',
  },
  postgresStatement: {
    part: 'PostgreSQL: one statement',
    ms: 60_000,
    outcome: '503 `not_ready`; the server ends the statement',
  },
  postgresTransaction: {
    part: 'PostgreSQL: a transaction of a process that has stopped',
    ms: 5_000,
    outcome: 'the server ends it, and other processes write again',
  },
  readinessProbe: {
    part: 'The store and the disk: one probe of the readiness',
    ms: 800,
    outcome: '`GET /health/ready` answers 503 `not_ready` until a later probe succeeds',
  },
  // A reader of a terminal may wait for 30 seconds.
  relayAnswer: {
    part: 'Another process of the service, to which a call was relayed: the next bytes of its answer',
    ms: 45_000,
    outcome: '503 `not_ready`; of a call that changes something, the outcome is reported as unknown',
  },
  runnerSilence: {
    part: 'A runner on another machine: a sign of life of its connection',
    ms: 10_000,
    outcome: 'the connection is cut, its terminals are `lost` until it is back, and its jobs wait for it',
  },
  runnerAway: {
    part: 'A runner on another machine: its next connection',
    ms: 300_000,
    outcome: 'it ends what it runs, and its jobs are `interrupted`',
  },
  // The files of a task may be 2 GiB, on a slow disk.
  runnerFiles: {
    part: 'A runner on another machine: its answer to one call about the files of a task, while it is connected',
    ms: 600_000,
    outcome: 'the job fails, and says that the runner has not answered',
  },
  bucketConnection: {
    part: 'S3: a connection',
    ms: 5_000,
    outcome: 'tried three times, then 503 `not_ready`; nothing of an upload is stored',
  },
  bucketAnswer: {
    part: 'S3: the answer to a request, with all attempts, and each next part of a download',
    ms: 30_000,
    outcome: '503 `not_ready`; nothing of an upload is stored; a download that has begun is cut',
  },
  // A server that has taken 10,000 parts needs a while to put them together.
  bucketCompletion: {
    part: 'S3: the answer to the last request of an upload, with all attempts',
    ms: 60_000,
    outcome: '503 `not_ready`; nothing of an upload is stored',
  },
  // A reader of ours may be this slow.
  bucketIdle: {
    part: 'S3: an idle connection, as of a client that reads slowly',
    ms: 300_000,
    outcome: 'the download is cut',
  },
  downloadSilence: {
    part: 'A download: a client that takes nothing of it',
    ms: 300_000,
    outcome: 'the connection is cut, and the file is closed; a client goes on with `Range`',
  },
  smtpConnection: {
    part: 'SMTP, outgoing: a connection, and the greeting',
    ms: 30_000,
    outcome: 'the job waits and tries again, and then fails with `not_sent`',
  },
  smtpName: {
    part: 'SMTP, outgoing: the address of the server',
    ms: 15_000,
    outcome: 'the job waits and tries again, and then fails with `not_sent`',
  },
  smtpAnswer: {
    part: 'SMTP, outgoing: an answer of the server',
    ms: 300_000,
    outcome:
      'the job waits and tries again; once the whole message was sent, it fails and reports the outcome as unknown',
  },
  smtpClient: {
    part: 'SMTP, incoming: the next command or data of a client',
    ms: 60_000,
    outcome: 'the connection is closed, and an incomplete message is dropped',
  },
  smtpSession: {
    part: 'SMTP, incoming: a whole connection',
    ms: 600_000,
    outcome: 'the connection is closed, and an incomplete message is dropped',
  },
  messageReading: {
    part: 'Mail: the reading of one message',
    ms: 15_000,
    outcome: '413 `payload_too_large`; SMTP: 554',
  },
  mcpStart: {
    part: 'MCP: the start of a server and its list of tools',
    ms: 15_000,
    outcome: '502 `mcp_server_unavailable` (`executeMcpTool`: 500); the next start waits longer',
  },
  mcpProgramStart: {
    part: 'MCP: the start of a server that is a program, until its tools are listed; `startupTimeout` of its entry is another',
    ms: 60_000,
    outcome: '502 `mcp_server_unavailable` (`executeMcpTool`: 500); the next start waits longer',
  },
  mcpList: {
    part: 'MCP: one server in the list of all tools',
    ms: 5_000,
    outcome: 'the tools that it had last are listed, or it is among the failures; its start goes on',
  },
  mcpAlive: {
    part: 'MCP: a sign of life after a call was given up',
    ms: 5_000,
    outcome: 'the server is ended, and the next call starts it again',
  },
  mcpSilence: {
    part: 'MCP: an answer or a sign of progress of a tool',
    ms: 60_000,
    outcome: '504 `mcp_timeout` (`executeMcpTool`: 500); the server is asked to cancel the call',
  },
  mcpCall: {
    part: 'MCP: a whole call of a tool',
    ms: 600_000,
    outcome: '504 `mcp_timeout` (`executeMcpTool`: 500); the server is asked to cancel the call',
  },
  mcpInput: {
    ms: 600_000,
    part: 'MCP: an answer to what a server of a 2025 specification asks in the middle of a call',
    outcome: 'the server is told that nobody answered',
  },
  mcpQuestion: {
    ms: 300_000,
    part: 'MCP: the answer of a person at a client to which a question was sent (specifications of 2025)',
    outcome: '403; the call waits for a person of the service',
  },
  gitSilence: {
    part: 'Git: a sign of life of the remote, or the end of other pushes',
    ms: 60_000,
    outcome: '504 `upstream_timeout`, or 409 `git_busy`',
  },
  gitPush: {
    part: 'Git: a whole push',
    ms: 600_000,
    outcome: '504 `upstream_timeout`',
  },
  gitFetch: {
    part: 'Git: a whole fetch, pull or clone',
    ms: 3_600_000,
    outcome: 'the job fails with `upstream_timeout`',
  },
  gitLocal: {
    part: 'Git: a command that works in the project alone',
    ms: 30_000,
    outcome: '503 `overloaded`; the command is ended',
  },
  gitVersion: {
    part: 'Git: the version of the git program',
    ms: 5_000,
    outcome: 'isomorphic-git pushes and reads; all else is `git_unsupported`',
  },
  webhookAttempt: {
    part: 'Webhooks: one attempt, from the lookup of the name to the whole response',
    ms: 15_000,
    outcome: 'the delivery is attempted again, with a growing pause',
  },
  webhookTarget: {
    part: 'Webhooks: the lookup of a name when a webhook is created',
    ms: 3_000,
    outcome: 'the webhook is created; the address is checked again at each attempt',
  },
  oidcRequest: {
    part: 'OpenID provider: one request',
    ms: 15_000,
    outcome: 'the sign-in ends with a page that says so; the next one asks again',
  },
  chatPlatformCall: {
    part: 'Chat platforms: one call by HTTP, from the lookup of the name to the whole response',
    ms: 15_000,
    outcome: 'the message is sent again, with a growing pause',
  },
  chatPlatformFile: {
    part: 'Chat platforms: a file of a message, whole',
    ms: 60_000,
    outcome: 'a message that came is taken without it, and says so; one that goes is sent again, with a growing pause',
  },
  chatPlatformConnection: {
    part: 'Chat platforms: a connection, and the answer to the sign-in',
    ms: 15_000,
    outcome: 'the connection is tried again, with a growing pause',
  },
  chatPlatformSilence: {
    part: 'Chat platforms: a sign of life of a connection',
    ms: 60_000,
    outcome: 'the connection is opened anew, and what the platform did not confirm is sent again',
  },
  aiHead: {
    part: 'AI: the first byte of the answer of a provider',
    ms: 120_000,
    outcome: 'asked again up to two times, then 502 `ai_provider_error`',
  },
  aiFirstPart: {
    part: 'AI: the first part of an answer that a client of `/v1` has streamed, before its status is sent',
    ms: 30_000,
    outcome: 'the stream begins without it, and a later refusal of the provider is its event `error`',
  },
  aiSilence: {
    part: 'AI: the next part of a streamed answer',
    ms: 120_000,
    outcome: 'the call is ended with 502 `ai_provider_error`, in a stream with the event `error`',
  },
  aiImage: {
    part: 'AI: an image that a request names by its address',
    ms: 30_000,
    outcome: '400 `validation_failed`',
  },
  aiTest: {
    part: 'AI: the test of a provider',
    ms: 15_000,
    outcome: 'the test answers that the provider is not reachable',
  },
  thumbnail: {
    part: 'Thumbnails: the process that renders',
    ms: 20_000,
    outcome: 'the process is ended, and the file has no thumbnail',
  },
  embedQuestion: {
    part: 'AI provider: the vector of a search',
    ms: 3_000,
    outcome: 'the knowledge is searched by words, and `semantic.state` says so',
  },
  knowledgePage: {
    part: 'Knowledge: a web page that is imported, with all of its bytes',
    ms: 20_000,
    outcome: 'the page is not imported, and the log of the job says so',
  },
  queryWords: {
    part: 'Knowledge: the answer of the model that is asked for other words of a question',
    ms: 5_000,
    outcome: 'the words of the question are searched alone, and `expansion.state` is `unavailable`',
  },
  conversion: {
    part: 'Knowledge: the process that reads a PDF or HTML file',
    ms: 30_000,
    outcome: 'the process is ended, and the file is not imported',
  },
  sandboxProbe: {
    part: 'Sandbox: the trial run of a launcher at the start',
    ms: 10_000,
    outcome: 'the launcher counts as one that does not work',
  },
} as const satisfies Readonly<Record<string, Timeout>>
