/**
 * What git and the programs it starts find in their environment. A list of what is passed: the way to the user's own
 * configuration, keys and proxies, and nothing of the service or of npm.
 */
export function gitEnvironment(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const chosen = Object.entries(given).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && passed.has(entry[0]),
  )
  return { ...Object.fromEntries(chosen), ...fixed }
}

const passed = new Set([
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'TMPDIR',
  'TZ',
  'XDG_CONFIG_HOME',
  'XDG_RUNTIME_DIR',
  'XDG_CACHE_HOME',
  'XDG_DATA_HOME',
  'DBUS_SESSION_BUS_ADDRESS',
  'SSH_AUTH_SOCK',
  'KRB5CCNAME',
  'GNUPGHOME',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_SSH_VARIANT',
  'GIT_ASKPASS',
  'GIT_EXEC_PATH',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  'GIT_SSL_NO_VERIFY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'all_proxy',
  'HTTPS_PROXY',
  'NO_PROXY',
  'ALL_PROXY',
])

const fixed = {
  LANG: 'C.UTF-8',
  // The errors of git are read by machine, and so have to be in one language.
  LC_ALL: 'C',
  // Allowed by name: `protocol.allow=never` is outdone by `protocol.ext.allow=always`, this is not.
  GIT_ALLOW_PROTOCOL: 'http:https:ssh:git:file',
  // There is no user at a terminal or a screen who could answer.
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  SSH_ASKPASS_REQUIRE: 'never',
  GIT_OPTIONAL_LOCKS: '0',
  // A repository with missing objects must not fetch them during a push.
  GIT_NO_LAZY_FETCH: '1',
} as const
