/**
 * Questions of ours and what answers them, for `quality.ts`: skills by their names in public repositories, packages
 * whose README is in node_modules, and guides and decisions of this project, in words that their titles do not have.
 * They were written with the names at hand, and not changed after they were asked.
 */
interface Question {
  readonly query: string
  /** Any of these is right. */
  readonly wanted: readonly string[]
}

export const skillQuestions: readonly Question[] = [
  { query: 'turn this spreadsheet of sales into charts', wanted: ['xlsx'] },
  { query: 'fill in a pdf form', wanted: ['pdf'] },
  { query: 'make a slide deck for the board', wanted: ['pptx'] },
  { query: 'write a Word report with a table of contents', wanted: ['docx'] },
  { query: 'an animated gif for our slack channel', wanted: ['slack-gif-creator'] },
  { query: 'build an MCP server for our internal API', wanted: ['mcp-builder'] },
  { query: 'test my local web app in a browser', wanted: ['webapp-testing'] },
  { query: 'a poster for the summer party', wanted: ['canvas-design'] },
  { query: 'generative art with p5', wanted: ['algorithmic-art'] },
  { query: 'the checks of our pull request fail in GitHub Actions', wanted: ['gh-fix-ci'] },
  { query: 'answer the review comments on my pull request', wanted: ['gh-address-comments', 'receiving-code-review'] },
  { query: 'find out of bounds reads with a sanitizer', wanted: ['address-sanitizer'] },
  { query: 'fuzz a Rust crate', wanted: ['cargo-fuzz'] },
  { query: 'fuzz a Python extension written in C', wanted: ['atheris'] },
  { query: 'write the tests before the implementation', wanted: ['test-driven-development'] },
  { query: 'a test fails and I do not know why', wanted: ['systematic-debugging'] },
  { query: 'delete old local git branches', wanted: ['git-cleanup'] },
  { query: 'set up a dev container', wanted: ['devcontainer-setup'] },
  {
    query: 'can the comparison of these secrets be timed',
    wanted: ['constant-time-analysis', 'constant-time-testing'],
  },
  { query: 'are keys wiped from memory after use', wanted: ['zeroize-audit'] },
  { query: 'a yara rule for this malware', wanted: ['yara-rule-authoring'] },
  { query: 'my React components render slowly', wanted: ['react-best-practices', 'vercel-react-best-practices'] },
  { query: 'scrolling a list is slow in our Expo app', wanted: ['react-native-skills', 'vercel-react-native-skills'] },
  { query: 'deploy this site and give me a link', wanted: ['deploy-to-vercel'] },
  { query: 'which of our dependencies are abandoned or have advisories', wanted: ['supply-chain-risk-auditor'] },
  { query: 'create a ticket in Linear', wanted: ['linear'] },
  { query: 'put the decisions of this conversation into our Notion wiki', wanted: ['notion-knowledge-capture'] },
  { query: 'prove a theorem in Lean', wanted: ['writing-lean-proofs'] },
  { query: 'find other places with the same bug', wanted: ['variant-analysis'] },
  { query: 'migrate the project from poetry to uv', wanted: ['modern-python'] },
  { query: 'read the results of a static analysis in SARIF', wanted: ['sarif-parsing'] },
  { query: 'write a semgrep rule for this pattern', wanted: ['semgrep-rule-creator'] },
  { query: 'check this Solana program for missing signer checks', wanted: ['solana-vulnerability-scanner'] },
  { query: 'property tests with hypothesis', wanted: ['property-based-testing'] },
  { query: 'what does a request to Claude cost', wanted: ['claude-api'] },
  { query: 'write the newsletter to all employees', wanted: ['internal-comms'] },
  { query: 'work on two features at once in separate working trees', wanted: ['using-git-worktrees'] },
  { query: 'publish this repository as open source', wanted: ['open-sourcing'] },
  { query: "apply the colors of Anthropic's brand", wanted: ['brand-guidelines'] },
  { query: 'is this page accessible', wanted: ['web-design-guidelines'] },
]

export const documentQuestions: readonly Question[] = [
  { query: 'parse cron expressions with time zones', wanted: ['croner'] },
  { query: 'send email with attachments', wanted: ['nodemailer'] },
  { query: 'create a server that receives mail by SMTP', wanted: ['smtp-server'] },
  { query: 'parse a raw email into text and attachments', wanted: ['postal-mime'] },
  { query: 'extract the text of a PDF', wanted: ['unpdf'] },
  { query: 'resize images and convert them to webp', wanted: ['sharp'] },
  { query: 'pool of PostgreSQL connections', wanted: ['pg-pool', 'pg'] },
  { query: 'validate data by a JSON schema', wanted: ['ajv'] },
  { query: 'date, uri and email formats for ajv', wanted: ['ajv-formats'] },
  { query: 'read a zip file entry by entry', wanted: ['yauzl'] },
  { query: 'create tar archives as a stream', wanted: ['tar-stream'] },
  {
    query: 'parse command line arguments',
    wanted: ['yargs', 'yargs-parser', 'minimist', 'arg', 'citty', 'nopt', 'argparse'],
  },
  { query: 'find files by glob patterns', wanted: ['glob', 'tinyglobby'] },
  { query: 'short unique ids that are safe in URLs', wanted: ['nanoid'] },
  { query: 'cache that drops the least recently used items', wanted: ['lru-cache', 'toad-cache'] },
  { query: 'colors in the terminal', wanted: ['picocolors', 'colorette', 'ansis', 'ansi-colors'] },
  { query: 'compare semantic version numbers', wanted: ['semver'] },
  { query: 'test properties with random inputs', wanted: ['fast-check'] },
  { query: 'open a pseudo terminal with a shell', wanted: ['node-pty'] },
  { query: 'clone a git repository in JavaScript without the git program', wanted: ['isomorphic-git'] },
  { query: 'convert Markdown to HTML', wanted: ['marked'] },
  { query: 'sanitize HTML against XSS', wanted: ['dompurify'] },
  { query: 'streaming parser of HTML and XML', wanted: ['htmlparser2'] },
  { query: 'WebSocket server', wanted: ['ws'] },
  { query: 'sign and verify JSON web tokens', wanted: ['jose'] },
  { query: 'OpenID Connect provider', wanted: ['oidc-provider'] },
  { query: 'media type of a file extension', wanted: ['mime-types', 'mime', 'mime-db'] },
  { query: 'IRC bot', wanted: ['irc-framework'] },
  { query: 'delete a folder with everything in it, like rm -rf', wanted: ['rimraf'] },
  { query: 'run code when the process exits, whatever the signal', wanted: ['signal-exit'] },
  { query: 'are two objects deeply equal', wanted: ['fast-deep-equal'] },
  { query: 'parse JSON without prototype poisoning', wanted: ['secure-json-parse'] },
  { query: 'logger that writes JSON with low overhead', wanted: ['pino'] },
  { query: 'parse uploads in multipart forms', wanted: ['busboy', '@fastify/busboy', '@fastify/multipart'] },
  { query: 'https requests through a proxy', wanted: ['https-proxy-agent'] },
  { query: 'parse JSON with comments and edit it', wanted: ['jsonc-parser'] },
  { query: 'decode text in windows-1251', wanted: ['iconv-lite'] },
  { query: 'watch files for changes', wanted: ['chokidar'] },
  { query: 'automate a browser', wanted: ['playwright-core'] },
  { query: 'parse XML into a JavaScript object', wanted: ['fast-xml-parser'] },
  { query: 'verify the signature of a webhook', wanted: ['standardwebhooks'] },
  { query: 'serve static files', wanted: ['serve-static', 'send', '@fastify/static'] },
  { query: 'retry a function with growing delays', wanted: ['exponential-backoff'] },
  { query: 'queue of work with limited concurrency', wanted: ['fastq'] },
  { query: 'address of the client behind trusted proxies', wanted: ['proxy-addr'] },
  { query: 'difference of two texts', wanted: ['diff'] },
  { query: 'code coverage by V8', wanted: ['c8', 'v8-to-istanbul'] },
  { query: 'hash of an object', wanted: ['ohash'] },
  { query: 'locks for asynchronous code', wanted: ['async-lock'] },
  { query: 'load environment variables from a .env file', wanted: ['dotenv'] },
]

export const projectQuestions: readonly Question[] = [
  {
    query: 'why do hooks of a repository never run when something is pushed',
    wanted: ['decisions/0011-git-push', 'decisions/0048-git'],
  },
  {
    query: 'two versions of the program on one database during an upgrade',
    wanted: ['decisions/0088-rolling-upgrade'],
  },
  { query: 'is an outgoing email lost if the process dies', wanted: ['decisions/0021-mail'] },
  { query: 'machines whose clocks differ', wanted: ['decisions/0089-database-clock'] },
  { query: 'thumbnails of uploaded photos', wanted: ['decisions/0020-resource-links'] },
  { query: 'how large may a request be', wanted: ['decisions/0003-body-limits'] },
  { query: 'one-time codes and security keys at login', wanted: ['decisions/0084-sign-in'] },
  { query: 'log in from a machine that has no browser', wanted: ['decisions/0119-device-sign-in'] },
  { query: 'why no logging library', wanted: ['decisions/0009-own-log-lines'] },
  { query: 'many subscriptions over a single websocket', wanted: ['decisions/0118-live-connection'] },
  {
    query: 'a computer in another network executes commands',
    wanted: ['decisions/0136-runners-on-other-machines', 'guides/runners'],
  },
  {
    query: 'when may a field be removed from the API',
    wanted: ['decisions/0112-what-may-break', 'guides/what-may-change'],
  },
  { query: 'undo a merge that has conflicts', wanted: ['decisions/0132-git-as-people-use-it', 'guides/git'] },
  { query: 'find texts of similar meaning with embeddings', wanted: ['decisions/0062-semantic-search'] },
  {
    query: 'keep a program from reading my home directory',
    wanted: ['decisions/0033-sandbox', 'decisions/0087-walls-for-every-program'],
  },
  { query: 'which third party libraries are used and why', wanted: ['decisions/0008-dependencies'] },
  {
    query: 'the conversation is longer than the model can read',
    wanted: ['decisions/0138-conversations-that-do-not-end', 'decisions/0063-compaction'],
  },
  { query: 'how much money may be spent on models in a month', wanted: ['decisions/0050-ai', 'guides/ai'] },
  {
    query: 'a separate checkout for each agent',
    wanted: ['decisions/0129-workspaces', 'decisions/0133-workspaces-and-files-to-their-end', 'guides/workspaces'],
  },
  {
    query: 'a bot in a Slack channel',
    wanted: [
      'guides/chat-integrations',
      'decisions/0065-chat-integrations',
      'decisions/0075-chat-integrations-by-kind',
    ],
  },
  { query: 'remarks on single lines of a diff', wanted: ['decisions/0121-boards-and-reviews', 'guides/reviews'] },
  {
    query: 'a job goes on after the machine crashed',
    wanted: ['decisions/0016-jobs', 'decisions/0131-programs-at-the-runner', 'guides/jobs'],
  },
  {
    query: 'somebody tampers with the audit trail',
    wanted: ['decisions/0093-history-that-forked', 'guides/security', 'guides/audit'],
  },
  { query: 'bits that flip on the disk', wanted: ['decisions/0038-checksums-and-doctor'] },
  { query: 'any node behind the load balancer can answer', wanted: ['decisions/0092-any-request-at-any-process'] },
  { query: 'signing in to a remote tool server', wanted: ['decisions/0057-mcp-oauth'] },
  {
    query: 'send a POST again without creating the thing twice',
    wanted: ['decisions/0013-repeated-calls-and-overload', 'decisions/0107-creates-and-retries'],
  },
  { query: 'another site makes the browser send a request', wanted: ['decisions/0037-browsers'] },
  {
    query: 'the tests take too long',
    wanted: ['decisions/0122-time-of-the-suite', 'decisions/0104-gates-by-hash', 'decisions/0028-test-suite'],
  },
  { query: 'benchmarks run on what users install', wanted: ['decisions/0126-measured-as-shipped'] },
  { query: 'change a settings file and keep its comments', wanted: ['decisions/0047-configuration-and-secrets'] },
  { query: 'kill servers at random to find bugs', wanted: ['decisions/0095-cluster-torture'] },
  {
    query: 'client libraries for Python and Go',
    wanted: ['decisions/0120-more-sdks', 'decisions/0041-client-and-sdk-gate'],
  },
  {
    query: 'my shell survives a restart of the server',
    wanted: ['decisions/0127-runner', 'decisions/0010-terminals', 'guides/terminals'],
  },
  { query: 'the server uses CPU although nobody uses it', wanted: ['decisions/0125-quiet-when-idle'] },
  {
    query: 'who may decide what a stranger asked the assistant to do',
    wanted: ['decisions/0080-authority-of-words', 'decisions/0077-authority-between-callers'],
  },
  {
    query: 'random inputs thrown at the API',
    wanted: ['decisions/0113-a-furnished-fuzz', 'decisions/0043-lists-and-names'],
  },
  { query: 'shrink the size of the installed package', wanted: ['decisions/0068-bundled-package'] },
]

/** Written later, from the names of the files alone, when the synonyms of the search were complete. */
export const furtherProjectQuestions: readonly Question[] = [
  {
    query: 'which callbacks may reach addresses in our own network',
    wanted: ['decisions/0015-webhook-secrets-and-egress'],
  },
  { query: 'how are web hooks signed', wanted: ['decisions/0015-webhook-secrets-and-egress', 'guides/events'] },
  { query: 'fetch the following part of a long list', wanted: ['guides/paging', 'decisions/0043-lists-and-names'] },
  {
    query: 'where are passwords of other services kept',
    wanted: ['decisions/0032-secret-box', 'decisions/0047-configuration-and-secrets', 'guides/configuration'],
  },
  {
    query: 'too many requests at the same time',
    wanted: ['decisions/0035-admission-and-shares', 'decisions/0013-repeated-calls-and-overload', 'guides/errors'],
  },
  {
    query: 'the service needs long to boot',
    wanted: [
      'decisions/0045-start-and-memory',
      'decisions/0124-late-start',
      'decisions/0071-what-a-request-and-a-start-cost',
    ],
  },
  { query: 'use ollama on my laptop', wanted: ['decisions/0073-local-models', 'guides/ai'] },
  { query: 'keep a slow task from holding up quick ones', wanted: ['decisions/0074-lanes-of-jobs'] },
  { query: 'tell an agent the conventions of the project', wanted: ['decisions/0059-context', 'guides/context'] },
  {
    query: 'pull documents from a repository into the knowledge',
    wanted: ['decisions/0061-git-import', 'decisions/0051-knowledge'],
  },
  { query: 'a reverse proxy with another hostname', wanted: ['decisions/0066-public-address', 'guides/operate'] },
  { query: 'how a new version is shipped', wanted: ['decisions/0067-releases'] },
  { query: 'one file without node_modules', wanted: ['decisions/0068-bundled-package'] },
  {
    query: 'cookies of signed in people',
    wanted: ['decisions/0083-browser-sessions-by-asvs', 'decisions/0037-browsers', 'guides/authentication'],
  },
  {
    query: 'how does the first administrator get in',
    wanted: ['decisions/0076-way-in', 'decisions/0086-trust-at-the-start', 'guides/quickstart', 'guides/people'],
  },
  {
    query: 'metrics and alerts',
    wanted: ['decisions/0090-what-is-watched', 'guides/operate', 'decisions/0054-operating'],
  },
  { query: 'feed the server with random malformed input', wanted: ['decisions/0113-a-furnished-fuzz'] },
  {
    query: 'which name does a new endpoint get',
    wanted: ['decisions/0114-names-of-operations', 'decisions/0043-lists-and-names'],
  },
  { query: 'read only the latest events', wanted: ['decisions/0117-newest-events-first', 'guides/events'] },
  {
    query: 'edit source files without a checkout',
    wanted: ['decisions/0128-files-for-agents-and-people', 'guides/files', 'decisions/0091-files-of-the-project'],
  },
  { query: 'shell for people and scripts', wanted: ['decisions/0134-command-line', 'guides/command-line'] },
  {
    query: 'wait for the outcome of a step for at most an hour',
    wanted: ['decisions/0078-time-of-a-plan-step', 'guides/plans', 'decisions/0018-plan-execution'],
  },
  {
    query: 'what a reply of the server must look like is verified',
    wanted: ['decisions/0106-what-is-served-is-checked', 'decisions/0007-serializers'],
  },
  { query: 'forbid rm and push for a bot', wanted: ['decisions/0139-rules-with-arguments', 'guides/agents'] },
  {
    query: 'requests in the dialect of OpenAI and Anthropic',
    wanted: ['decisions/0140-faithful-gateway', 'decisions/0050-ai', 'guides/ai'],
  },
  { query: 'use it in a continuous integration pipeline', wanted: ['guides/ci'] },
  { query: 'how do we compare with other products', wanted: ['guides/comparisons'] },
  {
    query: 'several processes share the load',
    wanted: ['guides/cluster', 'decisions/0092-any-request-at-any-process', 'decisions/0088-rolling-upgrade'],
  },
  {
    query: 'a tool asks the human before it acts',
    wanted: [
      'decisions/0005-approval-operations',
      'decisions/0146-gateway-and-mcp',
      'decisions/0139-rules-with-arguments',
      'guides/mcp',
      'guides/agents',
    ],
  },
  {
    query: 'make two writers not overwrite each other',
    wanted: ['guides/concepts', 'decisions/0025-staged-changes', 'guides/idempotency'],
  },
]
